import UIKit

/// The geometry of a collection view's layout.
///
/// It keeps the layout it was made with: replacing the layout leaves ranges with the old one, as in
/// Texture.
final class CollectionRangeGeometry: RangeGeometry {
  weak var view: ASCollectionView?
  private let layout: UICollectionViewLayout

  init(layout: UICollectionViewLayout) {
    self.layout = layout
  }

  var viewport: CGRect { view?.bounds ?? .zero }
  var scrollableDirections: ASScrollDirection { view?.scrollableDirections ?? .none }

  func itemElements(in rect: CGRect, of map: ASElementMap) -> [ASCollectionElement] {
    (layout.layoutAttributesForElements(in: rect) ?? []).compactMap { attributes in
      guard attributes.representedElementCategory == .cell,
        !CATransform3DIsIdentity(attributes.transform3D) || attributes.frame.overlaps(rect)
      else { return nil }
      return map.elementForItem(at: attributes.indexPath)
    }
  }
}
