import Foundation

extension UICollectionView {
  /// Begins to move an item interactively, if the data source allows it.
  ///
  /// - Returns: A Boolean value that indicates whether the move has begun.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, contains(indexPath), let dataSource else { return false }
    let isAllowed =
      optionalMembers.ask("collectionView(_:canMoveItemAt:)") {
        dataSource.collectionView(self, canMoveItemAt: indexPath)
      } ?? true
    guard isAllowed, let attributes = layoutAttributesForItem(at: indexPath) else { return false }
    movement = InteractiveMovement(
      source: indexPath, target: indexPath,
      position: mirroring.viewRect(attributes.frame).middle)
    cellForItem(at: indexPath)?.listState.isReordering = true
    return true
  }

  /// A Boolean value that indicates whether the user is moving an item.
  package var isMovingItem: Bool { movement != nil }

  /// Moves the item's cell to a point of the content and updates the target index path.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard var moving = movement else { return }
    let layout = collectionViewLayout
    let position = mirroring.layoutPoint(targetPosition)
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: moving.target, withPosition: position)
    let target = allowedTarget(moving, proposed: proposed)
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: position,
      previousIndexPaths: [moving.target], previousPosition: mirroring.layoutPoint(moving.position))
    moving.target = target
    moving.position = targetPosition
    movement = moving
    layout.invalidateLayout(with: context)
  }

  /// Returns the target index path that the delegate allows, or the proposed one.
  ///
  /// Rule: UIKit's documentation: the newer method is called in place of the older one.
  private func allowedTarget(_ moving: InteractiveMovement, proposed: IndexPath) -> IndexPath {
    guard let delegate else { return proposed }
    return newerTarget(moving, proposed, delegate)
      ?? optionalMembers.ask(
        "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)"
      ) {
        delegate.collectionView(
          self, targetIndexPathForMoveFromItemAt: moving.source, toProposedIndexPath: proposed)
      } ?? proposed
  }

  private func newerTarget(
    _ moving: InteractiveMovement, _ proposed: IndexPath, _ delegate: any UICollectionViewDelegate
  ) -> IndexPath? {
    optionalMembers.ask(
      """
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:\
      toProposedIndexPath:)
      """
    ) {
      delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.source,
        atCurrentIndexPath: moving.target, toProposedIndexPath: proposed)
    }
  }

  /// Ends interactive movement: the data source moves the data, then the view moves the item.
  ///
  /// Rule: UIKit's documentation of `collectionView(_:moveItemAt:to:)`: without that method, items
  /// cannot be moved. The runtime only learns here whether it is implemented. If it is not, the
  /// item returns to its position and the advisory `move-not-implemented` is reported.
  public func endInteractiveMovement() {
    guard let moving = movement else { return }
    movement = nil
    finishMovement(moving, isCancelled: false)
    guard moving.source != moving.target, let dataSource else { return setNeedsLayout() }
    performBatch {
      let moved: Void? = self.optionalMembers.ask("collectionView(_:moveItemAt:to:)") {
        dataSource.collectionView(self, moveItemAt: moving.source, to: moving.target)
      }
      guard moved != nil else { return self.reportMissingMove(of: moving.source) }
      self.record([.moveItem(moving.source, to: moving.target)])
    }
  }

  private func reportMissingMove(of indexPath: IndexPath) {
    report(
      RuntimeViolation(
        .moveNotImplemented, severity: .advisory, subject: subject,
        message: "Item \(indexPath.section).\(indexPath.item) stays where it was, because the data "
          + "source does not implement moveItemAt. On a device the movement does not begin.",
        remedy: "Implement collectionView(_:moveItemAt:to:), or, for a node, "
          + "collectionNode(_:moveItemAt:to:).",
        numbers: [indexPath.section, indexPath.item]))
  }

  /// Cancels interactive movement and returns the item to its original position.
  public func cancelInteractiveMovement() {
    guard let moving = movement else { return }
    movement = nil
    finishMovement(moving, isCancelled: true)
    setNeedsLayout()
  }

  /// Returns the attributes of an element during interactive movement.
  ///
  /// The layout provides those of the moved item. Other items between its former and its new index path have
  /// the attributes of the index path that they would have.
  ///
  /// Rule: Apple's documentation of `updateInteractiveMovementTargetPosition(_:)`: the new point determines
  /// whether the item is repositioned and the layout updated. Decided here: an item has the frame of its
  /// neighbor; the last item of another section keeps its own; no cells are created for items that become
  /// visible only during the movement.
  func movedAttributes(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let movement, attributes.representedElementCategory == .cell else { return attributes }
    guard movement.source == attributes.indexPath else {
      return makingRoom(attributes, movement.place(of: attributes.indexPath))
    }
    return collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.source, withTargetPosition: mirroring.layoutPoint(movement.position))
  }

  private func makingRoom(
    _ attributes: UICollectionViewLayoutAttributes, _ place: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    guard place != attributes.indexPath, contains(place),
      let taken = collectionViewLayout.layoutAttributesForItem(at: place),
      let moved = taken.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    moved.indexPath = attributes.indexPath
    return moved
  }

  private func finishMovement(_ moving: InteractiveMovement, isCancelled: Bool) {
    cellForItem(at: moving.source)?.listState.isReordering = false
    let layout = collectionViewLayout
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [isCancelled ? moving.source : moving.target],
        previousIndexPaths: [moving.source], movementCancelled: isCancelled))
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

/// The state of an item that is being moved interactively.
struct InteractiveMovement {
  /// The original index path of the item.
  let source: IndexPath
  /// The current target index path.
  var target: IndexPath
  /// The position of the touch, in points in the content's coordinates.
  var position: CGPoint

  /// Returns the index path that another item would have after the movement.
  func place(of path: IndexPath) -> IndexPath {
    var path = path
    let (start, end) = (source, target)
    if path.section == start.section, path.item > start.item { path.item -= 1 }
    if path.section == end.section, path.item >= end.item { path.item += 1 }
    return path
  }
}
