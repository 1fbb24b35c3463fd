import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// The runtime holds no lock while code of the app runs, in tables as in collections.
@Suite("Re-entry from every callback of a table") @MainActor
struct TableReentryTests {
  /// Callbacks that have to have been reached for the test to say something.
  static let members: Set<String> = [
    "numberOfSections", "numberOfRows", "block", "size", "willDisplay", "didEndDisplaying",
    "shouldBatchFetch", "willBeginBatchFetch", "shouldHighlight", "willSelect", "didSelect",
    "didScroll", "header title", "completion", "processed", "node block", "cell didLoad",
    "cell layout", "cell didEnterPreload", "cell didEnterDisplay", "cell didEnterVisible",
    "cell didExitVisible", "cell event", "cell spec",
  ]

  @Test("every callback may ask the table, and edit it where the app is notified of an end")
  func stepped() {
    let (host, source) = (ContainerHost(), ReenteringRows())
    source.exercise(in: host) { node in
      #expect(Self.members.subtracting(source.log.reached).isEmpty)
      #expect(node.numberOfRows(inSection: 0) == source.count)
      #expect(node.view.numberOfRows(inSection: 0) == source.count)
    }
    #expect(host.violations.isEmpty)
  }

  @Test("on real threads nothing waits for itself either")
  func realThreads() async {
    let (reports, source) = (ReportLog(), ReenteringRows())
    await source.exerciseOnThreads(reports: reports) { node in
      #expect(node.numberOfRows(inSection: 0) == source.count)
    }
    #expect(reports.all.filter { $0.severity == .violation }.isEmpty)
  }
}

/// A source and delegate that asks the table everything from everywhere.
@MainActor
private final class ReenteringRows: NSObject, ReenteringSource, ASTableDataSource,
  ASTableDelegate
{
  private(set) var count = 40
  let log = ReentryLog()
  private weak var node: ASTableNode?

  func makeNode() -> ASTableNode {
    let node = ASTableNode()
    node.dataSource = self
    node.delegate = self
    self.node = node
    return node
  }

  func reloadFirst(of node: ASTableNode) {
    let first = IndexPath(row: 0, section: 0)
    node.performBatch(
      animated: false, updates: { node.reloadRows(at: [first], with: .none) },
      completion: { _ in self.edit("completion") })
    node.onDidFinishProcessingUpdates { self.edit("processed") }
  }

  func touchFirst(of node: ASTableNode) {
    node.view.beginTouch(at: CGPoint(x: 50, y: 100))
    node.view.endTouch(at: CGPoint(x: 50, y: 100))
  }

  func waitForUpdates(of node: ASTableNode) { node.waitUntilAllUpdatesAreProcessed() }

  func scrollView(of node: ASTableNode) -> UIScrollView { node.view }

  /// Notes a callback and asks the container everything.
  func ask(_ member: String) {
    log.note(member) {
      if let node, node.isNodeLoaded { askEverything(of: node) }
    }
  }

  private func askEverything(of node: ASTableNode) {
    let path = IndexPath(row: 0, section: 0)
    _ = (node.isProcessingUpdates, node.violations)
    if node.numberOfSections > 0 { _ = node.numberOfRows(inSection: 0) }
    _ = node.nodeForRow(at: path).flatMap(node.indexPath(for:))
    _ = (node.visibleNodes, node.indexPathsForVisibleRows(), node.indexPathForSelectedRow)
    _ = node.rectForRow(at: path)
    let tuning = node.tuningParameters(for: .minimum, rangeType: .display)
    node.setTuningParameters(tuning, for: .minimum, rangeType: .display)
    node.onDidFinishProcessingUpdates {}
  }

  /// Asks everything, and edits.
  func edit(_ member: String) {
    ask(member)
    count += 1
    node?.insertRows(at: [IndexPath(row: count - 1, section: 0)], with: .none)
  }

  func numberOfSections(in tableNode: ASTableNode) -> Int {
    ask("numberOfSections")
    return 1
  }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    ask("numberOfRows")
    return count
  }

  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    ask("block")
    let former = tableNode.view.dataController.visibleMap.elementForItem(at: indexPath)
    let (owner, blocks) = (WeakMainActorReference(self), log.blocks)
    return {
      // A block may ask other elements for their nodes.
      _ = (former?.node, former?.constrainedSize)
      blocks.note()
      return ReenteringCellNode { owner.object?.ask("cell \($0)") }
    }
  }

  func tableNode(
    _ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath
  ) -> ASSizeRange {
    ask("size")
    return ASSizeRangeMake(CGSize(width: 375, height: 60))
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ask("header title")
    return "Rows"
  }

  func tableNode(_ tableNode: ASTableNode, willDisplayRowWith node: ASCellNode) {
    ask("willDisplay")
  }

  func tableNode(_ tableNode: ASTableNode, didEndDisplayingRowWith node: ASCellNode) {
    ask("didEndDisplaying")
  }

  func shouldBatchFetch(for tableNode: ASTableNode) -> Bool {
    ask("shouldBatchFetch")
    return true
  }

  nonisolated func tableNode(
    _ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext
  ) {
    onMainQueue { self.edit("willBeginBatchFetch") }
  }

  func tableNode(_ tableNode: ASTableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask("shouldHighlight")
    return true
  }

  func tableNode(_ tableNode: ASTableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    ask("willSelect")
    return indexPath
  }

  func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
    edit("didSelect")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { ask("didScroll") }
}
