import Foundation

/// One edit of a list, as a batch records it.
///
/// Deletes, reloads and the sources of moves count in the state before the batch, inserts and the
/// targets of moves in the state after it.
enum ListEdit: Hashable, Sendable {
  /// A new item.
  case insertItem(IndexPath)
  /// An item that goes.
  case deleteItem(IndexPath)
  /// An item that is replaced.
  case reloadItem(IndexPath)
  /// An item that changes its place.
  case moveItem(IndexPath, to: IndexPath)
  /// A new section.
  case insertSection(Int)
  /// A section that goes.
  case deleteSection(Int)
  /// A section whose items are all replaced.
  case reloadSection(Int)
  /// A section that changes its place.
  case moveSection(Int, to: Int)
}
