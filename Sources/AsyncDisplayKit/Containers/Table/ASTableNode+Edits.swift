import UIKit

extension ASTableNode {
  /// A Boolean value that indicates whether an update has not been applied yet.
  @preconcurrency @MainActor
  public var isProcessingUpdates: Bool {
    loadedContainerView?.dataController.isProcessingUpdates ?? false
  }

  /// Calls a closure when no update is being processed, or immediately before the view is loaded.
  ///
  /// - Quirk: while the last update is being applied it runs at once; advisory
  ///   `processed-before-shown`. `ASDataController.mm`, `-onDidFinishProcessingUpdates:`.
  @preconcurrency @MainActor
  public func onDidFinishProcessingUpdates(_ didFinishProcessingUpdates: @escaping () -> Void) {
    onEndOfProcessing(didFinishProcessingUpdates)
  }

  /// Blocks the main actor until all updates have been applied.
  @preconcurrency @MainActor
  public func waitUntilAllUpdatesAreProcessed() {
    loadedContainerView?.waitUntilAllUpdatesAreProcessed()
  }

  /// Blocks the main thread until all updates have been applied. Former name of
  /// ``waitUntilAllUpdatesAreProcessed()``.
  @preconcurrency @MainActor
  public func waitUntilAllUpdatesAreCommitted() { waitUntilAllUpdatesAreProcessed() }

  /// Waits until all updates have been applied, without blocking the main actor.
  @MainActor
  public func allUpdatesAreProcessed() async { await untilEndOfProcessing() }
}

extension ASTableNode {
  /// Groups edits into one update, in a closure that must not outlive the call.
  ///
  /// Main thread; by way of the member with an optional closure, which subclasses override and which
  /// closures that are written in place go to.
  @preconcurrency @MainActor @_disfavoredOverload
  public final func performBatch(
    animated: Bool, updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) {
      performBatch(animated: animated, updates: $0, completion: completion)
    }
  }

  /// Groups edits into one update, in a closure that must not outlive the call.
  ///
  /// Main thread; as `performBatch(animated:updates:completion:)`, animated unless animations are
  /// switched off.
  @preconcurrency @MainActor @_disfavoredOverload
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates($0, completion: completion) }
  }

  /// Groups edits into one update, and waits until it has been applied.
  ///
  /// Main thread. Swift imports it from Texture's method with a completion. In an asynchronous
  /// function it is what a call without a completion means, which needs `await`; pass `completion: nil`
  /// to go on at once.
  ///
  /// - Returns: whether the update was carried out.
  @preconcurrency @MainActor @discardableResult
  public final func performBatch(
    animated: Bool, @_implicitSelfCapture updates: (() -> Void)?
  ) async -> Bool {
    // Decided here: before load the body runs and the call returns, for the completion is never called.
    guard isNodeLoaded else {
      updates?()
      return true
    }
    return await withCheckedContinuation { continuation in
      performBatch(animated: animated, updates: updates) { continuation.resume(returning: $0) }
    }
  }

  /// Groups edits into one update, and waits until it has been applied. Animated if UIView
  /// animations are enabled.
  ///
  /// Main thread; as the form of `performBatch(animated:updates:)` that returns then.
  ///
  /// - Returns: whether the update was carried out.
  @preconcurrency @MainActor @discardableResult
  public final func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?
  ) async -> Bool {
    guard isNodeLoaded else {
      updates?()
      return true
    }
    return await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }
}
