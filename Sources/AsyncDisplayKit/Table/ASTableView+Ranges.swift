import UIKit

extension ASTableView: ASRangeControllerDataSource {
  package var visibleElements: [ASCollectionElement] { displayed.elements }

  package var rangeScrollDirection: ASScrollDirection { scrollDirection }

  package var containerInterfaceState: ASInterfaceState {
    tableNode?.interfaceState ?? (window == nil ? .none : .inHierarchy)
  }

  package var rangeElementMap: ASElementMap { dataController.visibleMap }

  /// The direction in which content moves; none while it stands still.
  package var scrollDirection: ASScrollDirection {
    let dragging = isTracking ? panGestureRecognizer.velocity(in: superview) : .zero
    let velocity = dragging == .zero ? deceleration : dragging
    guard velocity.y != 0 else { return .none }
    return ASScrollDirectionApplyTransform(velocity.y < 0 ? .down : .up, transform)
  }
}

extension ASTableView: ASCellNodeInteractionDelegate {
  package func nodeDidInvalidateSize(_ node: ASCellNode) {
    guard !resizedNodes.contains(where: { $0 === node }) else { return }
    resizedNodes.append(node)
    setNeedsLayout()
  }

  package func nodeSelectedStateDidChange(_ node: ASCellNode) {
    guard let path = indexPath(for: node) else { return }
    if node.isSelected {
      selectRow(at: path, animated: false, scrollPosition: .none)
    } else {
      deselectRow(at: path, animated: false)
    }
  }

  package func nodeHighlightedStateDidChange(_ node: ASCellNode) {
    guard let path = indexPath(for: node) else { return }
    cellForRow(at: path)?.setHighlighted(node.isHighlighted, animated: false)
  }

  package func indexPath(of node: ASCellNode) -> IndexPath? {
    (node.collectionElement as? ASCollectionElement).flatMap {
      dataController.pendingMap.indexPath(for: $0)
    }
  }

  package func nodeDidChangeCellProperties(_ node: ASCellNode) {
    guard let path = indexPath(for: node) else { return }
    (cellForRow(at: path) as? TableNodeCell)?.adoptProperties()
  }
}

extension ASTableView {
  /// Returns the node of a row in the data that is shown.
  public func nodeForRow(at indexPath: IndexPath) -> ASCellNode? {
    surroundings.bind { dataController.visibleMap.elementForItem(at: indexPath)?.node }
  }

  /// Returns where a node is in the data that is shown.
  public func indexPath(for cellNode: ASCellNode) -> IndexPath? {
    (cellNode.collectionElement as? ASCollectionElement).flatMap {
      dataController.visibleMap.indexPath(for: $0)
    }
  }

  /// Returns the nodes on screen.
  public func visibleNodes() -> [ASCellNode] {
    (indexPathsForVisibleRows ?? []).compactMap { nodeForRow(at: $0) }
  }

  /// Where a shown row is in the newest data; nil when it is gone.
  func pendingIndexPath(forShown indexPath: IndexPath) -> IndexPath? {
    dataController.pendingMap.convert(indexPath, from: dataController.visibleMap)
  }

  /// Where a row of the newest data is shown, after waiting if it is not shown yet.
  func shownIndexPath(forPending indexPath: IndexPath) -> IndexPath? {
    let map = dataController.pendingMap
    if let shown = dataController.visibleMap.convert(indexPath, from: map) { return shown }
    waitUntilAllUpdatesAreProcessed()
    return dataController.visibleMap.convert(indexPath, from: map)
  }
}
