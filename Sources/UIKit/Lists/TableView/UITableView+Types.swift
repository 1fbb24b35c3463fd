import Foundation

extension UITableView {
  /// When a table asks its cells for their sizes again by itself (iOS 16).
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Never.
    case disabled
    /// When a cell asks for it.
    case enabled
    /// Also when constraints of its content change.
    case enabledIncludingConstraints
  }

  /// How a table looks.
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
    /// As near as makes it visible; when selecting, where it is.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go; there is no animation to use it.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// It fades.
    case fade
    /// It slides to or from the right.
    case right
    /// It slides to or from the left.
    case left
    /// It slides to or from the top.
    case top
    /// It slides to or from the bottom.
    case bottom
    /// It changes without animation.
    case none
    /// It stays in its middle.
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
