import UIKit

extension ASTableNode {
  /// Waits until all updates have been applied, without blocking the main actor.
  @MainActor
  public func allUpdatesAreProcessed() async { await untilEndOfProcessing() }
}

extension ASTableNode {
  /// Groups the edits of a nonescaping closure into one update.
  ///
  /// Main thread. Calls the method with an optional closure, which subclasses override. A closure
  /// expression selects that method.
  @preconcurrency @MainActor @_disfavoredOverload
  public final func performBatch(
    animated: Bool, updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) {
      performBatch(animated: animated, updates: $0, completion: completion)
    }
  }

  /// Groups the edits of a nonescaping closure into one update.
  ///
  /// Main thread. Like `performBatch(animated:updates:completion:)`, animated unless animations are
  /// disabled.
  @preconcurrency @MainActor @_disfavoredOverload
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates($0, completion: completion) }
  }

  /// Groups edits into one update, and waits until it has been applied.
  ///
  /// Main thread. Swift imports this method from Texture's method with a completion handler. In an
  /// asynchronous function, a call without a completion handler selects it and needs `await`; pass
  /// `completion: nil` to continue immediately.
  ///
  /// - Returns: `true` if the update was carried out.
  @preconcurrency @MainActor @discardableResult
  public final func performBatch(
    animated: Bool, @_implicitSelfCapture updates: (() -> Void)?
  ) async -> Bool {
    // Decided here: before load the body runs and the call returns, because the completion handler
    // is never called.
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
  /// Main thread. Like the asynchronous `performBatch(animated:updates:)`.
  ///
  /// - Returns: `true` if the update was carried out.
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
