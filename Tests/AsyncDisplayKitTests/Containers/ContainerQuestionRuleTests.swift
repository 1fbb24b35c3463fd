import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Rules of the sources of Texture about what containers ask their nodes and data sources.
@Suite("Questions of containers to nodes and data sources") @MainActor
struct ContainerQuestionRuleTests {
  private let host = ContainerHost()

  /// Answers questions about the pan gesture.
  private final class GuardedNode: ASCollectionNode, UIGestureRecognizerDelegate {
    @MainActor var begins = true
    @MainActor var receives = true
    @MainActor var runsTogether = false
    @MainActor private(set) var asked: [UIGestureRecognizer] = []

    override func gestureRecognizerShouldBegin(
      _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      asked.append(gestureRecognizer)
      return begins
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { receives }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { runsTogether }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { runsTogether }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { runsTogether }
  }

  // Source: `ASCollectionView.mm` and `ASCollectionNode.mm`, `-gestureRecognizerShouldBegin:` and
  // `-gestureRecognizer:shouldReceiveTouch:`.
  @Test("a collection node decides whether its view can be dragged", arguments: [true, false])
  func dragging(mayDrag: Bool) {
    let source = GridSource(sections: 1, items: 60)
    let node = host.show(GuardedNode(collectionViewLayout: UICollectionViewFlowLayout())) {
      $0.dataSource = source
    }
    host.bind {
      node.begins = mayDrag
      node.view.beginDragging()
      node.view.drag(by: CGPoint(x: 0, y: -50))
      #expect(node.asked.contains { $0 === node.view.panGestureRecognizer })
      #expect(node.contentOffset.y == (mayDrag ? 50 : 0))
      node.view.endDragging()
      node.begins = true
      node.receives = mayDrag
      node.view.beginDragging()
      #expect(node.view.isDragging == mayDrag)
    }
  }

