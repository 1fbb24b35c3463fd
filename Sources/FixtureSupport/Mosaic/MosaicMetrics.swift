import UIKit

/// The metrics of a mosaic layout, in points.
public struct FixtureMosaicMetrics: Hashable, Sendable {
  /// The number of columns, 1 to 10,000.
  ///
  /// A layout reports another number as `invalid-column-count` and uses the nearest
  /// valid one. Decided here: the layout keeps the bottom of each column.
  public var columns: Int
  /// The spacing between columns.
  public var columnSpacing: CGFloat
  /// The insets of every section.
  public var sectionInset: UIEdgeInsets
  /// The spacing below each item.
  public var itemSpacing: CGFloat
  /// The height of a section's header.
  public var headerHeight: CGFloat

  /// Creates metrics.
  public init(
    columns: Int, columnSpacing: CGFloat, sectionInset: UIEdgeInsets, itemSpacing: CGFloat,
    headerHeight: CGFloat
  ) {
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.sectionInset = sectionInset
    self.itemSpacing = itemSpacing
    self.headerHeight = headerHeight
  }

  /// Returns the width of a section's content in a container of the given width.
  public func contentWidth(in width: CGFloat) -> CGFloat {
    width - sectionInset.left - sectionInset.right
  }

  /// Returns the width of a column in a container of the given width.
  public func columnWidth(in width: CGFloat) -> CGFloat {
    let count = CGFloat(validColumns)
    return (contentWidth(in: width) - columnSpacing * (count - 1)) / count
  }

  /// The number of columns that a layout uses.
  var validColumns: Int { min(max(columns, 1), 10_000) }

  /// Reports a number of columns that a layout does not use.
  func reportColumns(subject: String) {
    guard columns != validColumns else { return }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .invalidColumnCount, subject: subject,
        message: "A mosaic cannot have \(columns) columns, so \(validColumns) are used.",
        remedy: "Set columns to 1 or more, and at most 10,000.", numbers: [columns]))
  }
}
