import UIKit

extension ASCollectionView {
  /// Checks in the next main-queue job, unless nothing changed since the first check.
  func scheduleBatchFetchCheck(changeCount: Int) {
    if changeCount == 0, batching.hasCheckedAfterUpdate { return }
    batching.hasCheckedAfterUpdate = true
    surroundings.enqueueOnMain(RuntimeStep(.main, "batch fetch check")) { [weak self] in
      self?.checkForBatchFetching()
    }
  }

  /// Begins a fetch if content is about to end, unless a finger is on it.
  func checkForBatchFetching() {
    guard !isDragging, !isTracking else { return }
    beginBatchFetchingIfNeeded(targetOffset: contentOffset, velocity: .zero)
  }

  /// Begins a fetch if content will be about to end.
  func beginBatchFetchingIfNeeded(targetOffset: CGPoint, velocity: CGPoint) {
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

  private func beginBatchFetching() {
    batchContext.beginBatchFetching()
    surroundings.enqueueOnMain(RuntimeStep(.main, "batch fetch")) { [weak self] in
      self?.askForBatch()
    }
  }

  private func askForBatch() {
    guard let delegate = asyncDelegate, let node = collectionNode else {
      return batchContext.cancelBatchFetching()
    }
    let begun: Void? = node.optionalMembers.ask("collectionNode(_:willBeginBatchFetchWith:)") {
      delegate.collectionNode(node, willBeginBatchFetchWith: batchContext)
    }
    guard begun == nil else { return }
    batching.delegateHasNoFetch = true
    batchContext.cancelBatchFetching()
  }

  /// The screenfuls ahead that trigger a fetch.
  package var leadingScreensForBatching: CGFloat {
    get { batching.leadingScreens }
    set {
      guard batching.leadingScreens != newValue else { return }
      batching.leadingScreens = newValue
      surroundings.bind { checkForBatchFetching() }
    }
  }
}
