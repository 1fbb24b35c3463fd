import Foundation

/// One edit of a batch update, in the index spaces of UIKit.
///
/// What is deleted, reloaded or moved is named by its place before the update; what is inserted, and
/// where something moves to, by its place after it.
public enum ListEdit: Hashable, Sendable {
  /// Deletes sections.
  case deleteSections([Int])
  /// Inserts sections.
  case insertSections([Int])
  /// Reloads sections.
  case reloadSections([Int])
  /// Moves a section.
  case moveSection(from: Int, to: Int)
  /// Deletes items.
  case deleteItems([IndexPath])
  /// Inserts items.
  case insertItems([IndexPath])
  /// Reloads items.
  case reloadItems([IndexPath])
  /// Moves an item.
  case moveItem(from: IndexPath, to: IndexPath)
}
