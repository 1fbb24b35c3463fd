import UIKit

/// Values of a view or layer that few nodes set and that have not reached it; nil is not set.
struct RareBackingValues {
  var contentsRect: CGRect?
  var contentsCenter: CGRect?
  var contentsGravity: CALayerContentsGravity?
  var rasterizationScale: CGFloat?
  var sublayerTransform: CATransform3D?
  var allowsGroupOpacity: Bool?
  var allowsEdgeAntialiasing: Bool?
  var edgeAntialiasingMask: CAEdgeAntialiasingMask?
  var actions: [String: any CAAction]??
  var isExclusiveTouch: Bool?
  var autoresizesSubviews: Bool?

  /// Gives a view what layers do not have.
  @MainActor func apply(to view: UIView) {
    if let isExclusiveTouch { view.isExclusiveTouch = isExclusiveTouch }
    if let autoresizesSubviews { view.autoresizesSubviews = autoresizesSubviews }
  }

  /// Gives a layer what was set.
  @MainActor func apply(to layer: CALayer) {
    if let contentsRect { layer.contentsRect = contentsRect }
    if let contentsCenter { layer.contentsCenter = contentsCenter }
    if let contentsGravity { layer.contentsGravity = contentsGravity }
    if let rasterizationScale { layer.rasterizationScale = rasterizationScale }
    if let sublayerTransform { layer.sublayerTransform = sublayerTransform }
    if let allowsGroupOpacity { layer.allowsGroupOpacity = allowsGroupOpacity }
    if let allowsEdgeAntialiasing { layer.allowsEdgeAntialiasing = allowsEdgeAntialiasing }
    if let edgeAntialiasingMask { layer.edgeAntialiasingMask = edgeAntialiasingMask }
    if let actions { layer.actions = actions }
  }
}
