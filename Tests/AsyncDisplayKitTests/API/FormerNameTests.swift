// Without `@testable`, as an app sees the module.
import AsyncDisplayKit
import Testing
import UIKit
import UIKitSimulation

@Suite("Former names and raw types of Texture")
@MainActor
struct FormerNameTests {
  private class Rows: NSObject, ASTableViewDataSource {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableNode(
      _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
    ) -> ASCellNodeBlock { { FormerNameTests.cell() } }
  }

  private nonisolated static func cell() -> sending ASCellNode {
    let cell = ASCellNode()
    cell.style.preferredSize = CGSize(width: 10, height: 10)
    return cell
  }

  private final class OldestListener: NSObject, ASTableViewDelegate, ASCollectionViewDelegate {
    var shown: [String] = []
    func tableView(_ tableView: ASTableView, willDisplayNodeForRowAt indexPath: IndexPath) {
      shown.append("row \(indexPath.row)")
    }
    func collectionView(
      _ collectionView: ASCollectionView, willDisplayNodeForItemAt indexPath: IndexPath
    ) { shown.append("item \(indexPath.item)") }
  }

  private final class OlderListener: NSObject, ASTableViewDelegate, ASCollectionViewDelegate {
    var shown: [String] = []
    func tableView(
      _ tableView: ASTableView, willDisplay node: ASCellNode, forRowAt indexPath: IndexPath
    ) { shown.append("older row \(indexPath.row)") }
    func tableView(_ tableView: ASTableView, willDisplayNodeForRowAt indexPath: IndexPath) {
      shown.append("row \(indexPath.row)")
    }
    func collectionView(
      _ collectionView: ASCollectionView, willDisplay node: ASCellNode,
      forItemAt indexPath: IndexPath
    ) { shown.append("older item \(indexPath.item)") }
    func collectionView(
      _ collectionView: ASCollectionView, willDisplayNodeForItemAt indexPath: IndexPath
    ) { shown.append("item \(indexPath.item)") }
  }

  private final class Items: NSObject, ASCollectionViewDataSource,
    ASCollectionViewDelegateFlowLayout
  {
    func collectionNode(
      _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock { { FormerNameTests.cell() } }
  }

  private func show(_ node: ASDisplayNode, in window: UIWindow) {
    node.frame = window.bounds
    window.addSubview(node.view)
    window.layoutIfNeeded()
  }

  // Source: `ASTableView.mm`, `-tableView:willDisplayCell:forRowAtIndexPath:`, and `ASCollectionView.mm`,
  // `-collectionView:willDisplayCell:forItemAtIndexPath:`.
  @Test("the oldest display events are called if no other is implemented")
  func oldestEvents() {
    let (rows, items) = (Rows(), Items())
    let (oldest, older) = (OldestListener(), OlderListener())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    for (delegate, isOldest) in [(oldest as NSObject, true), (older, false)] {
      let table = ASTableNode(style: .plain)
      table.dataSource = rows
      table.delegate = delegate as? any ASTableDelegate
      let collection = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
      collection.dataSource = items
      collection.delegate = delegate as? any ASCollectionDelegate
      for node in [table, collection] { show(node, in: window) }
      table.waitUntilAllUpdatesAreProcessed()
      collection.waitUntilAllUpdatesAreProcessed()
      window.layoutIfNeeded()
      let prefix = isOldest ? "" : "older "
      let shown = isOldest ? oldest.shown : older.shown
      #expect(Set(shown) == Set(["row 0", "row 1", "item 0", "item 1"].map { prefix + $0 }))
    }
  }

  @Test("a delegate of the former flow layout protocol is accepted")
  func flowLayoutDelegate() {
    let items = Items()
    let node = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
    node.delegate = items
    #expect(node.delegate === items)
  }

  // Source: `ASCollectionViewProtocols.h`, `ASCellLayoutMode`, and `ASElementMap.h`, `count`.
  @Test("layout modes and counts of elements have Texture's types")
  func rawTypes() {
    let bits: UInt16 = ASCellLayoutMode.alwaysBatchUpdateSectionReload.rawValue
    #expect(bits == 512)
    let count: UInt = ASElementMap().count
    #expect(count == 0)
  }

  // Source: `ASScrollDirection.h`, the functions.
  @Test("each direction of scrolling has a function that looks for it")
  func directions() {
    let functions = [
      ASScrollDirectionContainsRight, ASScrollDirectionContainsLeft, ASScrollDirectionContainsUp,
      ASScrollDirectionContainsDown,
    ]
    let directions: [ASScrollDirection] = [.right, .left, .up, .down]
    for (index, direction) in directions.enumerated() {
      #expect(functions.map { $0(direction) } == directions.indices.map { $0 == index })
    }
  }

  // Source: `ASInternalHelpers.h`, `ASConcatInsets` and `ASPerformBlockWithoutAnimation`.
  @Test("insets are added, and a closure runs with or without animations")
  func helpers() {
    let insets = ASConcatInsets(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
      UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    #expect(insets == UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
    var enabled: [Bool] = []
    for without in [true, false] {
      ASPerformBlockWithoutAnimation(without) { enabled.append(UIView.areAnimationsEnabled) }
    }
    #expect(enabled == [false, true])
    #expect(ASScreenScale() == UIScreen.main.scale)
  }

  private final class BatchCounter: ASCollectionNode {
    var batches = 0
    override func performBatch(
      animated: Bool, updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      batches += 1
      super.performBatch(animated: animated, updates: updates, completion: completion)
    }
  }

  // Source: `ASCollectionNode.mm`, `-reloadDataWithCompletion:`.
  @Test("the reload of a loaded collection node is a batch of the node")
  func reloadIsBatch() {
    let items = Items()
    let node = BatchCounter(collectionViewLayout: UICollectionViewFlowLayout())
    node.dataSource = items
    node.reloadData()
    #expect(node.batches == 0)
    _ = node.view
    node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    var isDone = false
    node.reloadData { isDone = true }
    #expect(node.batches == 1 && !isDone)
    node.waitUntilAllUpdatesAreProcessed()
    node.view.layoutIfNeeded()
    #expect(isDone && node.numberOfItems(inSection: 0) == 2)
  }

  private final class Negative: ASDKViewController<ASTableNode> {
    var depth = -1
    var questions = 0
    override func visibilityDepth() -> Int {
      questions += 1
      return depth
    }
  }

  // Source: `ASDKViewController.mm`, `-visibilityDepthDidChange`.
  @Test("a controller is asked for its depth in any case")
  func depthIsAsked() {
    let controller = Negative(node: ASTableNode(style: .plain))
    controller.automaticallyAdjustRangeModeBasedOnViewEvents = false
    controller.questions = 0
    controller.visibilityDepthDidChange()
    #expect(controller.questions == 1)
  }

  @Test("the closures and blocks of the headers have their names")
  func closures() {
    let traits: ASDisplayTraitsForTraitCollectionBlock = { _ in
      ASTraitCollection(primitiveTraitCollection: ASPrimitiveTraitCollection())
    }
    let controller = ASDKViewController(node: ASDisplayNode())
    controller.overrideDisplayTraitsWithTraitCollection = traits
    #expect(controller.overrideDisplayTraitsWithWindowSize == nil)
    let element: ASCollectionLayoutStateGetElementBlock = { _ in nil }
    #expect(element(ASLayout(layoutElement: ASDisplayNode(), size: .zero)) == nil)
  }
}
