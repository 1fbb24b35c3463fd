import UIKit

extension ASCellNode {
  /// The cell's latest attributes from the container's layout.
  ///
  /// Main thread. The container sets them; attributes that do not equal the former ones are passed to
  /// ``applyLayoutAttributes(_:)``. Source: `ASCellNode.mm`, `-setLayoutAttributes:`.
  @preconcurrency @MainActor public package(set) final var layoutAttributes:
    UICollectionViewLayoutAttributes?
  {
    get { appliedAttributes }
    set {
      guard newValue != appliedAttributes else { return }
      appliedAttributes = newValue
      if let newValue { applyLayoutAttributes(newValue) }
    }
  }

  /// Sets the selection to that of the container, without notifying the container.
  @MainActor package final func mirrorSelection(_ isSelected: Bool) {
    guard self.isSelected != isSelected else { return }
    isMirroringContainer = true
    self.isSelected = isSelected
    isMirroringContainer = false
  }

  /// Sets the selection and the highlight of a node to those of the cell that begins to show it.
  ///
  /// - Quirk: a node that was selected before its first cell showed it loses the selection; advisory
  ///   `selection-before-display`. `_ASCollectionViewCell.mm`, `-setElement:`; `ASTableView.mm`,
  ///   `-tableView:cellForRowAtIndexPath:`.
  @MainActor package final func mirrorCell(isSelected: Bool, isHighlighted: Bool) {
    if !hasCell, self.isSelected, !isSelected {
      report(
        .selectionBeforeDisplay, severity: .advisory,
        "The node was selected before its cell was shown; the cell is not selected, and ends the node's selection.",
        remedy:
          "Select the item of the list after its data is loaded, with selectItem or selectRow.")
    }
    hasCell = true
    mirrorSelection(isSelected)
    mirrorHighlight(isHighlighted)
  }

  /// Sets the highlight to that of the container, without notifying the container.
  @MainActor package final func mirrorHighlight(_ isHighlighted: Bool) {
    guard self.isHighlighted != isHighlighted else { return }
    isMirroringContainer = true
    self.isHighlighted = isHighlighted
    isMirroringContainer = false
  }

  /// A Boolean value that indicates whether the class overrides the method that is notified of
  /// visibility and scrolling.
  ///
  /// Source: `ASCellNode.mm`, `+requestsVisibilityNotifications`.
  final var requestsVisibilityEvents: Bool {
    VisibilityEventOverride.isOverridden(by: type(of: self))
  }

  /// Sends the event that the cell has become visible or is no longer visible, which loads the view of a
  /// node whose class overrides the method.
  ///
  /// The scroll view is that of the container while it displays the cell, and the frame is the node's in
  /// it; otherwise there is no scroll view, and the frame is zero. Source: `ASCellNode.mm`,
  /// `-handleVisibilityChange:`.
  @MainActor package final func sendVisibilityEvent(_ event: ASCellNodeVisibilityEvent) {
    guard requestsVisibilityEvents else { return }
    let view = view
    guard let scrollView = displayingScrollView,
      view.superview != nil, view.isDescendant(of: scrollView)
    else { return cellNodeVisibilityEvent(event, in: nil, withCellFrame: .zero) }
    let frame = view.convert(view.bounds, to: scrollView)
    cellNodeVisibilityEvent(event, in: scrollView, withCellFrame: frame)
  }

  /// Sends an event of scrolling, with the frame of the cell that shows the node.
  ///
  /// Source: `_ASCollectionViewCell.mm`, `-cellNodeVisibilityEvent:inScrollView:`; `ASTableView.mm`,
  /// `-scrollViewDidScroll:` and the other methods of scrolling.
  @MainActor package final func sendScrollEvent(
    _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?
  ) {
    guard requestsVisibilityEvents, let view = loadedView else { return }
    let cell = sequence(first: view) { $0.superview }.first {
      $0 is UICollectionViewCell || $0 is UITableViewCell
    }
    cellNodeVisibilityEvent(event, in: scrollView, withCellFrame: cell?.frame ?? .zero)
  }

  final func tellContainer(
    _ body: @escaping @MainActor @Sendable (any ASCellNodeInteractionDelegate, ASCellNode) -> Void
  ) {
    performOnMain { node in
      guard let cell = node as? ASCellNode, let delegate = cell.interactionDelegate else { return }
      body(delegate, cell)
    }
  }
}

extension ASCellNode {
  /// A block that creates an empty cell node, for data source methods that are not implemented.
  static var emptyBlock: ASCellNodeBlock { { ASCellNode() } }
}
