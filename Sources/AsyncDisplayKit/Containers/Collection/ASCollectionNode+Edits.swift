import UIKit

extension ASCollectionNode {
  /// Registers a kind of supplementary element that displays nodes. Loads the view if needed.
  ///
  /// Source: `ASCollectionNode.mm`, `-registerSupplementaryNodeOfKind:`.
  @preconcurrency @MainActor
  public func registerSupplementaryNode(ofKind elementKind: String) {
    containerView.registerSupplementaryNode(ofKind: elementKind)
  }

  /// Begins a group of edits. Texture's older form of `performBatchUpdates(_:completion:)`.
  @preconcurrency @MainActor
  public func beginUpdates() { loadedContainerView?.beginBatch() }

  /// Ends a group of edits. Texture's older form of `performBatch(animated:updates:completion:)`.
  @preconcurrency @MainActor
  public func endUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    loadedContainerView?.endBatch(animated: animated, completion: completion)
  }

  /// A Boolean value that indicates whether an update has not been applied yet.
  @preconcurrency @MainActor
  public var isProcessingUpdates: Bool { loadedContainerView?.isProcessingUpdates ?? false }

  /// A Boolean value that indicates whether the displayed data matches the data source.
  @preconcurrency @MainActor
  public var isSynchronized: Bool { loadedContainerView?.isSynchronized ?? true }

  /// Calls a closure when no update is being processed, or immediately before the view is loaded.
  @preconcurrency @MainActor
  public func onDidFinishProcessingUpdates(_ didFinishProcessingUpdates: @escaping () -> Void) {
    onEndOfProcessing(didFinishProcessingUpdates)
  }

  /// Calls a closure when the displayed data matches the data source.
  @preconcurrency @MainActor
  public func onDidFinishSynchronizing(_ didFinishSynchronizing: @escaping () -> Void) {
    guard let view = loadedContainerView else { return didFinishSynchronizing() }
    view.onDidFinishSynchronizing(didFinishSynchronizing)
  }

  /// Blocks the main actor until all updates have been applied.
  @preconcurrency @MainActor
  public func waitUntilAllUpdatesAreProcessed() {
    loadedContainerView?.waitUntilAllUpdatesAreProcessed()
  }

  /// Blocks the main actor until all updates have been applied. Former name of ``waitUntilAllUpdatesAreProcessed()``.
  @preconcurrency @MainActor
  public func waitUntilAllUpdatesAreCommitted() { waitUntilAllUpdatesAreProcessed() }

  /// Waits until all updates have been applied, without blocking the main actor.
  @MainActor
  public func allUpdatesAreProcessed() async { await untilEndOfProcessing() }
}

extension ASCollectionNode {
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
    await withCheckedContinuation { continuation in
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
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }
}
