import AsyncDisplayKit
import Foundation
import UIKit

/// A hand-written layout: items on a diagonal, and one badge a section at the origin.
@MainActor final class RingLayout: UICollectionViewLayout {
  private let step: CGFloat

  init(step: CGFloat) {
    self.step = step
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var all: [UICollectionViewLayoutAttributes] {
    guard let collectionView else { return [] }
    return (0..<collectionView.numberOfSections).flatMap { section in
      let items = (0..<collectionView.numberOfItems(inSection: section)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
      let badge = layoutAttributesForSupplementaryView(
        ofKind: "Badge", at: IndexPath(item: 0, section: section))
      return items + [badge].compactMap { $0 }
    }
  }

  override var collectionViewContentSize: CGSize {
    all.map(\.frame).reduce(CGRect.zero) { $0.union($1) }.size
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    all.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let node = (collectionView as? ASCollectionView)?.nodeForItem(at: indexPath)
    attributes.frame = CGRect(
      origin: CGPoint(x: step * CGFloat(indexPath.item), y: step * CGFloat(indexPath.item)),
      size: node?.calculatedSize ?? .zero)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    return attributes
  }
}
