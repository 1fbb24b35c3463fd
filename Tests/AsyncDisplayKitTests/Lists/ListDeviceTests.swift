import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// What a list does on a device after edits, before its first data and in the views of an app.
@Suite("Lists as on the device") @MainActor
struct ListDeviceTests {
  private let host = ContainerHost(size: CGSize(width: 320, height: 568))

  // Sources: `ASCollectionView.mm` and `ASTableView.mm`, `-rangeController:updateWithChangeSet:updates:`;
  // TextureGroup/Texture, pull requests 1976 and 1979.
  @Test(
    "an item that is replaced off screen is not preloaded before the list scrolls",
    arguments: [ListKind.collection, .table], [false, true])
  func replaced(kind: ListKind, withExperiment: Bool) {
    let source = TallItems()
    let list = show(source, kind)
    #expect(source.made[1].isInPreloadState)
    if withExperiment { host.updateRangesAfterEdits() }
    host.bind { list.replaceSecond() }
    host.settle()
    let replacement = source.made[2]
    #expect(replacement.isInPreloadState == withExperiment)
    #expect(host.reports.all.map(\.code) == (withExperiment ? [] : [.editUpdatesNoRange]))
    // No cell appears or disappears.
    host.bind { list.scrollView.setContentOffset(CGPoint(x: 0, y: 1), animated: false) }
    host.settle()
    #expect(replacement.isInPreloadState)
  }

  @Test(
    "an edit after which a cell appears updates all ranges",
    arguments: [ListKind.collection, .table])
  func visible(kind: ListKind) {
    let source = TallItems()
    let list = show(source, kind)
    host.bind { list.reloadFirst { _ in } }
    host.settle()
    #expect(source.made[2].isInPreloadState && source.made[1].isInPreloadState)
    #expect(host.reports.all.isEmpty)
  }

  private func show(_ source: TallItems, _ kind: ListKind) -> ShownList {
    host.retained.append(source)
    return kind == .table
      ? ShownList(table: host.show(ASTableNode()) { $0.dataSource = source })
      : ShownList(collection: host.show(ASCollectionNode.flow()) { $0.dataSource = source })
  }

  // Source: `ASTableView.mm`, `-layoutSubviews`; TextureGroup/Texture, issue 671.
  @Test(
    "a table that gets a data source and a width after its first layout ends an update before it loads",
    arguments: [[], [3], [2, 2], [0]])
  func lateSource(counts: [Int]) {
    let source = SectionedItems(counts)
    host.retained.append(source)
    let node = host.show(ASTableNode()) { _ in }
    host.bind {
      node.dataSource = source
      node.frame = CGRect(x: 0, y: 0, width: 200, height: 500)
    }
    host.settle()
    #expect(host.violations == (counts == [0] ? [] : [.invalidUpdate]))
    #expect(host.bind { node.numberOfSections } == counts.count)
  }

  // Source: `ASTableView.mm`, `-layoutSubviews` and `-dataController:constrainedSizeForNodeAtIndexPath:`.
  @Test("a row has the width of the latest layout pass until the next one")
  func widthOfRows() {
    let source = MeasuredRows()
    host.retained.append(source)
    let node = host.show(ASTableNode()) { $0.dataSource = source }
    host.bind {
      node.frame = CGRect(x: 0, y: 0, width: 200, height: 500)
      node.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    host.settle()
    #expect(source.made.count == 2)
    #expect(source.made[1].widths.withLock { $0 } == [320, 200])
  }

  // Source: `ASCollectionView.mm`, `-didMoveToWindow`.
  @Test(
    "a list is asked for a batch when it enters the window, before it counts",
    arguments: [true, false])
  func batchBeforeData(inTable: Bool) {
    let source = FetchingItems()
    host.retained.append(source)
    host.bind {
      let controller: UIViewController
      if inTable {
        let node = ASTableNode()
        node.dataSource = source
        node.delegate = source
        controller = ASDKViewController(node: node)
      } else {
        let node = ASCollectionNode.flow()
        node.dataSource = source
        node.delegate = source
        controller = ASDKViewController(node: node)
      }
      host.window.rootViewController = controller
    }
    host.settle()
    #expect(source.log.first == "should")
  }

  // Source: `ASCollectionView.mm`, `-rangeController:updateWithChangeSet:updates:`.
  @Test("a reload while UIKit has not asked for the data of another one counts as not finished")
  func secondReload() {
    let source = TallItems()
    host.retained.append(source)
    let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
    var finished: [Bool] = []
    host.bind {
      for _ in 0..<2 {
        node.performBatch(animated: false, updates: { node.reloadData() }) {
          finished.append($0)
        }
        node.waitUntilAllUpdatesAreProcessed()
      }
    }
    host.settle()
    #expect(finished == [true, false])
    #expect(host.bind { node.view.visibleCells.count } == 1)
    #expect(source.made.count == 6)
    host.bind {
      node.performBatch(animated: false, updates: { node.reloadData() }) { finished.append($0) }
    }
    host.settle()
    #expect(finished == [true, false, true])
  }

  // Source: `ASRangeController.mm`, `-configureContentView:forCellNode:`.
  @Test("the node of a header is put into a view of any class")
  func headerInOwnView() {
    let source = OwnHeaders()
    host.retained.append(source)
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 40)
    let kind = UICollectionView.elementKindSectionHeader
    let node = host.show(ASCollectionNode(collectionViewLayout: layout)) { node in
      node.registerSupplementaryNode(ofKind: kind)
      node.view.register(_ASCollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      node.view.register(
        LabeledView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
      node.dataSource = source
      node.delegate = source
    }
    host.bind {
      let path = IndexPath(item: 0, section: 0)
      let view = node.view.supplementaryView(forElementKind: kind, at: path)
      let header = node.view.supplementaryNode(forElementKind: kind, at: path)
      #expect(view is LabeledView && header?.view.superview === view)
      #expect(view?.subviews.count == 1)
      #expect(header?.frame.origin == .zero)
    }
    #expect(source.shown.isEmpty)
    #expect(host.violations.isEmpty)
  }

  // Source: Apple, `UIView.safeAreaInsets`; the values are those of plain views.
  @Test("the safe area of a list does not depend on how deep the list is", arguments: [0, 1, 2, 3])
  func safeArea(depth: Int) {
    var environment = host.environment
    environment.screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    environment.bind {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
      let table = ASTableNode()
      window.rootViewController = ASDKViewController(node: nested(table, depth: depth))
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let before = table.view.safeAreaInsets
      #expect(before == UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
      for size in [CGSize(width: 568, height: 320), CGSize(width: 320, height: 568)] {
        window.resize(to: size)
        window.layoutIfNeeded()
        #expect(table.view.safeAreaInsets == window.safeAreaInsets)
        #expect(table.view.frame.size == size)
      }
    }
  }

  private func nested(_ node: ASDisplayNode, depth: Int) -> ASDisplayNode {
    guard depth > 0 else { return node }
    let parent = ASDisplayNode()
    parent.automaticallyManagesSubnodes = true
    let child = nested(node, depth: depth - 1)
    parent.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: child) }
    return parent
  }
}

