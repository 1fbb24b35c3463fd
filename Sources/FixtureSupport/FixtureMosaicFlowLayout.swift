import AsyncDisplayKit
import UIKit

/// A generated mosaic that is a flow layout, knows the ratios of its items, and is its own inspector.
@MainActor
open class FixtureMosaicFlowLayout: UICollectionViewFlowLayout {
  /// The constants.
  public let metrics: MosaicMetrics
  /// The height of an item divided by its width; square by default.
  public var ratio: @MainActor (IndexPath) -> CGFloat = { _ in 1 }
  /// Whether a section has a header; every section by default.
  public var hasHeader: @MainActor (Int) -> Bool = { _ in true }

  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var headers: [Int: UICollectionViewLayoutAttributes] = [:]
  private var contentHeight: CGFloat = 0

  /// Makes a layout with its constants.
  public init(metrics: MosaicMetrics) {
    self.metrics = metrics
    super.init()
  }

  /// Archives do not hold generated layouts.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Places every header and every item.
  open override func prepare() {
    super.prepare()
    items = [:]
    headers = [:]
    contentHeight = 0
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections {
      contentHeight += metrics.sectionInset.top
      placeHeader(of: section)
      placeItems(of: section, count: collectionView.numberOfItems(inSection: section))
    }
  }

  /// The width of the view and the bottom of the last section.
  open override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: contentHeight)
  }

  /// Returns the elements whose frames meet a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let all = Array(headers.values) + Array(items.values)
    return all.filter { $0.frame.intersects(rect) }.sorted { first, second in
      (first.indexPath, first.frame.minY) < (second.indexPath, second.frame.minY)
    }
  }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items[indexPath]
  }

  /// Returns the attributes of a header.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == UICollectionView.elementKindSectionHeader ? headers[indexPath.section] : nil
  }

  /// Answers true when the width changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }

  private func placeHeader(of section: Int) {
    guard hasHeader(section) else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(
      x: metrics.sectionInset.left, y: contentHeight, width: metrics.contentWidth(in: width),
      height: metrics.headerHeight)
    headers[section] = attributes
    contentHeight = attributes.frame.maxY
  }

  private func placeItems(of section: Int, count: Int) {
    let columnWidth = metrics.columnWidth(in: width)
    var bottoms = [CGFloat](repeating: contentHeight, count: metrics.columns)
    for item in 0..<count {
      let indexPath = IndexPath(item: item, section: section)
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: metrics.sectionInset.left + CGFloat(column) * (columnWidth + metrics.columnSpacing),
        y: bottoms[column], width: columnWidth, height: columnWidth * ratio(indexPath))
      items[indexPath] = attributes
      bottoms[column] = attributes.frame.maxY + metrics.itemSpacing
    }
    let tallest = bottoms.max() ?? contentHeight
    contentHeight = tallest - metrics.itemSpacing + metrics.sectionInset.bottom
  }
}

/// The constants of a mosaic, in points.
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

  /// Makes the constants.
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

  /// The width of a section's content in a container of a width.
  public func contentWidth(in width: CGFloat) -> CGFloat {
    width - sectionInset.left - sectionInset.right
  }

  /// The width of a column in a container of a width.
  public func columnWidth(in width: CGFloat) -> CGFloat {
    (contentWidth(in: width) - columnSpacing * CGFloat(columns - 1)) / CGFloat(columns)
  }
}
