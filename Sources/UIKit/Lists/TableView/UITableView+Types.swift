import Foundation

extension UITableView {
  /// The modes in which a table updates the heights of self-sizing cells (iOS 16).
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Never.
    case disabled
    /// Sizes are updated when a cell invalidates its intrinsic content size.
    case enabled
    /// Also when constraints of its content change.
    case enabledIncludingConstraints
  }

  /// The styles of a table.
  public enum Style: Int, Hashable, Sendable {
    /// Rows below each other; headers and footers stay visible while their section is.
    case plain
    /// Sections apart from each other; headers and footers scroll.
    case grouped
    /// Like grouped, inset from the sides; the inset is not drawn here.
    case insetGrouped
  }

  /// From where the distances of separators count.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// From the cell's edges.
    case fromCellEdges
    /// From the distances that the system would choose.
    case fromAutomaticInsets
  }

  /// The position of a row in the view after scrolling to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// The nearest position at which the row is completely visible; no scrolling on selection.
    case none
    /// At the top.
    case top
    /// The center.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The animation of inserted and deleted rows. The runtime displays no row animations.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// Rows fade in or out.
    case fade
    /// Rows slide to or from the right.
    case right
    /// Rows slide to or from the left.
    case left
    /// Rows slide to or from the top.
    case top
    /// Rows slide to or from the bottom.
    case bottom
    /// No animation.
    case none
    /// Rows keep their center.
    case middle
    /// The table chooses.
    case automatic = 100
  }

  /// The height that asks the table to choose: for rows, headers and footers that of the content.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title of the search field's entry in the index bar.
  public nonisolated static let indexSearch = "{search}"

  /// The height of rows without a height of their own, in points.
  nonisolated static let standardRowHeight: CGFloat = 44
  /// The height of headers and footers that have a title or a view but no height of their own, in points.
  nonisolated static let standardHeaderHeight: CGFloat = 28
  /// The width of the index strip, in points.
  nonisolated static let indexStripWidth: CGFloat = 15
}
