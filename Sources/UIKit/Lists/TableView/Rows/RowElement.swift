import Foundation

/// One element that a table shows.
enum RowElement: Hashable, Sendable {
  /// A row.
  case row(IndexPath)
  /// The header of a section.
  case header(Int)
  /// The footer of a section.
  case footer(Int)
}
