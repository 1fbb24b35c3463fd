import UIKit

extension ASTableNode {
  /// Whether some update has not been applied.
  @preconcurrency @MainActor
  public var isProcessingUpdates: Bool {
    loadedContainerView?.dataController.isProcessingUpdates ?? false
  }

  /// Runs a closure when no update is being processed: at once before the view is loaded.
  ///
  /// - Quirk: while the last update is being applied it runs at once; advisory
  ///   `processed-before-shown`.
  @preconcurrency @MainActor
  public func onDidFinishProcessingUpdates(_ didFinishProcessingUpdates: @escaping () -> Void) {
    onEndOfProcessing(didFinishProcessingUpdates)
  }

  /// Holds the main actor until all updates have been applied.
  @preconcurrency @MainActor
  public func waitUntilAllUpdatesAreProcessed() {
    loadedContainerView?.waitUntilAllUpdatesAreProcessed()
  }

  /// Returns when all updates have been applied, without holding the main actor.
  @MainActor
  public func allUpdatesAreProcessed() async { await untilEndOfProcessing() }
}