extension ShownList {
  fileprivate func replaceSecond() {
    let path = IndexPath(item: 1, section: 0)
    collection?.performBatch(
      animated: false,
      updates: {
        collection?.deleteItems(at: [path])
        collection?.insertItems(at: [path])
      })
    table?.performBatch(
      animated: false,
      updates: {
        table?.deleteRows(at: [path], with: .none)
        table?.insertRows(at: [path], with: .none)
      })
  }
}

/// A row that records the widths for which it is measured.
private final class MeasuredCellNode: ASCellNode {
  let widths = Locked<[CGFloat]>([])

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    widths.withLock { $0.append(constrainedSize.width) }
    return CGSize(width: constrainedSize.width, height: 50)
  }
}

/// One row, with the nodes that were made for it.
@MainActor
private final class MeasuredRows: NSObject, ASTableDataSource {
  private(set) var made: [MeasuredCellNode] = []

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    let node = MeasuredCellNode()
    made.append(node)
    return node
  }
}

/// Two items, each taller than the screen.
@MainActor
private final class TallItems: NSObject, ASCollectionDataSource, ASTableDataSource {
  private(set) var made: [ASCellNode] = []

  private func node() -> ASCellNode {
    let node = FixedCellNode(size: CGSize(width: 300, height: 600))
    made.append(node)
    return node
  }

  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int)
    -> Int
  { 2 }
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode { node() }
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    node()
  }
}

@MainActor
private final class SectionedItems: NSObject, ASTableDataSource {
  let counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  func numberOfSections(in tableNode: ASTableNode) -> Int { counts.count }
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    FixedCellNode(size: CGSize(width: 10, height: 10))
  }
}

@MainActor
private final class FetchingItems: NSObject, ASCollectionDataSource, ASCollectionDelegate,
  ASTableDataSource, ASTableDelegate
{
  var log: [String] = []

  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int)
    -> Int
  {
    log.append("count")
    return 0
  }
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode { ASCellNode() }
  func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool {
    log.append("should")
    return true
  }
  nonisolated func collectionNode(
    _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
  ) { context.completeBatchFetching(true) }
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    log.append("count")
    return 0
  }
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    ASCellNode()
  }
  func shouldBatchFetch(for tableNode: ASTableNode) -> Bool {
    log.append("should")
    return true
  }
  nonisolated func tableNode(
    _ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext
  ) { context.completeBatchFetching(true) }
}

private final class LabeledView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(UILabel())
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class OwnHeaders: NSObject, ASCollectionDataSourceInterop, ASCollectionDelegate {
  static let dequeuesCellsForNodeBackedItems = true
  private(set) var shown: [ASCellNode] = []

  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int)
    -> Int
  { 2 }
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode { FixedCellNode(size: CGSize(width: 100, height: 50)) }
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode { FixedCellNode(size: CGSize(width: 100, height: 30)) }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionNode(
    _ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode
  ) { shown.append(node) }
}
