import Foundation

/// The place of a dropped item that is being loaded.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Inserts the item: the closure changes the data at the place that it is given, the table follows.
  ///
  /// - Returns: whether the placeholder was still there; a reload takes it away.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away without inserting anything.
  ///
  /// - Returns: whether it was still there.
  @discardableResult
  func deletePlaceholder() -> Bool
}
