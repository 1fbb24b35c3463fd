import AsyncDisplayKit
import FixtureSupport
import Fixtures
import UIKit

/// The photo grid with a spinner at its tail, in a section of its own, while a batch is fetched.
final class PhotoGridWithTail: PhotoGridDataSource {
  private(set) var isFetching = false

  override func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
    isFetching ? 2 : 1
  }

  override func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int {
    guard section == 1 else {
      return super.collectionNode(collectionNode, numberOfItemsInSection: section)
    }
    return 1
  }

  override func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    guard indexPath.section == 1 else {
      return super.collectionNode(collectionNode, nodeBlockForItemAt: indexPath)
    }
    return { TailLoadingNode() }
  }

  override func supplementary(ofKind kind: String, at indexPath: IndexPath) -> FixtureCell? {
    indexPath.section == 0 ? super.supplementary(ofKind: kind, at: indexPath) : nil
  }

  nonisolated override func collectionNode(
    _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
  ) {
    RuntimeEnvironment.current.enqueueOnMain(RuntimeScheduling.Step(.main, "show the tail")) {
      self.fetch(for: context)
    }
  }

  private func fetch(for context: ASBatchContext) {
    isFetching = true
    collectionNode.insertSections([1])
    let delay = nextBatchDelay ?? 0
    RuntimeEnvironment.current.scheduleTimer(after: delay, RuntimeScheduling.Step(.timer, "fetch"))
    {
      self.finish(context)
    }
  }

  private func finish(_ context: ASBatchContext) {
    isFetching = false
    let items = batches.removeFirst().items
    let first = sections[0].items.count
    sections[0].items += items
    let collectionNode = collectionNode
    collectionNode.performBatchUpdates({
      collectionNode.deleteSections([1])
      collectionNode.insertItems(
        at: items.indices.map { IndexPath(item: first + $0, section: 0) })
    })
    context.completeBatchFetching(true)
  }
}
