import Foundation
import Testing
import UIKit

@Suite("Files of Interface Builder") @MainActor
struct InterfaceFileTests {
  private let stage = Stage()

  private func messages(_ body: () -> Void) -> [String] {
    stage.environment.bind(body)
    return stage.log.all.filter { $0.code == .interfaceBuilderFile }.map(\.message)
  }

  @Test("a nib has no objects, and each use is a violation")
  func nib() {
    let found = messages {
      #expect(UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil).isEmpty)
      #expect(Bundle.main.loadNibNamed("Header", owner: nil) == nil)
    }
    #expect(found.count == 2)
    #expect(found.first?.contains("the nib 'Row'") == true)
    #expect(found.last?.contains("the nib 'Header'") == true)
  }

  @Test("the registration of a nib is a violation, and its identifier has no class")
  func registration() {
    let found = messages {
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
      #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
      table.register(UINib(nibName: "Top", bundle: nil), forHeaderFooterViewReuseIdentifier: "top")
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "top") == nil)
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.register(UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "tile")
      collection.register(
        UINib(data: Data(), bundle: nil), forSupplementaryViewOfKind: "kind",
        withReuseIdentifier: "part")
    }
    #expect(found.count == 4)
  }

  @Test("a storyboard makes an empty controller or none, and each use is a violation")
  func storyboard() {
    let found = messages {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      #expect(storyboard.instantiateInitialViewController() == nil)
      let controller = storyboard.instantiateViewController(withIdentifier: "Detail")
      #expect(controller.storyboard == nil && controller.view.subviews.isEmpty)
    }
    #expect(found.count == 2)
    #expect(found.last?.contains("'Detail' of the storyboard 'Main'") == true)
  }

  private final class Item: UITabBarItem {
    let isDecoded: Bool

    override init() {
      isDecoded = false
      super.init()
    }

    required init?(coder: NSCoder) {
      isDecoded = true
      super.init(coder: coder)
    }
  }

  @Test("bar items and recognizers are created from an archive without their contents")
  func coder() {
    #expect(Item(coder: NSCoder())?.isDecoded == true)
    #expect(UIBarButtonItem(coder: NSCoder())?.title == nil)
    #expect(UINavigationItem(coder: NSCoder())?.title == nil)
    #expect(UITapGestureRecognizer(coder: NSCoder())?.numberOfTapsRequired == 1)
  }
}
