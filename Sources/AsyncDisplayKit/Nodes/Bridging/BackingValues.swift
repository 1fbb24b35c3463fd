import UIKit

/// Pending values of a view or layer that many nodes never set, with UIKit's defaults.
struct BackingValues {
  var alpha: CGFloat = 1
  var isHidden = false
  var isOpaque = true
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.allCorners
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .opaqueBlack
  var shadowColor: CGColor? = .opaqueBlack
  var shadowOpacity: CGFloat = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var transform = CATransform3DIdentity
  var zPosition: CGFloat = 0
  /// Pixels per point; `nil` means the default of the class.
  var contentsScale: CGFloat?
  var isUserInteractionEnabled = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var accessibilityIdentifier: String?
  /// The accessibility values, created when one is first set.
  var accessibility: NodeAccessibility?
  var needsDisplayOnBoundsChange = false
  /// The rarely set values, created when one is first set.
  var rare: RareBackingValues? {
    get { rareValues.first }
    set { rareValues = newValue.map { [$0] } ?? [] }
  }
  // An array, so that the values need no space in a node that sets none of them.
  private var rareValues: [RareBackingValues] = []
}

extension CGColor {
  /// The color of borders and shadows that are not set.
  static var opaqueBlack: CGColor { CGColor(red: 0, green: 0, blue: 0, alpha: 1) }
}

extension CACornerMask {
  /// All four corners: the default of a new layer.
  static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// Pending values of a view or layer that few nodes set. A value that was not set is `nil`.
struct RareBackingValues {
  var contents: Any??
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
  var isTransactionContainer: Bool?

  /// Applies the values that only views have to a view.
  @MainActor func apply(to view: UIView) {
    if let isExclusiveTouch { view.isExclusiveTouch = isExclusiveTouch }
    if let autoresizesSubviews { view.autoresizesSubviews = autoresizesSubviews }
  }

  /// Applies the values that were set to a layer.
  @MainActor func apply(to layer: CALayer) {
    if let contents { layer.contents = contents }
    if let contentsRect { layer.contentsRect = contentsRect }
    if let contentsCenter { layer.contentsCenter = contentsCenter }
    if let contentsGravity { layer.contentsGravity = contentsGravity }
    if let rasterizationScale { layer.rasterizationScale = rasterizationScale }
    if let sublayerTransform { layer.sublayerTransform = sublayerTransform }
    if let allowsGroupOpacity { layer.allowsGroupOpacity = allowsGroupOpacity }
    if let allowsEdgeAntialiasing { layer.allowsEdgeAntialiasing = allowsEdgeAntialiasing }
    if let edgeAntialiasingMask { layer.edgeAntialiasingMask = edgeAntialiasingMask }
    if let actions { layer.actions = actions }
    if let isTransactionContainer {
      layer.asyncdisplaykit_isAsyncTransactionContainer = isTransactionContainer
    }
  }
}
