import UIKit

extension ContainerView {
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

  /// Asks the delegate for the next batch, in a later main-queue job.
  func beginBatchFetching() {
    batchContext.beginBatchFetching()
    surroundings.enqueueOnMain(RuntimeStep(.main, "batch fetch")) { [weak self] in
      self?.fetchBatch()
    }
  }

  private func fetchBatch() {
    guard !askDelegateForBatch() else { return }
    batching.delegateHasNoFetch = true
    batchContext.cancelBatchFetching()
  }

  /// The screenfuls ahead that trigger a fetch.
  var batchingScreens: CGFloat {
    get { batching.leadingScreens }
    set {
      guard batching.leadingScreens != newValue else { return }
      batching.leadingScreens = newValue
      surroundings.bind { checkForBatchFetching() }
    }
  }
}

/// What a container remembers between its decisions to fetch the next batch.
package struct BatchFetchState {
  /// The screenfuls ahead that trigger a fetch.
  package var leadingScreens: CGFloat = 2
  /// Whether the delegate has turned out to lack the fetch call.
  package var delegateHasNoFetch = false
  /// Whether an update has caused a check.
  package var hasCheckedAfterUpdate = false
}
