import Foundation

extension UICollectionView {
  /// The cells in sight, in the layout's order.
  public var visibleCells: [UICollectionViewCell] { stage.cells.map(\.cell) }

  /// The places of the cells in sight, in the layout's order.
  public var indexPathsForVisibleItems: [IndexPath] { stage.cells.map(\.indexPath) }

  /// Answers the cell of an item in sight; nil for others.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    stage[.cell(indexPath)] as? UICollectionViewCell
  }

  /// Answers the place of a cell in sight; nil for others.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    stage.key(of: cell).flatMap { $0.category == .cell ? $0.indexPath : nil }
  }

  /// Answers the supplementary view of a kind and place in sight; nil for others.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    stage[.supplementary(elementKind, indexPath)]
  }

  /// Answers the supplementary views of a kind in sight, in the layout's order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplementaryElements(ofKind: elementKind).map(\.view)
  }

  /// Answers the places of supplementary views of a kind in sight, in the layout's order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplementaryElements(ofKind: elementKind).map(\.key.indexPath)
  }

  private func supplementaryElements(ofKind kind: String) -> [StagedElement] {
    stage.elements.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
  }

  /// Answers the item at a point of the content, the front one; computes the layout if need be.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    ownEnvironment.bind { prepareLayoutIfNeeded() }
    let point = mirroring.layoutPoint(point)
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = collectionViewLayout.layoutAttributesForElements(in: spot) ?? []
    let hit = found.filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return hit.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Answers the layout's attributes of an item; computes the layout if need be.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    ownEnvironment.bind { prepareLayoutIfNeeded() }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Answers the layout's attributes of a supplementary view; computes the layout if need be.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ownEnvironment.bind { prepareLayoutIfNeeded() }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Whether items that were dragged from the view are not yet dropped.
  public var hasActiveDrag: Bool { dragging.drag != nil }

  /// Whether a drag is over the view.
  public var hasActiveDrop: Bool { dragging.drop != nil }

  /// Whether items are being moved, or a drop has opened a gap or left placeholders: a reload would
  /// take all that away.
  ///
  /// Rule: UIKit's documentation of the property.
  public var hasUncommittedUpdates: Bool { movement != nil || dragging.isUncommitted }
}
