import Foundation

/// A data source that shows snapshots in a list: the common behavior of those of collection and table
/// views.
@MainActor protocol SnapshotDataSource: AnyObject {
  associatedtype Section: Hashable & Sendable
  associatedtype Item: Hashable & Sendable
  associatedtype List: SnapshotList

  var shown: ShownSnapshot<Section, Item> { get set }
  /// The list, or `nil` if it no longer exists.
  var list: List? { get }
  /// Requests that the cells at index paths are configured again.
  func reconfigure(at indexPaths: [IndexPath])
}

extension SnapshotDataSource {
  /// Shows a snapshot through a batch update. The completion handler runs after the update.
  func show(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    guard animated else {
      return UIView.performWithoutAnimation { show(snapshot, animated: true, completion) }
    }
    let edits = SnapshotDifference(from: shown.snapshot, to: snapshot).edits
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { shown.indexPath(of: $0) }
    guard let list else {
      shown.snapshot = snapshot
      completion?()
      return
    }
    list.show(edits) {
      shown.snapshot = snapshot
      reconfigure(at: reconfigured)
    } completion: {
      completion?()
    }
  }

  /// Shows a snapshot through a reload.
  func reload(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, _ completion: (() -> Void)?
  ) {
    shown.snapshot = snapshot
    list?.reloadData()
    completion?()
  }
}
