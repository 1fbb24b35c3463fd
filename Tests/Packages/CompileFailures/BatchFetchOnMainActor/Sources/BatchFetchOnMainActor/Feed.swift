import AsyncDisplayKit

/// A delegate that changes its data where a batch fetch begins, which is on a background thread.
@MainActor
final class Feed: ASCollectionDelegate {
  private var pages = 0

  func collectionNode(
    _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
  ) {
    pages += 1
    context.completeBatchFetching(true)
  }
}
