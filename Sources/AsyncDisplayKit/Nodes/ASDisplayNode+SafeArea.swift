import UIKit

extension ASDisplayNode {
  /// Whether a change of the safe area asks for a layout pass; the default is false; any thread.
  public final var automaticallyRelayoutOnSafeAreaChanges: Bool {
    get { flags.contains(.relayoutsOnSafeAreaChanges) }
    set { flags.set(.relayoutsOnSafeAreaChanges, newValue) }
  }

  /// Whether a change of the margins asks for a layout pass; the default is false; any thread.
  public final var automaticallyRelayoutOnLayoutMarginsChanges: Bool {
    get { flags.contains(.relayoutsOnMarginChanges) }
    set { flags.set(.relayoutsOnMarginChanges, newValue) }
  }

  /// The insets that bars and the screen's shape take from the node, in points; main thread.
  ///
  /// A node without a view, and one that is not loaded, derives them from its supernode's.
  @preconcurrency @MainActor public final var safeAreaInsets: UIEdgeInsets {
    if let loadedView { return loadedView.safeAreaInsets }
    guard let parent else { return extras?.additionalSafeAreaInsets ?? .zero }
    return parent.safeAreaInsets.remaining(in: parent.bounds, for: frame)
  }

  @MainActor final func safeAreaChanged() {
    safeAreaInsetsDidChange()
    if automaticallyRelayoutOnSafeAreaChanges { setNeedsLayout() }
    updateSafeAreaOfUnloadedChildren()
  }

  @MainActor final func layoutMarginsChanged() {
    layoutMarginsDidChange()
    if automaticallyRelayoutOnLayoutMarginsChanges { setNeedsLayout() }
  }

  /// Tells children without a view, which no view tells, where the safe area concerns them.
  @MainActor final func updateSafeAreaOfUnloadedChildren() {
    for child in children where child.loadedView == nil {
      guard child.automaticallyRelayoutOnSafeAreaChanges else { continue }
      child.safeAreaChanged()
    }
  }
}

extension UIEdgeInsets {
  /// What remains of the insets of a rectangle for a smaller one inside it.
  fileprivate func remaining(in bounds: CGRect, for frame: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(top - (frame.minY - bounds.minY), 0),
      left: Swift.max(left - (frame.minX - bounds.minX), 0),
      bottom: Swift.max(bottom - (bounds.maxY - frame.maxY), 0),
      right: Swift.max(right - (bounds.maxX - frame.maxX), 0))
  }
}
