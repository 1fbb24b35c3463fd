import UIKit

extension RuntimeBridge {
  /// The methods of a collection node's delegate that begin a batch fetch, on a background thread.
  ///
  /// A protocol of its own without isolation, which ``ASCollectionDelegate`` inherits: Swift 5 code
  /// compiles unchanged, and Swift 6 rejects an implementation that is isolated to the main actor.
  /// Declare it `nonisolated`, and use the node and its view in a job of the main queue; using them
  /// here is the violation `main-thread-member-off-main`. A conformance that is isolated to the main
  /// actor, `@MainActor ASCollectionDelegate`, hides the error: its member is called on the main thread and
  /// reported as the same violation. Source: `ASCollectionView.mm`, `-_beginBatchFetching`, which calls the
  /// delegate on a global queue.
  public protocol CollectionDelegateBatchFetching: AnyObject {
    /// Tells the delegate to fetch the next batch, and to complete or cancel the context afterwards.
    ///
    /// Background thread.
    func collectionNode(
      _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext)
    /// Tells the delegate to fetch the next batch. Texture's older form, which takes the view.
    ///
    /// Background thread.
    func collectionView(
      _ collectionView: ASCollectionView, willBeginBatchFetchWith context: ASBatchContext)
  }
}

extension RuntimeBridge.CollectionDelegateBatchFetching {
  /// The default implementation reports the method as not implemented.
  public func collectionNode(
    _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
  ) { context.markUnimplemented() }

  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, willBeginBatchFetchWith context: ASBatchContext
  ) { context.markUnimplemented() }
}

extension RuntimeBridge {
  /// The methods of a table node's delegate that begin a batch fetch, on a background thread.
  ///
  /// Like `RuntimeBridge.CollectionDelegateBatchFetching`, for ``ASTableDelegate``. Source: `ASTableView.mm`,
  /// `-_beginBatchFetching`.
  public protocol TableDelegateBatchFetching: AnyObject {
    /// Tells the delegate to fetch the next batch, and to complete or cancel the context afterwards.
    ///
    /// Background thread.
    func tableNode(_ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext)
    /// Tells the delegate to fetch the next batch. Texture's older form, which takes the view.
    ///
    /// Background thread.
    func tableView(_ tableView: ASTableView, willBeginBatchFetchWith context: ASBatchContext)
  }
}

extension RuntimeBridge.TableDelegateBatchFetching {
  /// The default implementation reports the method as not implemented.
  public func tableNode(
    _ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext
  ) { context.markUnimplemented() }

  /// The default implementation reports the method as not implemented.
  public func tableView(
    _ tableView: ASTableView, willBeginBatchFetchWith context: ASBatchContext
  ) { context.markUnimplemented() }
}
