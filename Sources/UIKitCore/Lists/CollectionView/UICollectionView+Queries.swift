import Foundation

extension UICollectionView {
  /// The visible cells, in the layout's order.
  public var visibleCells: [UICollectionViewCell] { visibleItems.map(\.cell) }

  /// The index paths of the visible cells, in the layout's order.
  public var indexPathsForVisibleItems: [IndexPath] { visibleItems.map(\.indexPath) }

  /// Returns the cell of a visible item, or `nil` for other items.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    visible[.cell(indexPath)] as? UICollectionViewCell
  }

  /// Returns the index path of a visible cell, or `nil` for other cells.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visibleItems.first { $0.cell === cell }?.indexPath
  }

  /// Returns the visible supplementary view of a kind at an index path, or `nil`.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    visible[.supplementary(elementKind, indexPath)]
  }

  /// Returns the visible supplementary views of a kind, in the layout's order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplementaryElements(ofKind: elementKind).map(\.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in the layout's order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplementaryElements(ofKind: elementKind).map(\.element.indexPath)
  }

  private func supplementaryElements(ofKind kind: String) -> [Entry] {
    visible.entries.filter {
      $0.element.category == .supplementaryView && $0.element.kind == kind
    }
  }

  /// Returns the index path of the frontmost item at a point of the content. The layout is computed
  /// if necessary.
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

  /// Returns the layout attributes of an item. The layout is computed if necessary.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    ownEnvironment.bind { prepareLayoutIfNeeded() }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view. The layout is computed if necessary.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ownEnvironment.bind { prepareLayoutIfNeeded() }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}
