import UIKit

extension ASCellNode {
  /// The node's index path in the newest data; nil for one that its container has given up.
  ///
  /// Main thread.
  @preconcurrency @MainActor public final var indexPath: IndexPath? {
    interactionDelegate?.indexPath(of: self)
  }

  /// The attributes that the container's layout gave the cell last; main thread.
  ///
  /// The container sets them; each new object reaches ``applyLayoutAttributes(_:)`` once.
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

  /// Takes over the selection that the container shows, without telling it.
  @MainActor package final func mirrorSelection(_ isSelected: Bool) {
    guard self.isSelected != isSelected else { return }
    isMirroringContainer = true
    self.isSelected = isSelected
    isMirroringContainer = false
  }

  /// Takes over the highlight that the container shows, without telling it.
  @MainActor package final func mirrorHighlight(_ isHighlighted: Bool) {
    guard self.isHighlighted != isHighlighted else { return }
    isMirroringContainer = true
    self.isHighlighted = isHighlighted
    isMirroringContainer = false
  }

  /// Sends a visibility event with the scroll view that the cell is in and its frame there.
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
