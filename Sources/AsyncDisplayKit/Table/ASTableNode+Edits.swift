import UIKit

extension ASTableNode {
  /// Groups edits into one update.
  ///
  /// - Parameters:
  ///   - animated: whether the view animates the update.
  ///   - updates: makes the edits; the data has to change in it or before it.
  ///   - completion: runs when the update has been applied, with whether it was carried out.
  @preconcurrency @MainActor
  public func performBatch(
    animated: Bool, updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let view = loadedTableView else {
      updates?()
      completion?(true)
      return
    }
    view.performBatch(animated: animated, updates: updates, completion: completion)
  }

  /// Groups edits into one update, animated as views are at present.
  @preconcurrency @MainActor
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(
      animated: UIView.areAnimationsEnabled, updates: updates, completion: completion)
  }

  /// Inserts sections, in new indexes.
  @preconcurrency @MainActor
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    loadedTableView?.insertSections(sections, with: animation)
  }

  /// Deletes sections, in old indexes.
  @preconcurrency @MainActor
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    loadedTableView?.deleteSections(sections, with: animation)
  }

  /// Reloads sections, in old indexes.
  @preconcurrency @MainActor
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    loadedTableView?.reloadSections(sections, with: animation)
  }

  /// Moves a section, as a delete and an insert.
  @preconcurrency @MainActor
  public func moveSection(_ section: Int, toSection newSection: Int) {
    loadedTableView?.moveSection(section, toSection: newSection)
  }

  /// Inserts rows, at new index paths.
  @preconcurrency @MainActor
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    loadedTableView?.insertRows(at: indexPaths, with: animation)
  }

  /// Deletes rows, at old index paths.
  @preconcurrency @MainActor
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    loadedTableView?.deleteRows(at: indexPaths, with: animation)
  }

  /// Reloads rows, at old index paths.
  @preconcurrency @MainActor
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    loadedTableView?.reloadRows(at: indexPaths, with: animation)
  }

  /// Moves a row, as a delete and an insert.
  @preconcurrency @MainActor
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    loadedTableView?.moveRow(at: indexPath, to: newIndexPath)
  }

  /// Loads all data again; does nothing before the view is loaded.
  @preconcurrency @MainActor
  public func reloadData() { loadedTableView?.reloadData() }

  /// Loads all data again.
  ///
  /// - Parameter completion: runs when the reload has been applied.
  /// - Quirk: before the view is loaded the completion is never called; advisory
  ///   `reload-before-load`.
  @preconcurrency @MainActor
  public func reloadData(completion: (() -> Void)?) {
    guard let view = loadedTableView else {
      return environment.report(
        RuntimeViolation(
          .reloadBeforeLoad, severity: .advisory, subject: "\(type(of: self))",
          message: "reloadData(completion:) before the view is loaded never calls its completion, "
            + "as in Texture.",
          remedy: "Reload after the view is loaded."))
    }
    view.reloadData(completion: completion)
  }

  /// Measures every node that has been built again.
  @preconcurrency @MainActor
  public func relayoutItems() { loadedTableView?.relayoutItems() }

  /// Whether some update has not been applied.
  @preconcurrency @MainActor
  public var isProcessingUpdates: Bool {
    loadedTableView?.dataController.isProcessingUpdates ?? false
  }

  /// Runs a closure when no update is being processed: at once before the view is loaded.
  ///
  /// - Quirk: while the last update is being applied it runs at once; advisory
  ///   `processed-before-shown`.
  @preconcurrency @MainActor
  public func onDidFinishProcessingUpdates(_ didFinishProcessingUpdates: @escaping () -> Void) {
    guard let view = loadedTableView else { return didFinishProcessingUpdates() }
    view.onEndOfProcessing(didFinishProcessingUpdates)
  }

  /// Holds the main actor until all updates have been applied.
  @preconcurrency @MainActor
  public func waitUntilAllUpdatesAreProcessed() {
    loadedTableView?.waitUntilAllUpdatesAreProcessed()
  }

  /// Returns when all updates have been applied, without holding the main actor.
  @MainActor
  public func allUpdatesAreProcessed() async {
    await withCheckedContinuation { continuation in
      onDidFinishProcessingUpdates { continuation.resume() }
    }
  }
}
