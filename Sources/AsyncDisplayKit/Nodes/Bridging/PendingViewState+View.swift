import UIKit

extension PendingViewState {
  /// Applies the properties that were set to a view, and marks them as applied.
  ///
  /// A foreign view may override its frame setter, which therefore must be called.
  @MainActor func apply(to view: UIView, isForeign: Bool) {
    // A hook that this calls may set properties again, which are applied at once.
    let changed = takeChanges()
    applyGeometry(changed, to: view, isForeign: isForeign)
    if changed.contains(.clipsToBounds) { view.clipsToBounds = clipsToBounds }
    applyLabel(changed, to: view)
    others?.apply(changed, to: view)
    // A layer has no accessibility values, so they stay in the pending state.
    if changed.contains(.accessibility) { self.accessibility = nil }
    if changed.contains(.rare) { self.rare = nil }
    if changed.contains(.needsLayout) { view.setNeedsLayout() }
    if changed.contains(.needsDisplay) { view.setNeedsDisplay() }
  }

  @MainActor private func applyGeometry(
    _ changed: BridgedProperties, to view: UIView, isForeign: Bool
  ) {
    if changed.contains(.anchorPoint) { view.layer.anchorPoint = anchorPoint }
    if isForeign, changed.contains(.bounds), changed.contains(.position), hasIdentityTransform {
      // A foreign class may override the setter of its frame.
      view.frame = frame
      if view.bounds.origin != bounds.origin { view.bounds.origin = bounds.origin }
      return
    }
    if changed.contains(.bounds), isForeign || accepts(bounds, in: view) { view.bounds = bounds }
    if changed.contains(.position) { view.layer.position = position }
  }

  /// Returns whether the layer of a node's view accepts bounds, and reports those that it rejects.
  ///
  /// Source: `_ASDisplayLayer.mm`, `-setBounds:`.
  @MainActor private func accepts(_ bounds: CGRect, in view: UIView) -> Bool {
    (view as? _ASDisplayView)?.displayNode?.checkGeometry(bounds, "The layer's bounds") ?? true
  }

  @MainActor private func applyLabel(_ changed: BridgedProperties, to view: UIView) {
    if changed.contains(.accessibilityLabel) {
      view.accessibilityLabel = accessibilityLabel
      view.accessibilityAttributedLabel = accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    if changed.contains(.isAccessibilityElement) {
      view.isAccessibilityElement = isAccessibilityElement
    }
  }

  private var hasIdentityTransform: Bool {
    others.map { CATransform3DIsIdentity($0.transform) } ?? true
  }
}

extension BackingValues {
  /// Applies the given properties to a view.
  @MainActor func apply(_ changed: BridgedProperties, to view: UIView) {
    applyTransform(changed, to: view.layer)
    applyLook(changed, to: view)
    applyBehavior(changed, to: view)
    if changed.contains(.rare) { rare?.apply(to: view) }
    applyLayerProperties(changed, to: view.layer)
  }

  @MainActor private func applyLook(_ changed: BridgedProperties, to view: UIView) {
    if changed.contains(.alpha) { view.alpha = alpha }
    if changed.contains(.isHidden) { view.isHidden = isHidden }
    if changed.contains(.backgroundColor) { view.backgroundColor = backgroundColor }
    if changed.contains(.isOpaque) { view.isOpaque = isOpaque }
    if changed.contains(.tintColor) { view.tintColor = tintColor }
    if changed.contains(.contentMode) { view.contentMode = contentMode }
  }

  @MainActor private func applyBehavior(_ changed: BridgedProperties, to view: UIView) {
    if changed.contains(.semanticContentAttribute) {
      view.semanticContentAttribute = semanticContentAttribute
    }
    if changed.contains(.isUserInteractionEnabled) {
      view.isUserInteractionEnabled = isUserInteractionEnabled
    }
    if changed.contains(.autoresizingMask) { view.autoresizingMask = autoresizingMask }
    if changed.contains(.layoutMargins) { view.layoutMargins = layoutMargins }
    if changed.contains(.preservesSuperviewLayoutMargins) {
      view.preservesSuperviewLayoutMargins = preservesSuperviewLayoutMargins
    }
    if changed.contains(.insetsLayoutMarginsFromSafeArea) {
      view.insetsLayoutMarginsFromSafeArea = insetsLayoutMarginsFromSafeArea
    }
    if changed.contains(.accessibilityIdentifier) {
      view.accessibilityIdentifier = accessibilityIdentifier
    }
    if changed.contains(.accessibility) { accessibility?.apply(to: view) }
  }
}
