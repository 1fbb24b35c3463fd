import UIKit

extension ASCollectionView: ASRangeControllerDataSource {
  /// The elements whose nodes show in cells.
  package var visibleElements: [ASCollectionElement] { displayed.elements }

  /// The direction of scrolling; none while nothing moves.
  package var rangeScrollDirection: ASScrollDirection { scrollDirection }

  /// The interface state of the node.
  package var containerInterfaceState: ASInterfaceState {
    collectionNode?.interfaceState ?? (window == nil ? .none : .inHierarchy)
  }

  /// The elements that the view shows.
  package var rangeElementMap: ASElementMap { dataController.visibleMap }

  /// The direction in which content moves: by the finger, else by the deceleration.
  package var scrollDirection: ASScrollDirection {
    let dragging = isTracking ? panGestureRecognizer.velocity(in: superview) : .zero
    // A finger that is about to leave has no speed of its own when it is driven by steps.
    let velocity = dragging == .zero ? deceleration : dragging
    return ASScrollDirectionApplyTransform(direction(of: velocity), transform)
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

extension ASCollectionView: ASCellNodeInteractionDelegate {
  /// Measures a node again in the next layout pass.
  package func nodeDidInvalidateSize(_ node: ASCellNode) {
    guard !resizedNodes.contains(where: { $0 === node }) else { return }
    resizedNodes.append(node)
    setNeedsLayout()
  }

  /// Selects or deselects the item as its node says, without telling the delegate.
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

  /// Where a node is in the newest data.
  package func indexPath(of node: ASCellNode) -> IndexPath? {
    (node.collectionElement as? ASCollectionElement).flatMap {
      dataController.pendingMap.indexPath(forElementIfCell: $0)
    }
  }
}
