/// The values of a view that are seldom set, each with UIKit's default.
struct ViewValues {
  var restorationIdentifier: String?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var clearsContextBeforeDrawing = true
  var autoresizesSubviews = true
  var mask: UIView?
  var translatesAutoresizingMaskIntoConstraints = true
  var needsUpdateConstraints = true
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var contentScaleFactor: CGFloat?
  var traitRegistrations = TraitRegistrations()
  var traitOverrides = UITraitOverrides()
  var contentSizeLimits = ContentSizeLimits()
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var hugging = LayoutPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compression = LayoutPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
}
