import Foundation

/// The values of a layer that are seldom set, with Core Animation's defaults.
struct LayerAppearance {
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var mask: CALayer?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// A Boolean value that indicates whether the layer is opaque; `nil` means the default.
  var isOpaque: Bool?
  var needsDisplayOnBoundsChange = false
  var isDoubleSided = true
  var isGeometryFlipped = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var allowsHighlightDrawing = false
  var name: String?
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var compositingFilter: Any?
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  /// The values of app-defined keys.
  var keyValues: [String: Any] = [:]
}
