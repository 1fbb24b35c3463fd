import UIKit

extension ASCellNode {
  /// The index path of the item or supplementary element in the newest data, or `nil` after the
  /// container has removed it.
  ///
  /// Main thread. Source: `ASCellNode.mm`, `-indexPath`.
  @preconcurrency @MainActor public final var indexPath: IndexPath? {
    interactionDelegate?.indexPath(of: self)
  }

  /// The cell's latest attributes from the container's layout.
  ///
  /// Main thread. The container sets them; each new object is passed to
  /// ``applyLayoutAttributes(_:)`` once.
  @preconcurrency @MainActor public package(set) final var layoutAttributes:
    UICollectionViewLayoutAttributes?
  {
    get { appliedAttributes }
    set {
      guard newValue !== appliedAttributes else { return }
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

  /// Sets the highlight to that of the container, without notifying the container.
  @MainActor package final func mirrorHighlight(_ isHighlighted: Bool) {
    guard self.isHighlighted != isHighlighted else { return }
    isMirroringContainer = true
    self.isHighlighted = isHighlighted
    isMirroringContainer = false
  }

  /// Sends a visibility event with the scroll view that contains the cell, and the cell's frame in
  /// it.
  @MainActor package final func sendVisibilityEvent(_ event: ASCellNodeVisibilityEvent) {
    guard let view = loadedView else {
      return cellNodeVisibilityEvent(event, in: nil, withCellFrame: .zero)
    }
    let scrollView = sequence(first: view) { $0.superview }.lazy.compactMap {
      $0 as? UIScrollView
    }.first
    let frame = scrollView.map { view.convert(view.bounds, to: $0) } ?? .zero
    cellNodeVisibilityEvent(event, in: scrollView, withCellFrame: frame)
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
