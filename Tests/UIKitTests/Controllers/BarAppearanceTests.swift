import Foundation
import Testing
import UIKit

@MainActor @Suite("Appearances of bars")
struct BarAppearanceTests {
  @Test("each configuration sets ground and hairline")
  func grounds() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.background == .default && appearance.shadowColor == .separator)
    appearance.backgroundColor = .red
    appearance.configureWithTransparentBackground()
    #expect(appearance.background == .transparent && appearance.backgroundColor == nil)
    #expect(appearance.shadowColor == nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.background == .opaque && appearance.shadowColor == .separator)
    #expect(appearance.backgroundColor == .systemBackground)
  }

  @Test("a bar keeps a copy, down to the looks of its buttons")
  func copies() {
    let (bar, appearance) = (UINavigationBar(), UINavigationBarAppearance())
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 1, vertical: 2)
    bar.standardAppearance = appearance
    appearance.backgroundColor = .blue
    appearance.buttonAppearance.normal.titlePositionAdjustment = .zero
    #expect(bar.standardAppearance.backgroundColor == nil)
    #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(bar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment.vertical == 2)
    bar.standardAppearance.backgroundColor = .green
    #expect(bar.standardAppearance.backgroundColor == .green)
  }

  @Test("an appearance is made from one of another kind of bar")
  func acrossBars() {
    let tab = UITabBarAppearance()
    tab.configureWithTransparentBackground()
    tab.stackedLayoutAppearance.selected.iconColor = .red
    let toolbar = UIToolbarAppearance(barAppearance: tab)
    #expect(toolbar.background == .transparent && toolbar.shadowColor == nil)
    let copy = UITabBarAppearance(barAppearance: tab)
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .red)
    tab.stackedLayoutAppearance.selected.iconColor = .blue
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .red)
  }

  @Test("both images lead back, or neither")
  func backIndicator() {
    let appearance = UINavigationBarAppearance()
    let image = UIImage(name: "back", size: CGSize(width: 10, height: 10))
    appearance.setBackIndicatorImage(image, transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage == nil)
    appearance.setBackIndicatorImage(image, transitionMaskImage: image)
    #expect(appearance.backIndicatorImage == image)
  }

  @Test("the look in a situation is the nearest that is said, the item's before the bar's")
  func situations() {
    let (bar, item) = (UINavigationBar(), UINavigationItem(title: "A"))
    bar.items = [item]
    func look(_ isAtScrollEdge: Bool, _ isCompact: Bool) -> UIColor? {
      bar.appearance(isAtScrollEdge: isAtScrollEdge, isCompact: isCompact).backgroundColor
    }
    func appearance(_ color: UIColor) -> UINavigationBarAppearance {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = color
      return appearance
    }
    bar.standardAppearance = appearance(.red)
    #expect(look(false, false) == .red && look(true, true) == .red)
    bar.compactAppearance = appearance(.green)
    #expect(look(false, true) == .green && look(true, true) == .green && look(true, false) == .red)
    bar.scrollEdgeAppearance = appearance(.blue)
    #expect(look(true, false) == .blue && look(true, true) == .blue && look(false, true) == .green)
    bar.compactScrollEdgeAppearance = appearance(.yellow)
    #expect(look(true, true) == .yellow)
    item.standardAppearance = appearance(.black)
    #expect(look(false, false) == .black)
    #expect(look(true, true) == .black)
  }
}
