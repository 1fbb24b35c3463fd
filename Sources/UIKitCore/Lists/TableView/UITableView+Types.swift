import Foundation

extension UITableView {
  /// The modes in which a table view updates the heights of self-sizing cells (iOS 16).
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// Heights are not updated.
    case disabled
    /// Heights are updated when a cell invalidates its intrinsic content size.
    case enabled
    /// Heights are updated when a cell invalidates its intrinsic content size or constraints of its
    /// content change.
    case enabledIncludingConstraints
  }

  /// The style of a table view.
  public enum Style: Int, Hashable, Sendable {
    /// Rows follow each other without gaps. Headers and footers stay visible while their section is
    /// visible.
    case plain
    /// Sections have gaps between them. Headers and footers scroll with the rows.
    case grouped
    /// A grouped style with sections that are inset from the sides. Rounded corners are not drawn
    /// here.
    case insetGrouped
  }

  /// The reference from which separator insets are measured.
  public enum SeparatorInsetReference: Int, Hashable, Sendable {
    /// The insets are measured from the edges of the cell.
    case fromCellEdges
    /// The insets are added to the automatic insets of the system.
    case fromAutomaticInsets
  }

  /// The position of a row in the view after scrolling to it.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// The row is completely visible after scrolling as little as necessary. On selection, nothing
    /// scrolls.
    case none
    /// The row is at the top.
    case top
    /// The row is vertically centered.
    case middle
    /// The row is at the bottom.
    case bottom
  }

  /// The animation of inserted and deleted rows. The runtime shows no row animations.
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
    /// Rows are not animated.
    case none
    /// Rows keep their vertical center.
    case middle
    /// The table view chooses the animation.
    case automatic = 100
  }

  /// The value of a height that the table view determines automatically: for rows, headers, and
  /// footers that of their content.
  public nonisolated static let automaticDimension: CGFloat = -1
  /// The title of the search icon in the section index.
  public nonisolated static let indexSearch = "{search}"

  /// The height of rows without a height from the content, the delegate, or properties, in points.
  package nonisolated static let standardRowHeight: CGFloat = 44
  /// The height of headers and footers that have a title or a view but no height, in points.
  package nonisolated static let standardHeaderHeight: CGFloat = 28
  /// The width of the section index, in points.
  nonisolated static let indexStripWidth: CGFloat = 15
}
