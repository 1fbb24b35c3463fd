import UIKit

extension ASCollectionNode {
  /// Enables nodes for a kind of supplementary elements.
  @preconcurrency @MainActor
  public func registerSupplementaryNode(ofKind elementKind: String) {
    pending.kinds.append(elementKind)
    loadedContainerView?.registerNodeView(forKind: elementKind)
  }

  /// Begins a group of edits: Texture's older form.
  @preconcurrency @MainActor
  public func beginUpdates() { loadedContainerView?.beginBatch() }

  /// Ends a group of edits: Texture's older form.
  @preconcurrency @MainActor
  public func endUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    loadedContainerView?.endBatch(animated: animated, completion: completion)
  }

  /// Whether some update has not been applied.
  @preconcurrency @MainActor
  public var isProcessingUpdates: Bool { loadedContainerView?.isProcessingUpdates ?? false }

  /// Whether what is shown is what the data source says.
  @preconcurrency @MainActor
  public var isSynchronized: Bool { loadedContainerView?.isSynchronized ?? true }

  /// Runs a closure when no update is being processed: at once before the view is loaded.
  @preconcurrency @MainActor
  public func onDidFinishProcessingUpdates(_ didFinishProcessingUpdates: @escaping () -> Void) {
    onEndOfProcessing(didFinishProcessingUpdates)
  }

  /// Runs a closure when what is shown is what the data source says.
  @preconcurrency @MainActor
  public func onDidFinishSynchronizing(_ didFinishSynchronizing: @escaping () -> Void) {
    guard let view = loadedContainerView else { return didFinishSynchronizing() }
    view.onDidFinishSynchronizing(didFinishSynchronizing)
  }

  /// Holds the main actor until all updates have been applied.
  @preconcurrency @MainActor
  public func waitUntilAllUpdatesAreProcessed() {
    loadedContainerView?.waitUntilAllUpdatesAreProcessed()
  }

  /// Holds the main actor until all updates have been applied: the former name.
  @preconcurrency @MainActor
  public func waitUntilAllUpdatesAreCommitted() { waitUntilAllUpdatesAreProcessed() }

  /// Returns when all updates have been applied, without holding the main actor.
  @MainActor
  public func allUpdatesAreProcessed() async { await untilEndOfProcessing() }
}
