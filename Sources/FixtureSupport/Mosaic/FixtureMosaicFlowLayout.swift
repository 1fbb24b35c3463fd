import AsyncDisplayKit
import UIKit

/// The flow layout of a generated mosaic. It is also its own layout inspector.
///
/// Each item is placed in the shortest column, with a height that its ratio determines.
@MainActor
open class FixtureMosaicFlowLayout: UICollectionViewFlowLayout {
  /// The metrics of the mosaic.
  public let metrics: FixtureMosaicMetrics
  /// A closure that returns the height of an item divided by its width. The default returns 1.
  public var ratio: @MainActor (IndexPath) -> CGFloat = { _ in 1 }
  /// A closure that returns whether a section has a header. The default returns `true`.
  public var hasHeader: @MainActor (Int) -> Bool = { _ in true }

  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var headers: [Int: UICollectionViewLayoutAttributes] = [:]
  private var contentHeight: CGFloat = 0
  private var hasReportedColumns = false

  /// Creates a layout with its metrics.
  public init(metrics: FixtureMosaicMetrics) {
    self.metrics = metrics
    super.init()
  }

  /// Returns `nil`: generated layouts cannot be decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Calculates the frames of all headers and items.
  open override func prepare() {
    super.prepare()
    items = [:]
    headers = [:]
    contentHeight = 0
    guard let collectionView else { return }
    reportColumnsOnce()
    for section in 0..<collectionView.numberOfSections {
      contentHeight += metrics.sectionInset.top
      placeHeader(of: section)
      placeItems(of: section, count: collectionView.numberOfItems(inSection: section))
    }
  }

  /// The size of the content: the width of the view, and the bottom of the last section, in points.
  open override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: contentHeight)
  }

  /// Returns the layout attributes of the elements whose frames intersect a rectangle.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let all = Array(headers.values) + Array(items.values)
    return all.filter { $0.frame.intersects(rect) }.sorted { first, second in
      (first.indexPath, first.frame.minY) < (second.indexPath, second.frame.minY)
    }
  }

  /// Returns the layout attributes of an item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items[indexPath]
  }

  /// Returns the layout attributes of a header.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == UICollectionView.elementKindSectionHeader ? headers[indexPath.section] : nil
  }

  /// Returns whether a bounds change invalidates the layout: if the width changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != width
  }

  private func reportColumnsOnce() {
    guard !hasReportedColumns else { return }
    hasReportedColumns = true
    metrics.reportColumns(subject: "\(type(of: self))")
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
    var bottoms = [CGFloat](repeating: contentHeight, count: metrics.validColumns)
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
