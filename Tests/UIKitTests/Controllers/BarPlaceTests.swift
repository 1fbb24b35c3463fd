import Testing
import UIKit

@Suite("Places of bars and groups of buttons")
@MainActor
struct BarPlaceTests {
  private final class Placer: NSObject, UIToolbarDelegate, UISearchBarDelegate,
    UINavigationBarDelegate
  {
    var place = UIBarPosition.topAttached
    func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
  }

  @Test("a bar is where its delegate says, or at the default place of its kind")
  func places() {
    let (toolbar, search, navigation) = (UIToolbar(), UISearchBar(), UINavigationBar())
    let placer = Placer()
    #expect(toolbar.barPosition == .bottom)
    #expect(search.barPosition == .any)
    #expect(navigation.barPosition == .top)
    toolbar.delegate = placer
    search.delegate = placer
    navigation.delegate = placer
    for bar in [toolbar, search, navigation] as [any UIBarPositioning] {
      #expect(bar.barPosition == .topAttached)
    }
    placer.place = .any
    #expect(toolbar.barPosition == .bottom && navigation.barPosition == .top)
  }

  @Test("buttons and groups of an edge are two views of the same thing")
  func groups() {
    let item = UINavigationItem(title: "a")
    let (first, second, third) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    #expect(item.leadingItemGroups.isEmpty && item.trailingItemGroups.isEmpty)
    let group = UIBarButtonItemGroup(barButtonItems: [first, second], representativeItem: third)
    #expect(first.buttonGroup === group && third.buttonGroup == nil)
    let fixed = third.creatingFixedGroup()
    #expect(fixed.alwaysAvailable && fixed.barButtonItems == [third])
    item.leadingItemGroups = [group, fixed]
    #expect(item.leftBarButtonItems == [first, second, third])
    #expect(item.leadingItemGroups == [group, fixed])
    item.trailingItemGroups = [group, fixed]
    #expect(item.rightBarButtonItems == [third, second, first])
    #expect(item.trailingItemGroups == [group, fixed])
    let other = UIBarButtonItem()
    item.rightBarButtonItems = [other, first]
    #expect(item.trailingItemGroups.map(\.barButtonItems) == [[first, other]])
    item.leftBarButtonItem = nil
    #expect(item.leadingItemGroups.isEmpty)
    item.leadingItemGroups = []
    #expect(item.leftBarButtonItems == nil)
  }

  @Test("a button that leaves a group or joins another knows")
  func membership() {
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
    let group = UIBarButtonItemGroup(barButtonItems: [first], representativeItem: nil)
    group.barButtonItems = [second]
    #expect(first.buttonGroup == nil && second.buttonGroup === group)
    let other = second.creatingMovableGroup(customizationIdentifier: "a")
    #expect(second.buttonGroup === other)
    group.barButtonItems = []
    #expect(second.buttonGroup === other)
  }
}
