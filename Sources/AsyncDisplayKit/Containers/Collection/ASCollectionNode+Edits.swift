import UIKit

extension ASCollectionNode {
  /// Enables nodes for a kind of supplementary elements.
  @preconcurrency @MainActor
  public func registerSupplementaryNode(ofKind elementKind: String) {
    pending.kinds.append(elementKind)
    loadedCollectionView?.registerNodeView(forKind: elementKind)
  }

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
    guard let view = loadedCollectionView else {
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

  /// Begins a group of edits: Texture's older form.
  @preconcurrency @MainActor
  public func beginUpdates() { loadedCollectionView?.beginBatch() }

  /// Ends a group of edits: Texture's older form.
  @preconcurrency @MainActor
  public func endUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    loadedCollectionView?.endBatch(animated: animated, completion: completion)
  }

  /// Inserts sections, in new indexes.
  @preconcurrency @MainActor
  public func insertSections(_ sections: IndexSet) {
    loadedCollectionView?.insertSections(sections)
  }

  /// Deletes sections, in old indexes.
  @preconcurrency @MainActor
  public func deleteSections(_ sections: IndexSet) {
    loadedCollectionView?.deleteSections(sections)
  }

  /// Reloads sections, in old indexes.
  @preconcurrency @MainActor
  public func reloadSections(_ sections: IndexSet) {
    loadedCollectionView?.reloadSections(sections)
  }

  /// Moves a section, as a delete and an insert.
  @preconcurrency @MainActor
  public func moveSection(_ section: Int, toSection newSection: Int) {
    loadedCollectionView?.moveSection(section, toSection: newSection)
  }

  /// Inserts items, at new index paths.
  @preconcurrency @MainActor
  public func insertItems(at indexPaths: [IndexPath]) {
    loadedCollectionView?.insertItems(at: indexPaths)
  }

  /// Deletes items, at old index paths.
  @preconcurrency @MainActor
  public func deleteItems(at indexPaths: [IndexPath]) {
    loadedCollectionView?.deleteItems(at: indexPaths)
  }

  /// Reloads items, at old index paths.
  @preconcurrency @MainActor
  public func reloadItems(at indexPaths: [IndexPath]) {
    loadedCollectionView?.reloadItems(at: indexPaths)
  }

  /// Moves an item, as a delete and an insert.
  @preconcurrency @MainActor
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    loadedCollectionView?.moveItem(at: indexPath, to: newIndexPath)
  }

  /// Loads all data again; does nothing before the view is loaded.
  @preconcurrency @MainActor
  public func reloadData() { loadedCollectionView?.reloadData() }

  /// Loads all data again.
  ///
  /// - Parameter completion: runs when the reload has been applied.
  /// - Quirk: before the view is loaded the completion is never called; advisory
  ///   `reload-before-load`.
  @preconcurrency @MainActor
  public func reloadData(completion: (() -> Void)?) {
    guard let view = loadedCollectionView else {
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
  public func relayoutItems() { loadedCollectionView?.relayoutItems() }

  /// Whether some update has not been applied.
  @preconcurrency @MainActor
  public var isProcessingUpdates: Bool { loadedCollectionView?.isProcessingUpdates ?? false }

  /// Whether what is shown is what the data source says.
  @preconcurrency @MainActor
  public var isSynchronized: Bool { loadedCollectionView?.isSynchronized ?? true }

  /// Runs a closure when no update is being processed: at once before the view is loaded.
  @preconcurrency @MainActor
  public func onDidFinishProcessingUpdates(_ didFinishProcessingUpdates: @escaping () -> Void) {
    guard let view = loadedCollectionView else { return didFinishProcessingUpdates() }
    view.onDidFinishProcessingUpdates(didFinishProcessingUpdates)
  }

  /// Runs a closure when what is shown is what the data source says.
  @preconcurrency @MainActor
  public func onDidFinishSynchronizing(_ didFinishSynchronizing: @escaping () -> Void) {
    guard let view = loadedCollectionView else { return didFinishSynchronizing() }
    view.onDidFinishSynchronizing(didFinishSynchronizing)
  }

  /// Holds the main actor until all updates have been applied.
  @preconcurrency @MainActor
  public func waitUntilAllUpdatesAreProcessed() {
    loadedCollectionView?.waitUntilAllUpdatesAreProcessed()
  }

  /// Holds the main actor until all updates have been applied: the former name.
  @preconcurrency @MainActor
  public func waitUntilAllUpdatesAreCommitted() { waitUntilAllUpdatesAreProcessed() }

  /// Returns when all updates have been applied, without holding the main actor.
  @MainActor
  public func allUpdatesAreProcessed() async {
    await withCheckedContinuation { continuation in
      onDidFinishProcessingUpdates { continuation.resume() }
    }
  }
}
