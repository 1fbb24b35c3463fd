import Foundation

/// A rectangle of the pretended screen that has subviews, takes part in layout and hears events.
///
/// A view's geometry is its layer's. Callbacks run on the main actor in UIKit's order; each rule
/// stands with its member.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment {
  /// The layer that holds the view's geometry and look.
  public let layer: CALayer
  var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  weak var storedWindow: UIWindow?
  /// The controller whose root view this is.
  package weak var viewController: UIViewController?
  var values = ViewValues()
  var gestures: [UIGestureRecognizer] = []
  var storedConstraints: ConstraintStore?
  var storedMargins: NSDirectionalEdgeInsets?
  var storedTint: UIColor?
  var storedBackground: UIColor?
  var knownSafeArea = UIEdgeInsets.zero
  var knownTraits: UITraitCollection?

  // MARK: Making

  /// Makes a view with a frame in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.contentsScale = RuntimeEnvironment.current.screen.scale
    if frame != .zero { layer.frame = frame }
  }

  /// Makes a view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view of size zero; archives are not read.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
  }

  /// The class of the layer; must be a layer class that can be made without arguments.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Geometry

  /// The place in the superview, in points; undefined in UIKit when a transform is set.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The view's own coordinate rectangle, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// The middle in the superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// The transform about the middle.
  open var transform: CGAffineTransform {
    get { layer.transform.affine }
    set { changeGeometry { layer.transform = CATransform3DMakeAffineTransform(newValue) } }
  }

  /// The transform of space about the middle.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { layer.transform = newValue } }
  }

  /// What gives way when the superview changes its size; default nothing.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: Look

  /// The opacity between 0 and 1; default 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue.clamped(from: 0, to: 1)) }
  }

  /// Whether the view and its subviews are not shown; default no.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether the view covers everything behind it; default yes.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// Whether subviews are cut at the bounds; default no.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour behind the content; a dynamic one follows the view's traits.
  open var backgroundColor: UIColor? {
    get { storedBackground }
    set {
      storedBackground = newValue
      updateBackground()
    }
  }

  /// The colour of controls, the nearest ancestor's unless set; default the system's blue.
  open var tintColor: UIColor! {
    get { storedTint ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTint = newValue
      announceTint()
    }
  }

  /// How the content fills the bounds; default stretched.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { layer.needsDisplayOnBoundsChange = contentMode == .redraw }
  }

  /// How contents behave when the reading direction flips.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  /// A number to find the view by; default 0.
  open var tag = 0
  /// Whether the view and its subviews hear touches; default yes.
  open var isUserInteractionEnabled = true

  // MARK: Tree

  /// The view that holds this one.
  open var superview: UIView? { storedSuperview }
  /// The views that this one holds, from back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The window at the root; nil while outside of one.
  open var window: UIWindow? { storedWindow }

  /// Appends a view, taken from its former superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: storedSubviews.count)
  }

  /// Inserts a view at a position from the back; a position past the end counts as the end.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view right behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Inserts a view right in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Takes the view from its superview.
  open func removeFromSuperview() {
    detach()
  }

  /// Tells that a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells that the superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells that the superview has changed.
  open func didMoveToSuperview() {}
  /// Tells that the window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells that the window has changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Marks the layout as stale and asks the window for a pass in a later turn.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  /// Lays out everything stale below the topmost stale ancestor, at once.
  open func layoutIfNeeded() {
    environment.bind { layer.layoutIfNeeded() }
  }

  /// Positions the subviews; the default does nothing.
  open func layoutSubviews() {}

  /// Tells a layer to position its sublayers: here the view's own, through its controller.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    viewController?.announceAppearing()
    viewController?.viewWillLayoutSubviews()
    updateOwnConstraints()
    layOutConstraints()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  /// The size that would suit the view within another, in points; the default is the present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view, keeping the top left corner.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The size of the content, in points; `noIntrinsicMetric` on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Sets constraints up; called before the first layout and when asked for.
  open func updateConstraints() {}
  /// Whether the view works with constraints alone; default no.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Tells that the margins have changed.
  open func layoutMarginsDidChange() {}
  /// Tells that the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// The parts of the view that bars cover, in points.
  open var safeAreaInsets: UIEdgeInsets { knownSafeArea }

  /// The covered parts that subviews inherit.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The distances to keep from the edges, in points; default 8, plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedMargins }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        newValue, direction: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The distances to keep from the edges in reading direction, in points; default 8.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    }
    set { setMargins(newValue) }
  }

  // MARK: Traits and tint

  /// The traits: the window's or the environment's, with the controllers' changes.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Tells that the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells that the tint colour has changed.
  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Draws the content into the current context; the default draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Marks the content as stale.
  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  /// Marks a part of the content as stale, which means all of it here.
  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Supplies a layer's contents: records its drawing.
  open func display(_ layer: CALayer) {
    layer.recordContents()
  }

  /// Draws a layer into a context: here the view's own, through ``draw(_:)``.
  open func draw(_ layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
  }

  /// Tells that a layer is about to draw.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Supplies what happens at an event of a layer: nothing.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: Events

  /// The view's place on the screen, in points, unless set.
  open override var accessibilityFrame: CGRect {
    get { accessibility.frame ?? convert(bounds, to: nil) }
    set { accessibility.frame = newValue }
  }

  /// The next object of the chain: the controller, else the superview.
  open override var next: UIResponder? { viewController ?? superview }
  override var responderWindow: UIWindow? { window }

  /// The farthest subview that is shown, hears touches and contains a point of the view's space.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  /// Tells whether a point of the view's space lies within the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Attaches a gesture recogniser, taken from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a gesture recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Asks whether a recogniser may begin; the default says yes.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// The class, the frame and the tag or identifier, for messages.
  open override var description: String { "<\(type(of: self))>" }
}
