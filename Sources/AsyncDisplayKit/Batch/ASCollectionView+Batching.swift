import UIKit

extension ASCollectionView {
  /// Begins a fetch if content will be about to end.
  package func beginBatchFetchingIfNeeded(targetOffset: CGPoint, velocity: CGPoint) {
    guard canBatchFetch else { return }
    let layout = collectionViewLayout
    if scrollableDirections.containsHorizontal, scrollableDirections.containsVertical,
      let asyncDelegate, advisories.isFirst(.batchFetchAlongOneAxis)
    {
      report(.batchFetchAlongOneAxis(delegate: "\(type(of: asyncDelegate))"))
    }
    let question = BatchFetchQuestion(
      direction: scrollDirection, scrollableDirections: scrollableDirections, bounds: bounds,
      contentSize: contentSize, targetOffset: targetOffset,
      leadingScreens: batching.leadingScreens, isVisible: window != nil,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      flipsHorizontally: layout.flipsHorizontallyInOppositeLayoutDirection, velocity: velocity)
    let predictor = collectionNode?.batchFetchingDelegate
    guard question.shouldFetch(context: batchContext, delegate: predictor) else { return }
    beginBatchFetching()
  }

  private var canBatchFetch: Bool {
    guard let delegate = asyncDelegate, let node = collectionNode, !batching.delegateHasNoFetch
    else { return false }
    return node.optionalMembers.ask("shouldBatchFetch(for:)") {
      delegate.shouldBatchFetch(for: node)
    } ?? true
  }

  /// Asks the delegate to fetch; returns whether there is a delegate that can.
  package func askDelegateForBatch() -> Bool {
    guard let delegate = asyncDelegate, let node = collectionNode else { return false }
    return node.optionalMembers.ask("collectionNode(_:willBeginBatchFetchWith:)") {
      delegate.collectionNode(node, willBeginBatchFetchWith: batchContext)
    } != nil
  }
}

extension ASCollectionView {
  /// The screenfuls ahead that trigger a batch fetch; default 2; main thread.
  ///
  /// The node's property of this name is this one once the view is loaded.
  public var leadingScreensForBatching: CGFloat {
    get { batchingScreens }
    set { batchingScreens = newValue }
  }
}
