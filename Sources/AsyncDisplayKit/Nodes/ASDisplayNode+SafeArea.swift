import UIKit

extension ASDisplayNode {
  /// A Boolean value that indicates whether a change of the safe area requests a layout pass. The
  /// default is `false`.
  ///
  /// Any thread.
  public final var automaticallyRelayoutOnSafeAreaChanges: Bool {
    get { flags.contains(.relayoutsOnSafeAreaChanges) }
    set { flags.set(.relayoutsOnSafeAreaChanges, newValue) }
  }

  /// A Boolean value that indicates whether a change of the margins requests a layout pass. The
  /// default is `false`.
  ///
  /// Any thread.
  public final var automaticallyRelayoutOnLayoutMarginsChanges: Bool {
    get { flags.contains(.relayoutsOnMarginChanges) }
    set { flags.set(.relayoutsOnMarginChanges, newValue) }
  }

  /// The safe area of the view, or for a layer-backed node, that of its supernode's last layout pass.
  ///
  /// Source: `ASDisplayNode+UIViewBridge.mm`, `-safeAreaInsets`.
  final var derivedSafeAreaInsets: UIEdgeInsets {
    // Read before the lock of the pending state is held: a thread that measures the node acquires the node's
    // lock first.
    let fallback = fallbackSafeAreaInsets
    return bridged(
      { _ in fallback }, fallback, view: { $0.safeAreaInsets }, member: "safeAreaInsets")
  }

  /// The insets that a layout pass of the supernode derived for a node without a view.
  private final var fallbackSafeAreaInsets: UIEdgeInsets {
    guard let extras else { return .zero }
    return withNodeLock { extras.fallbackSafeAreaInsets }
  }

  /// Requests a layout pass and updates the layer-backed subnodes after the safe area has changed.
  ///
  /// Source: `ASDisplayNode+UIViewBridge.mm`, `-safeAreaInsetsDidChange`, which an override without super replaces.
  @MainActor final func baseSafeAreaInsetsDidChange() {
    if automaticallyRelayoutOnSafeAreaChanges { setNeedsLayout() }
    updateSafeAreaOfLayerBackedChildren()
  }

  /// Requests a layout pass after the margins have changed.
  ///
  /// Source: `ASDisplayNode+UIViewBridge.mm`, `-layoutMarginsDidChange`, which an override without super replaces.
  @MainActor final func baseLayoutMarginsDidChange() {
    if automaticallyRelayoutOnLayoutMarginsChanges { setNeedsLayout() }
  }

  /// Sets the safe area of layer-backed subnodes from this node's.
  ///
  /// Source: `ASDisplayNode.mm`, `-_fallbackUpdateSafeAreaOnChildren`.
  @MainActor final func updateSafeAreaOfLayerBackedChildren() {
    guard children.contains(where: \.isLayerBacked) else { return }
    let (insets, bounds) = (safeAreaInsets, bounds)
    for child in children where child.isLayerBacked {
      child.setFallbackSafeAreaInsets(insets.remaining(in: bounds, for: child.frame))
    }
  }

  /// Sets the safe area of a layer-backed node, and notifies it of a change.
  ///
  /// Source: `ASDisplayNode.mm`, `-setFallbackSafeAreaInsets:`.
  @MainActor private final func setFallbackSafeAreaInsets(_ insets: UIEdgeInsets) {
    let extras = ownExtras
    let former = withNodeLock {
      defer { extras.fallbackSafeAreaInsets = insets }
      return extras.fallbackSafeAreaInsets
    }
    guard insets != former else { return }
    safeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
  }
}

extension UIEdgeInsets {
  /// Returns the insets of a rectangle that remain for a smaller rectangle inside it.
  func remaining(in bounds: CGRect, for frame: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(top - (frame.minY - bounds.minY), 0),
      left: Swift.max(left - (frame.minX - bounds.minX), 0),
      bottom: Swift.max(bottom - (bounds.maxY - frame.maxY), 0),
      right: Swift.max(right - (bounds.maxX - frame.maxX), 0))
  }
}

extension ASDisplayNode {
  /// The margins of the content, in points; zero for layer-backed nodes.
  final var bridgedLayoutMargins: UIEdgeInsets {
    get {
      bridged(
        { $0.layoutMargins }, default: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
        view: { $0.layoutMargins }, layer: { _ in .zero }, member: "layoutMargins")
    }
    set { setBridged(.layoutMargins) { $0.layoutMargins = newValue } }
  }

  /// A Boolean value that indicates whether the supernode's margins are respected.
  final var bridgedPreservesSuperviewLayoutMargins: Bool {
    get {
      bridged(
        { $0.preservesSuperviewLayoutMargins }, default: false,
        view: { $0.preservesSuperviewLayoutMargins }, layer: { _ in false },
        member: "preservesSuperviewLayoutMargins")
    }
    set {
      setBridged(.preservesSuperviewLayoutMargins) { $0.preservesSuperviewLayoutMargins = newValue }
    }
  }

  /// A Boolean value that indicates whether the safe area is part of the margins.
  final var bridgedInsetsLayoutMarginsFromSafeArea: Bool {
    get {
      bridged(
        { $0.insetsLayoutMarginsFromSafeArea }, true, view: { $0.insetsLayoutMarginsFromSafeArea },
        member: "insetsLayoutMarginsFromSafeArea")
    }
    set {
      defer { if isLayerBacked, isNodeLoaded { performOnMain { $0.layoutMarginsDidChange() } } }
      setBridged(.insetsLayoutMarginsFromSafeArea) { $0.insetsLayoutMarginsFromSafeArea = newValue }
    }
  }
}
