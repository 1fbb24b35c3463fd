import UIKit

extension ASTableView {
  /// Begins a fetch if content will be about to end.
  package func beginBatchFetchingIfNeeded(targetOffset: CGPoint, velocity: CGPoint) {
    guard canBatchFetch else { return }
    let question = BatchFetchQuestion(
      direction: scrollDirection, scrollableDirections: ASScrollDirectionVerticalDirections,
      bounds: bounds, contentSize: contentSize, targetOffset: targetOffset,
      leadingScreens: batching.leadingScreens, isVisible: window != nil,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, velocity: velocity)
    let predictor = tableNode?.batchFetchingDelegate
    guard question.shouldFetch(context: batchContext, delegate: predictor) else { return }
    beginBatchFetching()
  }

  private var canBatchFetch: Bool {
    guard let delegate = asyncDelegate, let node = tableNode, !batching.delegateHasNoFetch else {
      return false
    }
    return node.optionalMembers.ask("shouldBatchFetch(for:)") {
      delegate.shouldBatchFetch(for: node)
    } ?? true
  }

  /// Asks the delegate to fetch; returns whether there is a delegate that can.
  package func askDelegateForBatch() -> Bool {
    guard let delegate = asyncDelegate, let node = tableNode else { return false }
    return node.optionalMembers.ask("tableNode(_:willBeginBatchFetchWith:)") {
      delegate.tableNode(node, willBeginBatchFetchWith: batchContext)
    } != nil
  }
}

extension ASTableView {
  /// The screenfuls ahead that trigger a batch fetch; default 2; main thread.
  ///
  /// The node's property of this name is this one once the view is loaded.
  public var leadingScreensForBatching: CGFloat {
    get { batchingScreens }
    set { batchingScreens = newValue }
  }
}
