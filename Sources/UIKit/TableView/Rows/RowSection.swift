import Foundation

/// The lengths of one section of a table, in points.
struct RowSection: Sendable {
  /// The header's height; zero means none.
  var header: CGFloat
  var rows: RowHeights
  /// The footer's height; zero means none.
  var footer: CGFloat

  var height: CGFloat { header + rows.total + footer }
}
