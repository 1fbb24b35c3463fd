import Foundation

/// A list that shows the snapshots of a diffable data source.
@MainActor package protocol SnapshotList: AnyObject {
  /// Performs the edits of a snapshot as one batch update, in which a closure replaces the data.
  func show(_ edits: [ListEdit], _ change: () -> Void, completion: @escaping () -> Void)
  /// Loads all data and views again.
  func reloadData()
  /// Performs an update and suspends the calling task until its completion handler runs.
  func awaitUpdate(_ update: (_ completion: @escaping () -> Void) -> Void) async
}

extension UICollectionView: SnapshotList {
  package func show(_ edits: [ListEdit], _ change: () -> Void, completion: @escaping () -> Void) {
    perform(edits, change, completion)
  }

  package func awaitUpdate(_ update: (_ completion: @escaping () -> Void) -> Void) async {
    await suspend(during: update)
  }
}

extension UITableView: SnapshotList {
  package func show(_ edits: [ListEdit], _ change: () -> Void, completion: @escaping () -> Void) {
    perform(edits, change, completion)
  }

  package func awaitUpdate(_ update: (_ completion: @escaping () -> Void) -> Void) async {
    await suspend(during: update)
  }
}

extension ListView {
  fileprivate func perform(
    _ edits: [ListEdit], _ change: () -> Void, _ completion: @escaping () -> Void
  ) {
    openBatch { _ in completion() }
    change()
    record(edits)
    closeBatch()
  }
}
