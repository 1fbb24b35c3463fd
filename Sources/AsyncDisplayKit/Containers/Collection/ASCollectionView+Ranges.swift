import UIKit

extension ASCollectionView: ContainerView {
  package var containerNode: ASCollectionNode? { collectionNode }
  package var nodesOnScreen: [ASCellNode] { visibleCells.compactMap { cellNode(in: $0) } }
  package var scrollListener: (any UIScrollViewDelegate)? { asyncDelegate }
  package static var itemName: String { "Item" }
  package var dataSourceName: String {
    appTypeName(of: asyncDataSource) ?? "no data source"
  }
  package var animatesSingleEdits: Bool { UIView.areAnimationsEnabled }

  private func cellNode(in cell: UICollectionViewCell) -> ASCellNode? {
    (cell as? _ASCollectionViewCell)?.node
  }

  /// The direction in which the content scrolls. Empty while the content is at rest.
  package var rangeScrollDirection: ASScrollDirection { scrollDirection }

  /// The direction in which the content scrolls, by dragging or decelerating. Empty while the
  /// content is at rest.
  public var scrollDirection: ASScrollDirection {
    ASScrollDirectionApplyTransform(direction(of: contentVelocity), transform)
  }

  /// Returns the direction in which the content scrolls at a velocity.
  ///
  /// Source: `ASCollectionView.mm`, `-_scrollDirectionForVelocity:`.
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
  /// Selects or deselects the item that has the node's index path, without notifying the delegate.
  ///
  /// - Quirk: the node of a supplementary element selects the item with the same index path; advisory
  ///   `state-of-supplementary-node`. `ASCollectionView.mm`, `-nodeSelectedStateDidChange:`.
  package func nodeSelectedStateDidChange(_ node: ASCellNode) {
    guard let indexPath = indexPath(for: node) else { return }
    adviseOfSupplementaryState("isSelected", of: node, at: indexPath)
    if node.isSelected {
      selectItem(at: indexPath, animated: false, scrollPosition: [])
    } else {
      deselectItem(at: indexPath, animated: false)
    }
  }

  /// Sets the highlight of the cell that has the node's index path.
  ///
  /// - Quirk: the node of a supplementary element highlights the cell of the item with the same index
  ///   path; advisory `state-of-supplementary-node`. `ASCollectionView.mm`,
  ///   `-nodeHighlightedStateDidChange:`.
  package func nodeHighlightedStateDidChange(_ node: ASCellNode) {
    guard let indexPath = indexPath(for: node) else { return }
    adviseOfSupplementaryState("isHighlighted", of: node, at: indexPath)
    cellForItem(at: indexPath)?.isHighlighted = node.isHighlighted
  }

  private func adviseOfSupplementaryState(
    _ member: String, of node: ASCellNode, at indexPath: IndexPath
  ) {
    guard let kind = node.supplementaryElementKind else { return }
    report(
      .stateOfSupplementaryNode(member, ofKind: kind, at: indexPath, dataSource: dataSourceName))
  }
}

/// The geometry of a collection view's layout, from which the ranges are computed.
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

  /// Returns the items whose frames overlap a rectangle, and all that the layout returns with a transform.
  ///
  /// Source: `ASCollectionViewLayoutController.mm`, `-elementsWithinRangeBounds:map:`.
  func itemElements(in rect: CGRect, of map: ASElementMap) -> [ASCollectionElement] {
    cellAttributes(in: rect).compactMap { attributes in
      guard !CATransform3DIsIdentity(attributes.transform3D) || attributes.frame.overlaps(rect)
      else { return nil }
      return map.elementForItem(at: attributes.indexPath)
    }
  }

  /// Returns the items whose frames overlap each rectangle, with or without a transform.
  ///
  /// Source: `ASCollectionViewLayoutController.mm`,
  /// `-allElementsForScrolling:rangeMode:displaySet:preloadSet:map:`, which asks the layout once.
  func itemElements(
    inDisplay display: CGRect, preload: CGRect, of map: ASElementMap
  ) -> (display: [ASCollectionElement], preload: [ASCollectionElement]) {
    var result: (display: [ASCollectionElement], preload: [ASCollectionElement]) = ([], [])
    for attributes in cellAttributes(in: display.union(preload)) {
      let (isNear, isFar) = (
        attributes.frame.overlaps(display), attributes.frame.overlaps(preload)
      )
      guard isNear || isFar, let element = map.elementForItem(at: attributes.indexPath) else {
        continue
      }
      if isNear { result.display.append(element) }
      if isFar { result.preload.append(element) }
    }
    return result
  }

  private func cellAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (layout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell }
  }
}
