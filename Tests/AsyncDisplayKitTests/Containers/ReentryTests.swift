import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// The runtime holds no lock while code of the app runs: all of that code may ask anything.
@Suite("Re-entry from every callback") @MainActor
struct ReentryTests {
  /// Callbacks that have to have been reached for the test to say something.
  static let members: Set<String> = [
    "numberOfSections", "numberOfItems", "context", "model", "block", "size", "header",
    "headerSize", "willDisplay", "didEndDisplaying", "willDisplayHeader", "shouldBatchFetch",
    "willBeginBatchFetch", "shouldHighlight", "shouldSelect", "didSelect", "didScroll",
    "completion", "processed", "synchronized", "node block", "cell canUpdate", "cell didLoad",
    "cell layout", "cell didEnterPreload", "cell didEnterDisplay", "cell didEnterVisible",
    "cell didExitVisible", "cell attributes", "cell event", "cell spec",
  ]

  @Test("every callback may ask the container, and edit it where the app is notified of an end")
  func stepped() {
    let (host, source) = (ContainerHost(), ReenteringItems())
    source.exercise(in: host) { node in
      #expect(Self.members.subtracting(source.log.reached).isEmpty)
      #expect(node.numberOfItems(inSection: 0) == source.numbers.count)
      let shown = node.visibleElements.itemElements.compactMap { $0.node.nodeModel as? Int }
      #expect(shown == source.numbers)
    }
    #expect(host.violations.isEmpty)
  }

  @Test("on real threads nothing waits for itself either")
  func realThreads() async {
    let (reports, source) = (ReportLog(), ReenteringItems())
    await source.exerciseOnThreads(reports: reports) { node in
      #expect(node.numberOfItems(inSection: 0) == source.numbers.count)
    }
    #expect(reports.all.filter { $0.severity == .violation }.isEmpty)
  }
}

/// A source and delegate that asks everything from everywhere.
@MainActor
private final class ReenteringItems: NSObject, ReenteringSource, ASCollectionDataSource,
  ASCollectionDelegateFlowLayout
{
  private(set) var numbers = Array(0..<40)
  let log = ReentryLog()
  private weak var node: ASCollectionNode?

  func makeNode() -> ASCollectionNode {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 20, height: 20)
    let node = ASCollectionNode(collectionViewLayout: layout)
    node.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
    node.dataSource = self
    node.delegate = self
    self.node = node
    return node
  }

  func reloadFirst(of node: ASCollectionNode) {
    node.performBatch(
      animated: false, updates: { node.reloadItems(at: [IndexPath(item: 0, section: 0)]) },
      completion: { _ in self.edit("completion") })
    node.onDidFinishProcessingUpdates { self.edit("processed") }
    node.onDidFinishSynchronizing { self.edit("synchronized") }
  }

  func touchFirst(of node: ASCollectionNode) {
    node.view.beginTouch(at: CGPoint(x: 5, y: 25))
    node.view.endTouch(at: CGPoint(x: 5, y: 25))
  }

  func waitForUpdates(of node: ASCollectionNode) { node.waitUntilAllUpdatesAreProcessed() }

  func scrollView(of node: ASCollectionNode) -> UIScrollView { node.view }

  /// Notes a callback and asks the container everything.
  func ask(_ member: String) {
    log.note(member) {
      if let node, node.isNodeLoaded { askEverything(of: node) }
    }
  }

  private func askEverything(of node: ASCollectionNode) {
    let path = IndexPath(item: 0, section: 0)
    _ = (node.isProcessingUpdates, node.isSynchronized, node.violations)
    _ = (node.numberOfSections, node.numberOfItems(inSection: 0))
    _ = node.nodeForItem(at: path).flatMap(node.indexPath(for:))
    _ = (node.nodeModelForItem(at: path), node.context(forSection: 0))
    _ = (node.visibleNodes, node.indexPathsForVisibleItems, node.indexPathsForSelectedItems)
    _ = (node.scrollDirection, node.scrollableDirections)
    let tuning = node.tuningParameters(for: .minimum, rangeType: .display)
    node.setTuningParameters(tuning, for: .minimum, rangeType: .display)
    node.onDidFinishSynchronizing {}
  }

  /// Asks everything, and edits.
  func edit(_ member: String) {
    ask(member)
    numbers.append(numbers.count)
    node?.insertItems(at: [IndexPath(item: numbers.count - 1, section: 0)])
  }

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
    ask("numberOfSections")
    return 1
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int {
    ask("numberOfItems")
    return numbers.count
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, contextForSection section: Int
  ) -> (any ASSectionContext)? {
    ask("context")
    return nil
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath
  ) -> Any? {
    ask("model")
    return numbers[indexPath.item]
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    ask("block")
    let former = collectionNode.view.dataController.visibleMap.elementForItem(at: indexPath)
    let (owner, blocks) = (WeakMainActorReference(self), log.blocks)
    return {
      // A block may ask other elements for their nodes.
      _ = (former?.node, former?.constrainedSize, former?.nodeModel)
      blocks.note()
      return ReenteringCellNode { owner.object?.ask("cell \($0)") }
    }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode {
    ask("header")
    return FixedCellNode(size: CGSize(width: 20, height: 20))
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange {
    ask("size")
    return ASSizeRangeMake(CGSize(width: 375, height: 60))
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
  ) -> ASSizeRange {
    ask("headerSize")
    return ASSizeRangeMake(CGSize(width: 20, height: 20))
  }

  func collectionNode(_ collectionNode: ASCollectionNode, willDisplayItemWith node: ASCellNode) {
    ask("willDisplay")
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, didEndDisplayingItemWith node: ASCellNode
  ) { ask("didEndDisplaying") }

  func collectionNode(
    _ collectionNode: ASCollectionNode, willDisplaySupplementaryElementWith node: ASCellNode
  ) { ask("willDisplayHeader") }

  func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool {
    ask("shouldBatchFetch")
    return true
  }

  nonisolated func collectionNode(
    _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
  ) {
    onMainQueue { self.edit("willBeginBatchFetch") }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    ask("shouldHighlight")
    return true
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    ask("shouldSelect")
    return true
  }

  func collectionNode(_ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath) {
    edit("didSelect")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { ask("didScroll") }
}
