import UIKit

/// The metrics of a mosaic, in points.
public struct MosaicMetrics: Hashable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The gap between columns.
  public var columnSpacing: CGFloat
  /// The insets of every section.
  public var sectionInset: UIEdgeInsets
  /// The gap below every item.
  public var itemSpacing: CGFloat
  /// The height of a section's header.
  public var headerHeight: CGFloat

  /// Makes metrics; the number of columns is at least 1.
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

  /// Returns the width of a section's content in a container with a width.
  public func contentWidth(in width: CGFloat) -> CGFloat {
    width - sectionInset.left - sectionInset.right
  }

  /// Returns the width of a column in a container with a width.
  public func columnWidth(in width: CGFloat) -> CGFloat {
    (contentWidth(in: width) - columnSpacing * CGFloat(columns - 1)) / CGFloat(columns)
  }
}