  // Source: `ASCollectionView.mm`, the three methods after `-gestureRecognizer:shouldReceivePress:`.
  @Test(
    "a collection node decides whether its pan gesture runs beside others",
    arguments: [true, false])
  func simultaneousGestures(isAllowed: Bool) throws {
    try host.bind {
      let node = GuardedNode(collectionViewLayout: UICollectionViewFlowLayout())
      node.runsTogether = isAllowed
      let (pan, other) = (node.view.panGestureRecognizer, UITapGestureRecognizer())
      let delegate = try #require(pan.delegate)
      #expect(
        delegate.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other) == isAllowed)
      #expect(delegate.gestureRecognizer(pan, shouldRequireFailureOf: other) == isAllowed)
      #expect(delegate.gestureRecognizer(pan, shouldBeRequiredToFailBy: other) == isAllowed)
      let plain = ASCollectionNode.flow()
      let ofPlain = try #require(plain.view.panGestureRecognizer.delegate)
      #expect(!ofPlain.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other))
      #expect(plain.gestureRecognizerShouldBegin(other))
    }
  }

  // Source: `ASCollectionView.mm`, `-gestureRecognizerShouldBegin:`, which asks a missing node.
  @Test("a collection view without a node cannot be dragged, with an advisory")
  func viewWithoutNode() {
    host.bind {
      let view = ASCollectionView(
        frame: host.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      host.window.addSubview(view)
      view.beginDragging()
      #expect(!view.isDragging)
    }
    #expect(host.reports.all.map(\.code) == [.containerViewWithoutNode])
  }

  /// Older members for counts and cells, beside the node's member that a test switches on.
  private class OlderItems: NSObject {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: ASCollectionView, nodeForItemAt indexPath: IndexPath
    ) -> ASCellNode { FixedCellNode(size: CGSize(width: 20, height: 20)) }
  }

  private final class ItemsOfBothKinds: OlderItems, ASCollectionDataSource {
    private(set) var questions = 0
    func collectionNode(
      _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
    ) -> Int {
      questions += 1
      return 3
    }
  }

  private final class SectionsOfBothKinds: OlderItems, ASCollectionDataSource {
    func numberOfSections(in collectionNode: ASCollectionNode) -> Int { 2 }
  }

  private final class NodesOfBothKinds: OlderItems, ASCollectionDataSource {
    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
    ) -> ASCellNode { ASCellNode() }
  }

  private final class PlainOlderItems: OlderItems, ASCollectionDataSource {}

  private func counts(_ source: any ASCollectionDataSource) -> [Int] {
    host.retained.append(source)
    return host.bind {
      let view = ASCollectionView(
        frame: host.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      view.asyncDataSource = source
      host.window.addSubview(view)
      host.settle()
      return (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    }
  }

  // Source: `ASCollectionView.mm`, `-numberOfSectionsInDataController:`, `-dataController:rowsInSection:`
  // and `GET_COLLECTIONNODE_OR_RETURN`.
  @Test(
    "a collection view without a node has no items where a data source has the node's member too")
  func bothKindsOfMembers() {
    let items = ItemsOfBothKinds()
    #expect(counts(items) == [0, 0])
    #expect(items.questions == 1)
    #expect(counts(SectionsOfBothKinds()) == [])
    #expect(host.reports.all.map(\.code) == [.containerViewWithoutNode, .containerViewWithoutNode])
    #expect(counts(PlainOlderItems()) == [3, 3])
    #expect(host.reports.all.count == 2)
  }

  @Test(
    "an item of such a data source is an empty cell node where it has the node's member for nodes")
  func bothKindsOfNodes() {
    let source = NodesOfBothKinds()
    host.bind {
      let view = ASCollectionView(
        frame: host.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      view.asyncDataSource = source
      host.window.addSubview(view)
      host.settle()
      let node = view.nodeForItem(at: IndexPath(item: 0, section: 0))
      #expect(node != nil && !(node is FixedCellNode))
    }
  }

  private class OlderRows: NSObject {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: ASTableView, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
      FixedCellNode(size: CGSize(width: 20, height: 20))
    }
  }

  private final class RowsOfBothKinds: OlderRows, ASTableDataSource {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 3 }
  }

  private final class RowSectionsOfBothKinds: OlderRows, ASTableDataSource {
    func numberOfSections(in tableNode: ASTableNode) -> Int { 2 }
  }

  private final class RowNodesOfBothKinds: OlderRows, ASTableDataSource {
    func tableNode(
      _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
    ) -> ASCellNodeBlock { { ASCellNode() } }
  }

  private final class PlainOlderRows: OlderRows, ASTableDataSource {}

  // Source: `ASTableView.mm`, `-numberOfSectionsInDataController:`, `-dataController:rowsInSection:`,
  // `-dataController:nodeBlockAtIndexPath:shouldAsyncLayout:` and `GET_TABLENODE_OR_RETURN`.
  @Test("so does a table view without a node")
  func tableViewWithoutNode() {
    func shown(_ source: any ASTableDataSource) -> (rows: [Int], nodes: [Bool]) {
      host.retained.append(source)
      return host.bind {
        let view = ASTableView(frame: host.window.bounds, style: .plain)
        view.asyncDataSource = source
        host.window.addSubview(view)
        host.settle()
        let rows = (0..<view.numberOfSections).map { view.numberOfRows(inSection: $0) }
        return (rows, view.visibleNodes().map { $0 is FixedCellNode })
      }
    }
    #expect(shown(RowsOfBothKinds()).rows == [0, 0])
    #expect(shown(RowSectionsOfBothKinds()).rows == [])
    #expect(shown(PlainOlderRows()) == ([3, 3], Array(repeating: true, count: 6)))
    #expect(!shown(RowNodesOfBothKinds()).nodes.contains(true))
  }

  /// Items below a header with a range of sizes.
  private class HeadedItems: FixedItems {
    func collectionNode(
      _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
    ) -> ASSizeRange { ASSizeRangeMake(.zero, CGSize(width: 375, height: 80)) }
  }

  /// One header of an interop data source that has no method for views.
  private final class HeaderSource: HeadedItems, ASCollectionDataSourceInterop,
    ASCollectionDelegateFlowLayout, UICollectionViewDelegateFlowLayout
  {
    private(set) var shown: [ASCellNode] = []

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 375, height: 30) }
    func collectionNode(
      _ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode
    ) { shown.append(node) }
  }

  // Source: `ASCollectionView.mm`,
  // `-dataController:supplementaryNodeBlockOfKind:atIndexPath:shouldAsyncLayout:`.
  @Test("an interop data source without views of supplementary elements shows empty cell nodes")
  func headerWithoutView() throws {
    let source = HeaderSource()
    let kind = UICollectionView.elementKindSectionHeader
    let node = host.show(ASCollectionNode.flow()) { node in
      node.registerSupplementaryNode(ofKind: kind)
      node.dataSource = source
      node.delegate = source
    }
    let path = IndexPath(item: 0, section: 0)
    let map = node.visibleElements
    let header = try #require(map.supplementaryElement(ofKind: kind, at: path)?.node)
    #expect(!header.shouldUseUIKitCell)
    #expect(source.shown.contains { $0 === header })
    let view = host.bind { node.view.supplementaryView(forElementKind: kind, at: path) }
    #expect((view as? _ASCollectionReusableView)?.node === header)
    #expect(view?.frame.height == 80)
    host.bind { node.reloadData() }
    host.settle()
    let again = node.visibleElements.supplementaryElement(ofKind: kind, at: path)
    #expect(again?.isPlain == false && again?.node !== header)
  }

  /// Section index titles, with or without the second method.
  private class TitledRows: NSObject {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 60 }
    func tableNode(
      _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
    ) -> ASCellNodeBlock { { CountingRowNode() } }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
  }

  private final class PlainTitledRows: TitledRows, ASTableDataSource {}

  private final class IndexedRows: TitledRows, ASTableDataSource {
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { 0 }
  }

  // Source: `ASTableView.mm`, `-sectionIndexWidth`.
  @Test("rows are measured beside a section index only if the data source has both of its methods")
  func sectionIndex() throws {
    func widths(_ source: any ASTableDataSource) throws -> [CGFloat] {
      host.retained.append(source)
      let node = host.show(ASTableNode()) { $0.dataSource = source }
      return try host.bind {
        node.reloadData()
        host.settle()
        return try [0, 59].map { row in
          let cell = try #require(node.nodeForRow(at: IndexPath(row: row, section: 0)))
          return cell.constrainedSizeForCalculatedLayout.max.width
        }
      }
    }
    let (both, titles) = (try widths(IndexedRows()), try widths(PlainTitledRows()))
    #expect(both[0] == both[1] && both[0] < 375)
    #expect(titles == [both[0], 375])
  }

  /// A layout that counts its calculations.
  private final class CountedRows: NSObject, ASCollectionLayoutDelegate {
    nonisolated static let calculations = Locked(0)
    func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }
    nonisolated static func calculateLayout(
      with context: ASCollectionLayoutContext
    ) -> ASCollectionLayoutState {
      calculations.withLock { $0 += 1 }
      return ASCollectionLayoutState(context: context)
    }
  }

  // Source: `ASDataController.mm`, `-updateWithChangeSet:`; `ASCollectionLayout.mm`,
  // `+calculateLayoutWithContext:`, which does not look into the cache.
  @Test("an update without changes computes a layout delegate's layout again")
  func layoutOfEmptyUpdate() {
    let source = GridSource(sections: 1, items: 3)
    let node = host.show(
      ASCollectionNode(layoutDelegate: CountedRows(), layoutFacilitator: nil)
    ) { $0.dataSource = source }
    let before = CountedRows.calculations.withLock { $0 }
    host.bind { node.performBatchUpdates(nil) }
    host.settle()
    #expect(CountedRows.calculations.withLock { $0 } == before + 1)
    host.bind { node.view.collectionViewLayout.prepare() }
    #expect(CountedRows.calculations.withLock { $0 } == before + 1)
  }

  /// A cell that reads its traits when it receives its model.
  private final class ModelCellNode: ASCellNode {
    private(set) var scales: [CGFloat] = []
    override var nodeModel: Any? {
      didSet { scales.append(primitiveTraitCollection().displayScale) }
    }
  }

  private final class ModelSource: NSObject, ASCollectionDataSource {
    func collectionNode(
      _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath
    ) -> Any? { "model" }
    func collectionNode(
      _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
    ) -> ASCellNodeBlock { { ModelCellNode() } }
  }

  // Source: `ASCollectionElement.mm`, `-node`.
  @Test("a cell has the traits of its container when it receives its model")
  func traitsBeforeModel() throws {
    let source = ModelSource()
    let node = host.bind { ASCollectionNode.flow() }
    let controller = host.bind { ASDKViewController(node: node) }
    host.bind {
      node.dataSource = source
      host.window.rootViewController = controller
    }
    host.settle()
    let cell = try #require(
      node.nodeForItem(at: IndexPath(item: 0, section: 0)) as? ModelCellNode)
    #expect(cell.scales == [2])
  }

  /// A registered header without a node.
  private final class EmptyHeaderSource: HeadedItems, ASCollectionDataSource,
    ASCollectionDelegateFlowLayout
  {}

  // Source: `ASCollectionView.mm`,
  // `-dataController:supplementaryNodeBlockOfKind:atIndexPath:shouldAsyncLayout:`; `ASDisplayNode.mm`,
  // `-calculateSizeThatFits:`.
  @Test("a header for which there is no node has the largest size of its range")
  func headerWithoutNode() {
    let source = EmptyHeaderSource()
    let kind = UICollectionView.elementKindSectionHeader
    let node = host.show(ASCollectionNode.flow()) { node in
      node.registerSupplementaryNode(ofKind: kind)
      node.dataSource = source
      node.delegate = source
    }
    host.bind {
      let view = node.view.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: 0))
      #expect(view?.frame.size == CGSize(width: 375, height: 80))
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASDisplayNode.mm`, `-calculateSizeThatFits:`, which `ASCellNode.mm`, `ASWrapperCellNode`,
  // does not override.
  @Test("the node of a UIKit cell has the largest size, or zero if one side has no limit")
  func sizeOfWrapper() {
    let node = PlainCellNode()
    let size = CGSize(width: 40, height: 30)
    #expect(node.layoutThatFits(ASSizeRangeMake(.zero, size)).size == size)
    let unlimited = CGSize(width: 40, height: CGFloat.infinity)
    #expect(node.layoutThatFits(ASSizeRangeMake(.zero, unlimited)).size == .zero)
  }

  private final class FetchingSection: NSObject, ASSectionController, ASSupplementaryNodeSource {
    func beginBatchFetch(with context: ASBatchContext) {}
  }

  // Source: `ASSectionController.h`, `-shouldBatchFetch`; `ASIGListAdapterBasedDataSource.mm`,
  // `-collectionNode:sizeRangeForHeaderInSection:`.
  @Test(
    "a section controller wants batches unless it says otherwise, and no supplementary elements")
  func sectionController() {
    let section = FetchingSection()
    #expect(section.shouldBatchFetch())
    #expect(section.sizeRangeForSupplementaryElement(ofKind: "kind", at: 0) == ASSizeRangeZero)
    #expect(section.sizeRangeForItem(at: 0) == ASSizeRangeUnconstrained)
  }
}
