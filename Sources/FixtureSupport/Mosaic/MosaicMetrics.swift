import UIKit

/// The metrics of a mosaic layout, in points.
public struct MosaicMetrics: Hashable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The spacing between columns.
  public var columnSpacing: CGFloat
  /// The insets of every section.
  public var sectionInset: UIEdgeInsets
  /// The spacing below each item.
  public var itemSpacing: CGFloat
  /// The height of a section's header.
  public var headerHeight: CGFloat

  /// Creates metrics. The number of columns is at least 1.
  public init(
    columns: Int, columnSpacing: CGFloat, sectionInset: UIEdgeInsets, itemSpacing: CGFloat,
    headerHeight: CGFloat
  ) {
    self.columns = max(columns, 1)
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
    (contentWidth(in: width) - columnSpacing * CGFloat(columns - 1)) / CGFloat(columns)
  }
}
