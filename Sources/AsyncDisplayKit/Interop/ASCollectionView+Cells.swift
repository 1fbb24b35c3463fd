import UIKit

extension ASCollectionView {
  private var interop: (any ASCollectionDataSourceInterop)? { interopDataSource }

  /// Returns the cell of an item: a UIKit cell from the data source, or a cell that displays the
  /// item's node.
  ///
  /// Source: `ASCollectionView.mm`, `-collectionView:cellForItemAtIndexPath:`.
  func cell(forItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let element = dataController.visibleMap.elementForItem(at: indexPath)
    let cell: UICollectionViewCell
    if let interop, asksForEveryCell || element?.isPlain == true {
      cell = interop.collectionView(self, cellForItemAt: indexPath)
    } else {
      cell = dequeueReusableCell(withReuseIdentifier: Self.nodeIdentifier, for: indexPath)
    }
    guard let element, !element.isPlain else { return cell }
    bind(element, to: cell, at: indexPath)
    return cell
  }

  private func bind(
    _ element: ASCollectionElement, to cell: UICollectionViewCell, at indexPath: IndexPath
  ) {
    if let cell = cell as? _ASCollectionViewCell {
      // Decided here: the dequeued cell is selected already, because Texture's tests count that a
      // selected node is not set again when its cell comes back.
      cell.isSelected = indexPathsForSelectedItems?.contains(indexPath) == true
      cell.element = element
    } else {
      reportForeignCell(type(of: cell), indexPath)
    }
  }

  private func reportForeignCell(_ cellClass: AnyClass, _ indexPath: IndexPath) {
    report(
      RuntimeViolation(
        .foreignCellForNode, subject: dataSourceName,
        message: "Item \(indexPath.section).\(indexPath.item) has a node, but its cell is a "
          + "\(cellClass), so that nothing is shown for the node.",
        remedy: "Register and dequeue _ASCollectionViewCell for items with nodes.",
        numbers: [indexPath.section, indexPath.item]))
  }

  /// Returns the view of a supplementary element.
  func supplementaryView(
    ofKind kind: String, showing indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = dataController.visibleMap.supplementaryElement(ofKind: kind, at: indexPath)
    let view =
      askForView(ofKind: kind, element: element, at: indexPath)
      ?? nodeView(ofKind: kind, element: element, at: indexPath)
    guard let element, !element.isPlain else { return view }
    guard let host = view as? _ASCollectionReusableView else {
      show(element.node, in: view)
      return view
    }
    host.element = element
    return view
  }

  /// Shows a node in a view of the app's own class, instead of the subviews of that view.
  ///
  /// The node keeps its frame, and is not notified of its display. Source: `ASRangeController.mm`,
  /// `-configureContentView:forCellNode:`, which `ASCollectionView.mm`,
  /// `-collectionView:viewForSupplementaryElementOfKind:atIndexPath:`, calls for a view of any class.
  private func show(_ node: ASCellNode, in view: UICollectionReusableView) {
    guard node.view.superview !== view else { return }
    for subview in view.subviews { subview.removeFromSuperview() }
    view.addSubview(node.view)
  }

  /// Dequeues a view that displays a node. If the element has no node, this is a violation.
  ///
  /// Source: `ASCollectionView.mm`, `-collectionView:viewForSupplementaryElementOfKind:atIndexPath:`.
  private func nodeView(
    ofKind kind: String, element: ASCollectionElement?, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if !registeredKinds.contains(kind) { registerNodeView(forKind: kind) }
    if element == nil {
      report(.missingSupplementaryNode(ofKind: kind, at: indexPath, dataSource: dataSourceName))
    }
    return dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.nodeIdentifier, for: indexPath)
  }

  private func askForView(
    ofKind kind: String, element: ASCollectionElement?, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    guard let interop, asksForEveryCell || element?.isPlain == true else { return nil }
    let view = optionalMembers.ask("collectionView(_:viewForSupplementaryElementOfKind:at:)") {
      interop.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    if view == nil { showNodesWithoutInteropViews() }
    return view
  }
}
