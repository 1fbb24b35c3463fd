import Foundation

/// The lengths of one section of a table, in points.
struct RowSection: Sendable {
  /// The room above the header.
  var padding: CGFloat = 0
  /// The header's height; zero means none.
  var header: CGFloat
  var rows: RowHeights
  /// The footer's height; zero means none.
  var footer: CGFloat

  var height: CGFloat { padding + header + rows.total + footer }
}
