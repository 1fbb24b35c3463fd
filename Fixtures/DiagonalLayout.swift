import UIKit

/// A hand-written layout: items of one size, each a step to the right of the one before it and below it.
@MainActor final class DiagonalLayout: UICollectionViewLayout {
  private static let margin: CGFloat = 10
  private static let itemSize = CGSize(width: 70, height: 30)
  private let step: CGSize

  /// Creates a layout from the distance of items, in points.
  init(across: CGFloat, down: CGFloat) {
    step = CGSize(width: across, height: down)
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var count: Int {
    guard let collectionView, collectionView.numberOfSections > 0 else { return 0 }
    return collectionView.numberOfItems(inSection: 0)
  }

  override var collectionViewContentSize: CGSize {
    let last = CGFloat(max(count - 1, 0))
    return CGSize(
      width: 2 * Self.margin + Self.itemSize.width + last * step.width,
      height: 2 * Self.margin + Self.itemSize.height + last * step.height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let item = CGFloat(indexPath.item)
    attributes.frame = CGRect(
      x: Self.margin + item * step.width, y: Self.margin + item * step.height,
      width: Self.itemSize.width, height: Self.itemSize.height)
    return attributes
  }
}
