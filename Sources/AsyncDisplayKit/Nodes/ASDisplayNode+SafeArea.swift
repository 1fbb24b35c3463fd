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
  func remaining(in bounds: CGRect, for frame: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(top - (frame.minY - bounds.minY), 0),
      left: Swift.max(left - (frame.minX - bounds.minX), 0),
      bottom: Swift.max(bottom - (bounds.maxY - frame.maxY), 0),
      right: Swift.max(right - (bounds.maxX - frame.maxX), 0))
  }
}
