import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// What Texture's own tests of its table view demand.
@Suite("Table facts") @MainActor
struct TableFactTests {
  private func table(
    _ source: RowSource, size: CGSize = CGSize(width: 375, height: 667),
    configure: (ASTableNode) -> Void = { _ in }
  ) -> (ContainerHost, ASTableNode) {
    let host = ContainerHost(size: size)
    host.retained.append(source)
    let node = host.show(ASTableNode()) { node in
      node.dataSource = source
      node.delegate = source
      configure(node)
    }
    return (host, node)
  }

  // Source: `ASTableViewTests.mm`, `testIndexPathForNode`.
  @Test("every row's node maps back to its own index path after a reload")
  func indexPaths() {
    let source = RowSource()
    let (host, node) = table(source)
    host.bind {
      node.reloadData()
      node.waitUntilAllUpdatesAreProcessed()
      for section in 0..<10 {
        for row in 0..<20 {
          let path = IndexPath(row: row, section: section)
          #expect(node.nodeForRow(at: path).flatMap(node.indexPath(for:)) == path)
        }
      }
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASTableView.mm`, `-tableView:heightForRowAtIndexPath:`.
  @Test("a row is as high as its node and the separator, and as wide as the table")
  func rowHeights() {
    let (host, node) = table(RowSource())
    host.bind {
      let path = IndexPath(row: 0, section: 0)
      #expect(node.rectForRow(at: path).height == 40.5)
      #expect(node.nodeForRow(at: path)?.calculatedSize == CGSize(width: 375, height: 40))
      node.view.separatorStyle = .none
      node.reloadData()
      host.settle()
      #expect(node.rectForRow(at: path).height == 40)
    }
  }

  // Source: `ASTableViewTests.mm`, `testRelayoutAllNodesWithNonZeroSizeInitially`.
  @Test("each row is measured once more when the width changes")
  func widthChange() {
    let source = RowSource(sections: 1, rows: 5)
    let (host, node) = table(source, size: CGSize(width: 500, height: 100))
    host.bind {
      let nodes = (0..<5).compactMap {
        node.nodeForRow(at: IndexPath(row: $0, section: 0)) as? CountingRowNode
      }
      let before = nodes.map(\.measurements)
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 500)
      host.settle()
      #expect(zip(nodes, before).allSatisfy { $0.measurements == $1 + 1 })
    }
  }

  // Source: `ASTableView.mm`, `-layoutSubviews`.
  @Test("another content inset across the rows measures them again in the remaining width")
  func contentInset() {
    let (host, node) = table(RowSource(sections: 1, rows: 3))
    host.bind {
      node.view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 5)
      node.view.setNeedsLayout()
      host.settle()
      let row = node.nodeForRow(at: IndexPath(row: 0, section: 0))
      #expect(row?.calculatedSize.width == 350)
    }
  }

  // Source: `ASTableView.mm`, `-layoutSubviews`, which updates ranges without a window too.
  @Test("rows in the bounds of a table without a window are preloaded")
  func rangesWithoutWindow() {
    let host = ContainerHost()
    let source = RowSource(sections: 1, rows: 3)
    host.bind {
      let node = ASTableNode()
      node.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      node.dataSource = source
      node.view.layoutIfNeeded()
      node.waitUntilAllUpdatesAreProcessed()
      node.view.layoutIfNeeded()
      node.view.setNeedsLayout()
      node.view.layoutIfNeeded()
      #expect(node.nodeForRow(at: IndexPath(row: 0, section: 0))?.isInPreloadState == true)
    }
  }

  // Source: `ASTableView.mm`, `-setTableHeaderView:` and `-setTableFooterView:`.
  @Test("nodes above and below the rows are managed by the table")
  func headerAndFooterNodes() {
    let (host, node) = table(RowSource(sections: 1, rows: 3))
    host.bind {
      let (header, footer) = (ASDisplayNode(), ASDisplayNode())
      node.view.tableHeaderView = header.view
      node.view.tableFooterView = footer.view
      #expect(header.isRangeManaged && footer.isRangeManaged)
      node.view.tableHeaderView = nil
      node.view.tableFooterView = UIView()
      #expect(!header.isRangeManaged && !footer.isRangeManaged)
    }
  }

  // Source: `ASTableViewTests.mm`,
  // `testThatInvalidUpdateExceptionReasonContainsDataSourceClassName`.
  @Test("deleting section 1000 is a violation that names the data source")
  func invalidDelete() {
    let (host, node) = table(RowSource())
    host.bind { node.deleteSections([1000], with: .none) }
    #expect(host.violations == [.invalidUpdate])
    #expect(host.reports.all.first?.subject == "RowSource")
  }

  // Source: `ASTableViewTests.mm`, `testSectionIndexHandling`.
  @Test("an index strip narrows all rows alike")
  func indexStrip() {
    let source = RowSource()
    source.indexTitles = ["A", "B"]
    let (host, node) = table(source, size: CGSize(width: 320, height: 480))
    host.bind {
      let widths = Set(
        (0..<20).compactMap {
          node.nodeForRow(at: IndexPath(row: $0, section: 0))?.calculatedSize.width
        })
      #expect(widths.count == 1)
      #expect(widths.allSatisfy { $0 > 0 && $0 < 320 })
    }
  }

  // Source: `ASTableView.mm`, `-dataController:nodeBlockAtIndexPath:shouldAsyncLayout:`.
  @Test("a row without a node is a violation, as tables show no UIKit cells")
  func missingNode() {
    let source = NothingSource()
    let host = ContainerHost()
    host.show(ASTableNode()) { $0.dataSource = source }
    #expect(host.violations == [.missingTableNode, .missingTableNode])
  }

  // Source: `ASTableView.mm`, `-beginAdjustingContentOffset` and
  // `-_beginBatchFetchingIfNeededWithContentOffset:velocity:`.
  @Test("a table fetches a batch near its end, and edits keep the first row in place on demand")
  func batchingAndOffset() {
    let source = RowSource(sections: 1, rows: 100)
    source.mayFetch = true
    let (host, node) = table(source) { $0.automaticallyAdjustsContentOffset = true }
    // The table was empty when it came into the window.
    #expect(source.fetches > 0)
    source.forgetFetches()
    host.bind {
      node.contentOffset.y = 40.5 * 10
      node.view.layoutIfNeeded()
      source.sections[0] += 1
      node.performBatch(
        animated: false,
        updates: { node.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) })
      node.waitUntilAllUpdatesAreProcessed()
      #expect(node.contentOffset.y == 40.5 * 11)
      node.contentOffset.y = 40.5 * 80
      host.settle()
    }
    #expect(source.fetches == 1)
    #expect(host.violations.isEmpty)
  }

  // Source: `ASBatchFetching.mm`, `ASDisplayShouldFetchBatchForContext`, and `ASTableView.mm`,
  // `-batchFetchingDelegate`.
  @Test(
    "a predicting delegate decides for a moving table, and receives the time to its end",
    arguments: [true, false])
  func prediction(answer: Bool) throws {
    let source = RowSource(sections: 1, rows: 100)
    let predictor = FetchPredictor(answer: answer)
    let (host, node) = table(source) { $0.batchFetchingDelegate = predictor }
    host.retained.append(predictor)
    source.mayFetch = true
    try host.bind {
      node.contentOffset.y = 400
      host.settle()
      #expect(predictor.asked.isEmpty && source.fetches == 0)
      node.view.beginDragging()
      node.view.drag(by: CGPoint(x: 0, y: -10))
      node.view.endDragging(withVelocity: CGPoint(x: 0, y: 1))
      host.scheduler.drain()
      #expect(source.fetches == (answer ? 1 : 0))
      let asked = try #require(predictor.asked.first)
      node.view.finishDecelerating()
      let remaining = 4050 - 667 - node.contentOffset.y
      #expect(abs(asked.time - remaining / 1000) < 1e-9)
      #expect(!asked.hint)
    }
  }

  // Source: `ASTableView.mm`, `-didLayoutSubviewsOfTableViewCell:`.
  @Test("editing narrows the rows, and those in sight are measured again for their new width")
  func editing() throws {
    let source = AreaRowSource(rows: 30)
    let host = ContainerHost(size: CGSize(width: 400, height: 300))
    host.retained.append(source)
    let node = host.show(ASTableNode()) { $0.dataSource = source }
    try host.bind {
      let first = try #require(
        node.nodeForRow(at: IndexPath(row: 0, section: 0)) as? AreaRowNode)
      let last = try #require(
        node.nodeForRow(at: IndexPath(row: 29, section: 0)) as? AreaRowNode)
      #expect(first.widths == [400] && first.calculatedSize.height == 40)
      node.view.setEditing(true, animated: false)
      host.settle()
      let narrow = CGFloat(362)
      #expect(first.widths == [400, narrow])
      #expect(last.widths == [400])
      let height = (16000 / narrow).rounded(.up)
      #expect(first.calculatedSize == CGSize(width: narrow, height: height))
      #expect(node.rectForRow(at: IndexPath(row: 0, section: 0)).height == height + 0.5)
      #expect(first.view.frame.size == CGSize(width: narrow, height: height))
      node.view.setEditing(false, animated: false)
      host.settle()
      #expect(first.widths.last == 400)
      #expect(node.rectForRow(at: IndexPath(row: 0, section: 0)).height == 40.5)
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASTableView.mm`, `-dataController:constrainedSizeForNodeAtIndexPath:`.
  @Test("the delegate's range gives a row its height, while its width is the table's")
  func rowRange() {
    let heights = RowHeights()
    let (host, node) = table(RowSource(sections: 1, rows: 3)) { $0.delegate = heights }
    host.bind {
      for row in 0..<3 {
        let path = IndexPath(row: row, section: 0)
        #expect(node.rectForRow(at: path).height == 42.5)
        #expect(node.nodeForRow(at: path)?.calculatedSize == CGSize(width: 375, height: 42))
      }
      withExtendedLifetime(heights) {}
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASTableView.mm`, `-rangeController:updateWithChangeSet:updates:`.
  @Test("a reload carries out what was requested of the ranges before its completion runs")
  func rangesAfterReload() {
    let (host, node) = table(RowSource(sections: 1, rows: 100))
    host.bind {
      let ranges = node.view.rangeController
      var needsUpdate: [Bool] = []
      node.reloadData { needsUpdate.append(ranges.needsUpdate) }
      ranges.setNeedsUpdate()
      node.waitUntilAllUpdatesAreProcessed()
      #expect(needsUpdate == [false])
    }
  }

  // Source: `ASTableView.mm`, `-reloadDataWithCompletion:`.
  @Test("the first reload makes UIKit reload twice, at once and when the data is there")
  func firstReload() throws {
    let source = RowSource(sections: 1, rows: 3)
    let host = ContainerHost()
    let node = host.bind { CountedReloadsNode() }
    try host.bind {
      let view = try #require(node.view as? CountedReloadsView)
      node.dataSource = source
      node.reloadData()
      #expect(view.reloads == 1)
      node.waitUntilAllUpdatesAreProcessed()
      #expect(view.reloads == 2)
      node.reloadData()
      #expect(view.reloads == 2)
      node.waitUntilAllUpdatesAreProcessed()
      #expect(view.reloads == 3)
    }
  }

  // Source: `ASDataController.mm`, `-onDidFinishProcessingUpdates:`.
  @Test("a block for the end of processing runs while the last update is being applied")
  func processedBeforeShown() {
    let source = RowSource(sections: 1, rows: 30)
    let (host, node) = table(source)
    host.bind {
      var states: [Bool] = []
      source.sections[0] += 1
      node.performBatch(
        animated: false,
        updates: { node.insertRows(at: [IndexPath(row: 30, section: 0)], with: .none) },
        completion: { _ in
          node.onDidFinishProcessingUpdates { states.append(true) }
        })
      host.settle()
      #expect(states == [true])
      let first = node.nodeForRow(at: IndexPath(row: 0, section: 0)) as? CountingRowNode
      first?.onExitVisible = {
        node.onDidFinishProcessingUpdates { states.append(node.isProcessingUpdates) }
      }
      // Two new rows are built in the background, so that nothing waits for the update.
      source.sections[0] += 1
      let new = [IndexPath(row: 30, section: 0), IndexPath(row: 31, section: 0)]
      node.performBatch(
        animated: false,
        updates: {
          node.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
          node.insertRows(at: new, with: .none)
        })
      host.settle()
      #expect(states.last == false)
    }
    #expect(
      host.reports.all.filter { $0.severity == .advisory }.map(\.code) == [.processedBeforeShown])
  }

  // Source: `ASTableViewTests.mm`, `testTintColorIsPropagatedToTableViewCell`, and `ASTableView.mm`,
  // `-setElement:` of `_ASTableViewCell`.
  @Test("a cell has the tint color that was set on its node, and none of a former node's")
  func tintColor() {
    let source = TintedRows()
    let host = ContainerHost()
    let node = host.show(ASTableNode()) { $0.dataSource = source }
    host.bind {
      for offset in [0, 1500, 0] {
        node.contentOffset.y = CGFloat(offset)
        host.settle()
        for path in node.indexPathsForVisibleRows() {
          let expected: UIColor = path.row.isMultiple(of: 3) ? .red : .systemBlue
          #expect(node.cellForRow(at: path)?.tintColor == expected, "\(path.row) at \(offset)")
        }
      }
    }
  }

  /// Rows of which every third has a tint color.
  @MainActor
  final class TintedRows: ASTableDataSource {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableNode(
      _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
    ) -> ASCellNodeBlock {
      let isTinted = indexPath.row.isMultiple(of: 3)
      return {
        let node = CountingRowNode()
        if isTinted { node.tintColor = .red }
        return node
      }
    }
  }

  @MainActor
  final class NothingSource: ASTableDataSource {
    func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableNode(
      _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
    ) -> ASCellNodeBlock? { nil }
  }
}

@MainActor
final class RowSource: NSObject, ASTableDataSource, ASTableDelegate {
  var sections: [Int]
  var indexTitles: [String]?
  var mayFetch = false
  private(set) var fetches = 0

  init(sections: Int = 10, rows: Int = 20) {
    self.sections = [Int](repeating: rows, count: sections)
  }

  func forgetFetches() { fetches = 0 }

  func numberOfSections(in tableNode: ASTableNode) -> Int { sections.count }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    { CountingRowNode() }
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  func shouldBatchFetch(for tableNode: ASTableNode) -> Bool { mayFetch }

  nonisolated func tableNode(
    _ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext
  ) {
    onMainQueue {
      self.fetches += 1
      context.completeBatchFetching(true)
    }
  }
}

/// A row of 40 points that counts its measurements.
final class CountingRowNode: ASCellNode {
  private(set) var measurements = 0
  var height: CGFloat = 40
  @MainActor var onExitVisible: (() -> Void)?

  override func didExitVisibleState() {
    super.didExitVisibleState()
    onExitVisible?()
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    measurements += 1
    return CGSize(width: constrainedSize.width, height: height)
  }
}

/// Gives rows that keep their area.
@MainActor
private final class AreaRowSource: ASTableDataSource {
  private let rows: Int

  init(rows: Int) { self.rows = rows }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { rows }

  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    { AreaRowNode() }
  }
}

/// A row of 16,000 square points that writes down the widths it was measured for.
private final class AreaRowNode: ASCellNode {
  private(set) var widths: [CGFloat] = []

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    widths.append(constrainedSize.width)
    return CGSize(
      width: constrainedSize.width, height: (16000 / constrainedSize.width).rounded(.up))
  }
}

private final class CountedReloadsNode: ASTableNode {
  override func makeDefaultView() -> UIView { CountedReloadsView(style: .plain, node: self) }
}

private final class CountedReloadsView: ASTableView {
  private(set) var reloads = 0

  override func reloadView() {
    reloads += 1
    super.reloadView()
  }
}

/// Makes rows 42 points high, and would make them 10 points wide.
@MainActor
private final class RowHeights: ASTableDelegate {
  func tableNode(
    _ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath
  ) -> ASSizeRange { ASSizeRangeMake(CGSize(width: 10, height: 42)) }
}
