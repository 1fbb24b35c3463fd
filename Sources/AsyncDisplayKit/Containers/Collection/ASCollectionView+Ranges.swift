import UIKit

extension ASCollectionView: ContainerView {
  package var containerNode: ASCollectionNode? { collectionNode }
  package var nodesOnScreen: [ASCellNode] { visibleCells.compactMap { cellNode(in: $0) } }
  package var scrollListener: (any UIScrollViewDelegate)? { asyncDelegate }
  package static var itemName: String { "Item" }
  package var dataSourceName: String {
    asyncDataSource.map { "\(type(of: $0))" } ?? "no data source"
  }
  package var animatesSingleEdits: Bool { UIView.areAnimationsEnabled }

  private func cellNode(in cell: UICollectionViewCell) -> ASCellNode? {
    (cell as? _ASCollectionViewCell)?.node
  }

  /// The direction of scrolling; none while nothing moves.
  package var rangeScrollDirection: ASScrollDirection { scrollDirection }

  /// The direction in which content moves: by the finger, else by the deceleration.
  public var scrollDirection: ASScrollDirection {
    ASScrollDirectionApplyTransform(direction(of: contentVelocity), transform)
  }

  /// The direction of the content for a movement of the finger.
  private func direction(of velocity: CGPoint) -> ASScrollDirection {
    let scrollable = scrollableDirections
    var direction: ASScrollDirection = []
    if scrollable.containsHorizontal, velocity.x != 0 {
      direction.insert(velocity.x < 0 ? .right : .left)
    }
    if scrollable.containsVertical, velocity.y != 0 {
      direction.insert(velocity.y < 0 ? .down : .up)
    }
    return direction
  }
}

extension ASCollectionView {
  /// Selects or deselects the item as its node says, without notifying the delegate.
  package func nodeSelectedStateDidChange(_ node: ASCellNode) {
    guard let indexPath = indexPath(for: node) else { return }
    if node.isSelected {
      selectItem(at: indexPath, animated: false, scrollPosition: [])
    } else {
      deselectItem(at: indexPath, animated: false)
    }
  }

  /// Highlights the cell as its node says.
  package func nodeHighlightedStateDidChange(_ node: ASCellNode) {
    guard let indexPath = indexPath(for: node) else { return }
    cellForItem(at: indexPath)?.isHighlighted = node.isHighlighted
  }
}

/// The geometry of a collection view's layout.
///
/// It keeps the layout it was made with: replacing the layout leaves ranges with the old one, as in
/// Texture. Source: `ASCollectionViewLayoutController.mm`, `-initWithCollectionView:`.
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
