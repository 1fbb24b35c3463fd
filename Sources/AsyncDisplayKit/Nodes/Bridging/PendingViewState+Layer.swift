import UIKit

extension PendingViewState {
  /// Applies the properties that were set, and that layers have, to a layer, and marks them as
  /// applied.
  @MainActor func apply(to layer: CALayer) {
    if changed.contains(.anchorPoint) { layer.anchorPoint = anchorPoint }
    if changed.contains(.bounds) { layer.bounds = bounds }
    if changed.contains(.position) { layer.position = position }
    if changed.contains(.clipsToBounds) { layer.masksToBounds = clipsToBounds }
    others?.apply(changed, toBackingLayer: layer)
    let requests = forgetChanges()
    if requests.contains(.needsLayout) { layer.setNeedsLayout() }
    if requests.contains(.needsDisplay) { layer.setNeedsDisplay() }
  }
}

extension BackingValues {
  /// Applies the given properties to the layer of a node without a view.
  @MainActor func apply(_ changed: BridgedProperties, toBackingLayer layer: CALayer) {
    applyTransform(changed, to: layer)
    if changed.contains(.alpha) { layer.opacity = Float(alpha) }
    if changed.contains(.isHidden) { layer.isHidden = isHidden }
    if changed.contains(.backgroundColor) { layer.backgroundColor = backgroundColor?.cgColor }
    if changed.contains(.isOpaque) { layer.isOpaque = isOpaque }
    if changed.contains(.contentMode) {
      layer.contentsGravity = CALayerContentsGravity(contentMode)
    }
    applyLayerProperties(changed, to: layer)
  }

  /// Applies the transform and the z-position.
  @MainActor func applyTransform(_ changed: BridgedProperties, to layer: CALayer) {
    if changed.contains(.transform) { layer.transform = transform }
    if changed.contains(.zPosition) { layer.zPosition = zPosition }
  }

  /// Applies the properties that belong to the layer of a view.
  @MainActor func applyLayerProperties(_ changed: BridgedProperties, to layer: CALayer) {
    if changed.contains(.cornerRadius) { layer.cornerRadius = cornerRadius }
    if changed.contains(.maskedCorners) { layer.maskedCorners = maskedCorners }
    if changed.contains(.borderWidth) { layer.borderWidth = borderWidth }
    if changed.contains(.borderColor) { layer.borderColor = borderColor }
    if changed.contains(.shadowColor) { layer.shadowColor = shadowColor }
    if changed.contains(.shadowOpacity) { layer.shadowOpacity = Float(shadowOpacity) }
    if changed.contains(.shadowOffset) { layer.shadowOffset = shadowOffset }
    if changed.contains(.shadowRadius) { layer.shadowRadius = shadowRadius }
    if changed.contains(.contentsScale) { layer.contentsScale = contentsScale }
    if changed.contains(.needsDisplayOnBoundsChange) {
      layer.needsDisplayOnBoundsChange = needsDisplayOnBoundsChange
    }
    if changed.contains(.rare) { rare?.apply(to: layer) }
  }
}
