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

  /// Creates a view with a frame in points.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.contentsScale = RuntimeEnvironment.current.screen.scale
    layer.drawsWhenFirstShown()
    if frame != .zero { layer.frame = frame }
  }

  /// Creates a view of size zero.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view of size zero; archives are not read.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.drawsWhenFirstShown()
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

  /// The opacity between 0 and 1. The default is 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue.clamped(from: 0, to: 1)) }
  }

  /// A Boolean value that indicates whether the view and its subviews are not shown. The default is
  /// `false`.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// A Boolean value that indicates whether the view covers everything behind it. The default is
  /// `true`.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// A Boolean value that indicates whether subviews are cut at the bounds. The default is `false`.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The color behind the content; a dynamic one follows the view's traits.
  open var backgroundColor: UIColor? {
    get { storedBackground }
    set {
      storedBackground = newValue
      updateBackground()
    }
  }

  /// The color of controls, the nearest ancestor's unless set; default the system's blue.
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

  /// The view whose opacity masks this one; it is in no tree of its own; kept as the layer's mask.
  open var mask: UIView? {
    get { values.mask }
    set {
      values.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// Device pixels per point of the content; the screen's unless set.
  open var contentScaleFactor: CGFloat {
    get { values.contentScaleFactor ?? traitCollection.displayScale }
    set { values.contentScaleFactor = newValue }
  }

  /// A number to find the view by. The default is 0.
  open var tag = 0
  /// The text that a long press on a bar shows large; kept as data; default none.
  open var largeContentTitle: String?
  /// The image that a long press on a bar shows large; kept as data; default none.
  open var largeContentImage: UIImage?
  /// A Boolean value that indicates whether a long press shows the view's content large; kept as
  /// data. The default is `false`.
  open var showsLargeContentViewer = false
  /// A Boolean value that indicates whether the colors stay when the screen's are inverted; kept as
  /// data. The default is `false`.
  open var accessibilityIgnoresInvertColors = false
  /// A Boolean value that indicates whether the view and its subviews hear touches. The default is
  /// `true`.
  open var isUserInteractionEnabled = true

  // MARK: Tree

  /// The view that holds this one.
  open var superview: UIView? { storedSuperview }
  /// The views that this one holds, from back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The window at the root; `nil` while outside of one.
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

  /// Makes a subview the frontmost one.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: storedSubviews.count)
  }

  /// Makes a subview the backmost one.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Exchanges two subviews by position; positions without a view are ignored.
  open func exchangeSubview(at one: Int, withSubviewAt other: Int) {
    guard storedSubviews.indices.contains(one), storedSubviews.indices.contains(other) else {
      return
    }
    storedSubviews.swapAt(one, other)
    alignLayers()
  }

  /// The first view with a tag: this one or, depth first, one below it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return storedSubviews.lazy.compactMap { $0.viewWithTag(tag) }.first
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
    viewController?.layOutContentUnavailable()
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

  /// How far the part that constraints align lies inside the frame, in points; default nowhere.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The part of a frame that constraints align, in points; the frame inside ``alignmentRectInsets``.
  ///
  /// Rule: UIKit's documentation: ``frame(forAlignmentRect:)`` undoes it, and overrides keep it so.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame that has a part which constraints align, in points; undoes ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose first line a constraint of the first baseline means; by default that of the last.
  ///
  /// Rule: UIKit's documentation: it is the view itself or one inside it. Labels, text fields and text
  /// views that do not scroll have lines to align by, buttons and stacks name what they hold; of every
  /// other view the bottom edge counts.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last line a constraint of the last baseline means; by default the view itself.
  open var forLastBaselineLayout: UIView { self }

  /// Sets constraints up; called before the first layout and when asked for.
  open func updateConstraints() {}
  /// A Boolean value that indicates whether the view works with constraints alone. The default is
  /// `false`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Tells that the margins have changed.
  open func layoutMarginsDidChange() {}
  /// Tells that the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// The parts of the view that bars cover, in points.
  open var safeAreaInsets: UIEdgeInsets { knownSafeArea }

  /// The covered parts that subviews inherit.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The distances to keep from the edges, in points. The default is 8, plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedMargins }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        newValue, direction: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The distances to keep from the edges in reading direction, in points. The default is 8.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    }
    set { setMargins(newValue) }
  }

  /// A Boolean value that indicates whether the frame is known and not decided by constraints. The
  /// default is `true`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { values.translatesAutoresizingMaskIntoConstraints }
    set {
      values.translatesAutoresizingMaskIntoConstraints = newValue
      superview?.constraintsDidChange()
    }
  }

  /// Tells that the intrinsic size has changed: the views above lay out again.
  open func invalidateIntrinsicContentSize() {
    superview?.constraintsDidChange()
  }

  /// Asks for ``updateConstraints()``.
  open func setNeedsUpdateConstraints() {
    values.needsUpdateConstraints = true
    setNeedsLayout()
  }

  /// Calls ``updateConstraints()`` where it is due, of the views below first.
  open func updateConstraintsIfNeeded() {
    for view in storedSubviews { view.updateConstraintsIfNeeded() }
    updateOwnConstraints()
  }

  /// How strongly the view resists growing along an axis. The default is 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? values.hugging.horizontal : values.hugging.vertical
  }

  /// Sets how strongly the view resists growing along an axis.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    values.hugging.set(priority, for: axis)
  }

  /// How strongly the view resists shrinking along an axis. The default is 750.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? values.compression.horizontal : values.compression.vertical
  }

  /// Sets how strongly the view resists shrinking along an axis.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    values.compression.set(priority, for: axis)
  }

  /// The size of a view that constraints suit best; the present one without constraints.
  ///
  /// Rule: UIKit's documentation: both lengths are wished for at the fitting-size priority.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size of a view that constraints suit best, with a priority for each wished length.
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

  /// The traits: the window's or the environment's, with the controllers' changes.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Tells that the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The reading direction of the view's contents.
  ///
  /// Rule: UIKit's documentation of `semanticContentAttribute`: playback and spatial contents stay
  /// left-to-right, forced directions count, everything else follows the traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Tells that the tint color has changed.
  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Draws the content into the current context; the default draws nothing.
  ///
  /// Rule: UIKit's documentation: it is called when the view is first shown, and after
  /// ``setNeedsDisplay()``.
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

  /// Takes keyboard events away from the view or the view inside that has them.
  ///
  /// - Parameter force: whether it must give them up although it refuses.
  /// - Returns: whether nobody in the view has keyboard events afterwards.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  /// The next object of the chain: the controller, else the superview.
  open override var next: UIResponder? { viewController ?? superview }
  override var responderWindow: UIWindow? { window }

  /// The farthest subview that is shown, hears touches and contains a point of the view's space.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  /// Returns a Boolean value that indicates whether a point of the view's space lies within the
  /// bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// A Boolean value that indicates whether the view hears several touches. The default is `false`.
  open var isMultipleTouchEnabled: Bool {
    get { values.isMultipleTouchEnabled }
    set { values.isMultipleTouchEnabled = newValue }
  }

  /// A Boolean value that indicates whether other views hear nothing meanwhile. The default is
  /// `false`.
  open var isExclusiveTouch: Bool {
    get { values.isExclusiveTouch }
    set { values.isExclusiveTouch = newValue }
  }

  /// The attached gesture recognisers; `nil` when there is none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set {
      for recognizer in gestures { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
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
