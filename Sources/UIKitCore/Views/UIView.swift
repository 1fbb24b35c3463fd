import Foundation

/// A rectangular area of the headless screen that lays out subviews and receives events.
///
/// A view's geometry is that of its layer. Callbacks run on the main actor in UIKit's order.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment {
  /// The layer with the view's geometry and visual properties.
  public let layer: CALayer
  var storedSubviews: [UIView] = []
  weak var storedSuperview: UIView?
  weak var storedWindow: UIWindow?
  /// The view controller whose root view this is, or `nil`.
  package weak var viewController: UIViewController?
  var values = ViewValues()
  package var gestures: [UIGestureRecognizer] = []
  var storedConstraints: ConstraintStore?
  var storedMargins: NSDirectionalEdgeInsets?
  var storedTint: UIColor?
  var storedBackground: UIColor?
  var geometryObservers = GeometryObservers()
  var knownSafeArea = UIEdgeInsets.zero
  var knownTraits: UITraitCollection?
  /// The traits of the superview while it updates those of this view, so that they are not derived again
  /// from all superviews.
  var outerTraits: UITraitCollection?

  // MARK: Creation

  /// Creates a view with a frame in points.
  public init(frame: CGRect) {
    isOnMainThread("\(Self.self)", member: "init(frame:)")
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.contentsScale = RuntimeEnvironment.current.screen.scale
    layer.drawsWhenFirstShown()
    layer.needsDisplayOnBoundsChange = drawsForBounds
    if frame != .zero { layer.frame = frame }
  }

  /// Creates a view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view of size zero. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.drawsWhenFirstShown()
    layer.needsDisplayOnBoundsChange = drawsForBounds
  }

  /// A Boolean value that indicates whether the view draws again when its bounds change, whatever its content
  /// mode is: UIKit shows such content in subviews of its own.
  var drawsForBounds: Bool { false }

  /// The class of the layer. It must be a layer class with an initializer without arguments.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Geometry

  /// The frame in the superview, in points. Undefined in UIKit when a transform is set.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { layer.frame = newValue } }
  }

  /// The bounds in the view's own coordinate space, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { layer.bounds = newValue } }
  }

  /// The center in the superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { layer.position = newValue } }
  }

  /// The affine transform, applied about the center.
  open var transform: CGAffineTransform {
    get { layer.transform.affine }
    set { changeGeometry { layer.transform = CATransform3DMakeAffineTransform(newValue) } }
  }

  /// The three-dimensional transform, applied about the center.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { layer.transform = newValue } }
  }

  /// The parts that are resized with the superview. The default is none.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: Appearance

  /// The opacity, from 0 to 1. The default is 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      layer.opacity = Float(newValue.clamped(from: 0, to: 1))
      ViewAnimation.record(layer)
    }
  }

  /// A Boolean value that indicates whether the view and its subviews are hidden. The default is
  /// `false`.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let changes = newValue != layer.isHidden
      layer.isHidden = newValue
      if changes { (superview as? UIStackView)?.arrangementDidChange() }
    }
  }

  /// A Boolean value that indicates whether the view is opaque. The default is `true`.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// A Boolean value that indicates whether subviews are clipped to the bounds. The default is
  /// `false`.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The background color. A dynamic color follows the view's traits.
  open var backgroundColor: UIColor? {
    get { storedBackground }
    set {
      storedBackground = newValue
      updateBackground()
      ViewAnimation.record(layer)
    }
  }

  /// The tint color. Unless set, it is that of the nearest ancestor, by default the system's blue.
  open var tintColor: UIColor! {
    get { storedTint ?? superview?.tintColor ?? .systemBlue }
    set {
      storedTint = newValue
      announceTint()
    }
  }

  /// The way in which the content fills the bounds. The default is `scaleToFill`.
  open var contentMode: ContentMode = .scaleToFill {
    didSet {
      layer.needsDisplayOnBoundsChange = contentMode == .redraw || drawsForBounds
      layer.contentsGravity = CALayerContentsGravity(contentMode)
    }
  }

  /// The behavior of the content when the layout direction flips.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  /// A view whose alpha channel masks this view. The mask's layer becomes the mask of this view's
  /// layer.
  open var mask: UIView? {
    get { values.mask }
    set {
      values.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// The number of device pixels per point of the content. The default is the screen scale.
  open var contentScaleFactor: CGFloat {
    get { values.contentScaleFactor ?? traitCollection.displayScale }
    set { values.contentScaleFactor = newValue }
  }

  /// A number that identifies the view. The default is 0.
  open var tag = 0
  /// The title of the large content viewer. The default is `nil`. Stored but not used by the
  /// runtime.
  open var largeContentTitle: String?
  /// The image of the large content viewer. The default is `nil`. Stored but not used by the
  /// runtime.
  open var largeContentImage: UIImage?
  /// A Boolean value that indicates whether the large content viewer shows the view. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var showsLargeContentViewer = false {
    didSet { reportUnused("UIView", if: showsLargeContentViewer) }
  }
  /// A Boolean value that indicates whether the view ignores inverted colors. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var accessibilityIgnoresInvertColors = false {
    didSet { reportUnused("UIView", if: accessibilityIgnoresInvertColors) }
  }
  /// A Boolean value that indicates whether the view and its subviews receive touches. The default
  /// is `true`.
  open var isUserInteractionEnabled = true

  // MARK: Hierarchy

  /// The superview.
  open var superview: UIView? { storedSuperview }
  /// The subviews, back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The window that contains the view, or `nil` outside of windows.
  open var window: UIWindow? { storedWindow }

  /// Appends a subview and removes it from its former superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: storedSubviews.count)
  }

  /// Inserts a subview at an index, counted from the back. A larger index than the count means the
  /// front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a subview directly behind another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Inserts a subview directly in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    detach()
  }

  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: storedSubviews.count)
  }

  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Exchanges two subviews by index. Invalid indices have no effect.
  open func exchangeSubview(at one: Int, withSubviewAt other: Int) {
    guard storedSubviews.indices.contains(one), storedSubviews.indices.contains(other) else {
      return
    }
    storedSubviews.swapAt(one, other)
    alignLayers()
  }

  /// Returns the first view with a tag: this view or, depth first, a descendant.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return storedSubviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Notifies the view that a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Notifies the view that a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Notifies the view that its superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Notifies the view that its superview changed.
  open func didMoveToSuperview() {}
  /// Notifies the view that its window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Notifies the view that its window changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Invalidates the layout. The window runs a layout pass in a later step on the main queue.
  open func setNeedsLayout() {
    guard isOnMainThread("\(type(of: self))") else { return }
    layer.setNeedsLayout()
  }

  /// Lays out the view hierarchy from the topmost ancestor with an invalid layout, immediately.
  open func layoutIfNeeded() {
    guard isOnMainThread("\(type(of: self))") else { return }
    environment.bind { layer.layoutIfNeeded() }
  }

  /// Lays out the subviews. The default implementation sets the frames of subviews from their
  /// constraints.
  ///
  /// Rule: UIKit's documentation of the method. An override that does not call this leaves the frames
  /// as they are.
  open func layoutSubviews() {
    layOutConstraints()
  }

  /// Lays out the sublayers of the view's own layer, with the callbacks of its controller.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    viewController?.announceAppearing()
    viewController?.layOutContentUnavailable()
    viewController?.viewWillLayoutSubviews()
    updateOwnConstraints()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  /// Returns the size that fits the view best in a given size, in points. The default is the
  /// current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits it best, keeping the origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The intrinsic size of the content, in points, or `noIntrinsicMetric` for an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The distances of the alignment rectangle's edges from those of the frame, in points. The
  /// default is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle of a frame, in points: the frame inside
  /// ``alignmentRectInsets``.
  ///
  /// Rule: UIKit's documentation: ``frame(forAlignmentRect:)`` is the inverse, which overrides must
  /// preserve.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame of an alignment rectangle, in points; the inverse of
  /// ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first baseline is aligned. The default is ``forLastBaselineLayout``.
  ///
  /// Rule: UIKit's documentation: it is the view itself or a descendant. Labels, text fields, and
  /// text views that do not scroll have baselines; buttons and stack views designate a subview; of
  /// any other view, the bottom edge is used.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline is aligned. The default is the view itself.
  open var forLastBaselineLayout: UIView { self }

  /// Updates the constraints. Called before the first layout and after
  /// ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}
  /// A Boolean value that indicates whether the view needs constraint-based layout. The default is
  /// `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Notifies the view that its margins changed.
  open func layoutMarginsDidChange() {}
  /// Notifies the view that its safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// The insets of the safe area, which bars cover, in points.
  open var safeAreaInsets: UIEdgeInsets { knownSafeArea }

  /// The safe area insets that subviews inherit.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The layout margins, in points. The default is 8, plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedMargins }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        newValue, direction: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The layout margins relative to the layout direction, in points. The default is 8, plus the
  /// safe area.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    }
    set { setMargins(newValue) }
  }

  /// A Boolean value that indicates whether the frame is set by code instead of constraints. The
  /// default is `true`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { values.translatesAutoresizingMaskIntoConstraints }
    set {
      values.translatesAutoresizingMaskIntoConstraints = newValue
      superview?.constraintsDidChange()
    }
  }

  /// Notifies the view that its intrinsic size changed. The ancestors are laid out again.
  open func invalidateIntrinsicContentSize() {
    superview?.constraintsDidChange()
    superview?.sizeOfSubviewDidChange(self, .intrinsicSize)
  }

  /// Notifies the view that the size of the content in a subview is invalid. Cells and lists override
  /// this method.
  func sizeOfSubviewDidChange(_ view: UIView, _ cause: SizeInvalidation) {}

  /// Schedules a call of ``updateConstraints()``.
  open func setNeedsUpdateConstraints() {
    values.needsUpdateConstraints = true
    setNeedsLayout()
  }

  /// Calls ``updateConstraints()`` on each view of the hierarchy where a call is pending,
  /// descendants first.
  open func updateConstraintsIfNeeded() {
    for view in storedSubviews { view.updateConstraintsIfNeeded() }
    updateOwnConstraints()
  }

  /// Returns the priority with which the view resists growing along an axis. The default is 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? values.hugging.horizontal : values.hugging.vertical
  }

  /// Sets the priority with which the view resists growing along an axis.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    values.hugging.set(priority, for: axis)
    superview?.constraintsDidChange()
  }

  /// Returns the priority with which the view resists shrinking along an axis. The default is 750.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? values.compression.horizontal : values.compression.vertical
  }

  /// Sets the priority with which the view resists shrinking along an axis.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    values.compression.set(priority, for: axis)
    superview?.constraintsDidChange()
  }

  /// Returns the size that fits the view's constraints best, or the current size without
  /// constraints.
  ///
  /// Rule: UIKit's documentation: both target lengths have the fitting-size priority.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that fits the view's constraints best, with a priority for each target
  /// length.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard var island = ConstraintIsland(below: self, fitsRoot: true) else {
      return fittingSizeWithoutConstraints(
        targetSize, horizontal: horizontal, vertical: vertical)
    }
    return island.fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
  }

  // MARK: Traits and tint

  /// The traits of the window or the environment, with the overrides of controllers and views.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Notifies the view that its traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Adapts the content to the present traits, when they become known and when they change.
  func adaptToTraits() {}
  /// The layout direction of the view's content.
  ///
  /// Rule: UIKit's documentation of `semanticContentAttribute`: playback and spatial content is
  /// left-to-right, forced directions apply, everything else follows the traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Notifies the view that its tint color changed.
  open func tintColorDidChange() {}

  /// The adjustment of the tint color. Not used by the runtime, which reports `unused-member`.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet { reportUnused("UIView", if: tintAdjustmentMode != .automatic) }
  }

  /// A Boolean value that indicates whether the context is cleared before drawing. The default is
  /// `true`. Not used by the runtime, which reports `unused-member`.
  open var clearsContextBeforeDrawing = true {
    didSet { reportUnused("UIView", if: !clearsContextBeforeDrawing) }
  }

  /// A Boolean value that indicates whether the margins include those of the superview. The default
  /// is `false`.
  ///
  /// Rule: UIKit's documentation: the margin of the superview counts where the distance between the
  /// edges of both views is smaller than it.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }

  /// The layout margins of the view when nothing sets them, without the safe area, in points.
  @_spi(Runtime) open var systemMargins: NSDirectionalEdgeInsets {
    superview?.systemMargins(ofSubview: self) ?? Self.defaultMargins
  }

  /// Returns the margins that the view gives one of its subviews by default, or `nil` for the
  /// general default.
  func systemMargins(ofSubview view: UIView) -> NSDirectionalEdgeInsets? { nil }

  // MARK: Drawing

  /// Draws the content into the current context. The default implementation draws nothing.
  ///
  /// Rule: UIKit's documentation: it is called when the view is first shown, and after
  /// ``setNeedsDisplay()``.
  open func draw(_ rect: CGRect) {}

  /// Marks the content as invalid, so that it is drawn again in a later pass.
  open func setNeedsDisplay() {
    guard isOnMainThread("\(type(of: self))") else { return }
    layer.setNeedsDisplay()
  }

  /// Invalidates the content in a rectangle. Here, the whole content is invalidated.
  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Draws a layer and stores the recorded drawing as its contents.
  open func display(_ layer: CALayer) {
    layer.recordContents()
  }

  /// Draws the view's own layer into a context through ``draw(_:)``.
  open func draw(_ layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
  }

  /// Notifies the view that a layer is about to draw. The default implementation does nothing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Returns the action of a layer for an event. The default is `nil`: nothing is animated.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: Events

  /// The frame of the view on the screen, in points, unless another frame was set.
  open override var accessibilityFrame: CGRect {
    get { accessibility.frame ?? convert(bounds, to: nil) }
    set { accessibility.frame = newValue }
  }

  /// Makes the view, or its descendant that is the first responder, resign first responder status.
  ///
  /// - Parameter force: `true` to resign even if the first responder does not allow it.
  /// - Returns: `true` when neither the view nor a descendant is the first responder afterward.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  /// The next responder: the controller, otherwise the superview.
  open override var next: UIResponder? { viewController ?? superview }
  override var responderWindow: UIWindow? { window }

  /// Returns the deepest visible subview that receives touches and contains a point of the view's
  /// coordinate space.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  /// Returns a Boolean value that indicates whether the view's bounds contain a point of its
  /// coordinate space.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// A Boolean value that indicates whether the view receives several touches.
  ///
  /// The default is `false`. Not used by the runtime, which reports `unused-member`.
  open var isMultipleTouchEnabled = false {
    didSet { reportUnused("UIView", if: isMultipleTouchEnabled) }
  }

  /// A Boolean value that indicates whether the view receives touches exclusively.
  ///
  /// The default is `false`. Not used by the runtime, which reports `unused-member`.
  open var isExclusiveTouch = false { didSet { reportUnused("UIView", if: isExclusiveTouch) } }

  /// The attached gesture recognizers, or `nil` when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set {
      for recognizer in gestures { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a gesture recognizer and removes it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Returns a Boolean value that indicates whether a gesture recognizer may begin. The default is
  /// `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// A description of the view for messages, which consists of its class.
  open override var description: String { "<\(type(of: self))>" }
}
