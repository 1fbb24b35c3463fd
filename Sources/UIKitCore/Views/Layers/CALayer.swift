import Foundation

/// A node of the layer tree. A view owns a layer; layers can also be used without views.
///
/// The geometry follows Core Animation's documentation: `position` is the position of the
/// `anchorPoint` of `bounds` in the superlayer, and `frame` is derived from these and `transform`.
/// All sizes are in points. Changes take effect immediately, without animation.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// Values that extensions in other modules associate with the object.
  public var associatedObjects = RuntimeBridge.AssociatedObjects()

  // MARK: Geometry

  var geometry = LayerGeometry()

  /// The bounds in the layer's own coordinate space. A change of size invalidates the layout.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { change { $0.setBounds(newValue) } }
  }

  /// The position of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { geometry.position }
    set { change { $0.setPosition(newValue) } }
  }

  /// The anchor point in unit coordinates of the bounds. The default is the center.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { change { $0.setAnchorPoint(newValue) } }
  }

  /// The transform of the layer, applied about the anchor point.
  open var transform: CATransform3D {
    get { geometry.transform }
    set { change { $0.setTransform(newValue) } }
  }

  /// The smallest rectangle of the superlayer that contains the layer. Setting it keeps the anchor
  /// point.
  open var frame: CGRect {
    get { geometry.frame }
    set { change { $0.setFrame(newValue) } }
  }

  /// The position on the z axis. Siblings with higher values are in front. The default is 0.
  open var zPosition: CGFloat = 0
  /// The position of the anchor point on the z axis. The default is 0.
  open var anchorPointZ: CGFloat = 0
  /// The transform that conversions, hit tests and pictures apply to the sublayers.
  open var sublayerTransform = CATransform3DIdentity

  // MARK: Appearance

  /// The values that belong neither to the geometry nor to the tree.
  var appearance = LayerAppearance()

  /// The contents: a ``CGImage`` when the layer recorded its drawing.
  open var contents: Any?

  /// A Boolean value that indicates whether the layer and its sublayers are hidden. The default is
  /// `false`.
  open var isHidden = false
  /// The opacity, from 0 to 1. The default is 1.
  open var opacity: Float = 1
  /// A Boolean value that indicates whether sublayers are clipped to the bounds. The default is
  /// `false`.
  open var masksToBounds = false
  /// The background color. The default is `nil`, for a transparent background.
  open var backgroundColor: CGColor?
  /// The radius of the corners, in points. The default is 0.
  open var cornerRadius: CGFloat = 0
  /// The number of device pixels per point of the contents. The default is 1; a view's layer has
  /// its screen's scale.
  open var contentsScale: CGFloat = 1

  /// A Boolean value that indicates whether the layer shows anything itself, apart from its
  /// sublayers.
  var drawsItself: Bool { true }
  /// A Boolean value that indicates whether the layer draws its own properties, beyond its bounds too.
  var isVectorLayer: Bool { false }
  /// The outline that cuts what a vector layer draws, or `nil`.
  var vectorClip: CGPath? { nil }

  // MARK: Hierarchy

  var children: [CALayer] = []
  weak var parent: CALayer?
  /// The object that is notified of pending layout and display. Set only for the layer of a window.
  weak var passScheduler: (any LayerPassScheduler)?
  var isInWindowTree = false
  /// The object of another module that owns this layer, in place of an Objective-C associated
  /// object.
  package final weak var owner: AnyObject?
  /// Objects whose lifetimes are extended to that of this layer, by the identity of their owners.
  package final var retainedOwners: [ObjectIdentifier: AnyObject] = [:]
  var pending = PendingWork()
  /// A Boolean value that indicates whether the layer drew its contents itself, as opposed to
  /// contents that code set.
  var hasDrawnContents = false
  var running: [String: CAAnimation] = [:]
  /// The animations of closures that change the layer's view.
  var viewAnimations: [WeakViewAnimation] = []

  /// The superlayer.
  open var superlayer: CALayer? { parent }

  /// The sublayers, back to front, or `nil` when there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// The delegate, which provides the content, the layout, and the actions. For the layer of a
  /// view, it is the view.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Creation

  /// Creates a layer of size zero.
  public override init() {
    super.init()
  }

  /// Creates a copy of another layer's values, without its sublayers.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    geometry = layer.geometry
    appearance = layer.appearance
    (contents, isHidden, opacity) = (layer.contents, layer.isHidden, layer.opacity)
    (masksToBounds, backgroundColor) = (layer.masksToBounds, layer.backgroundColor)
    (cornerRadius, contentsScale) = (layer.cornerRadius, layer.contentsScale)
    (zPosition, anchorPointZ) = (layer.zPosition, layer.anchorPointZ)
    sublayerTransform = layer.sublayerTransform
  }

  /// Creates a layer of size zero. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Changing the hierarchy

  /// Appends a sublayer and removes it from its former superlayer.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts a sublayer at an index, counted from the back. A larger index than the count means the
  /// front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a sublayer directly behind a sibling, or at the back when the sibling is not a
  /// sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer, behind: sibling, offset: 0, otherwise: 0)
  }

  /// Inserts a sublayer directly in front of a sibling, or at the front when the sibling is not a
  /// sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer, behind: sibling, offset: 1, otherwise: children.count)
  }

  /// Replaces a sublayer by another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parent === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Layout

  /// Invalidates the layout of the layer and schedules a pass of the window.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out the layer tree from the topmost ancestor whose layout is invalid.
  ///
  /// Rule: Core Animation's documentation of `layoutIfNeeded`: the superlayers are followed up to
  /// one that needs no layout, then the whole tree below it is laid out.
  open func layoutIfNeeded() {
    layoutTopDown()
  }

  /// Lays out the sublayers. The default implementation asks the delegate to do so.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Returns a Boolean value that indicates whether the layout is invalid.
  open func needsLayout() -> Bool { pending.layout }

  /// Returns the preferred size, in points. The default is the size of the bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Display

  /// Invalidates the contents and schedules a pass of the window.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  /// Invalidates the contents in a rectangle. Here, the whole contents are invalidated.
  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Displays the contents if they are invalid.
  open func displayIfNeeded() {
    guard pending.display else { return }
    pending.display = false
    display()
  }

  /// Returns a Boolean value that indicates whether the contents are invalid.
  open func needsDisplay() -> Bool { pending.display }

  /// Updates the contents: calls the delegate, or records ``draw(in:)`` without a delegate.
  open func display() {
    guard let delegate else { return recordContents() }
    delegate.display(self)
  }

  /// Draws the contents into a context. The default implementation calls the delegate.
  open func draw(in context: CGContext) {
    delegate?.draw(self, in: context)
  }

  /// The corners to which ``cornerRadius`` applies. The default is all corners.
  open var maskedCorners: CACornerMask {
    get { appearance.maskedCorners }
    set { appearance.maskedCorners = newValue }
  }

  /// The width of the border inside of the bounds, in points. The default is 0.
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { appearance.borderWidth = newValue }
  }

  /// The color of the border. The default is opaque black.
  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set { appearance.borderColor = newValue }
  }

  /// The color of the shadow. The default is black.
  open var shadowColor: CGColor? {
    get { appearance.shadowColor }
    set { appearance.shadowColor = newValue }
  }

  /// The opacity of the shadow, from 0 to 1. The default is 0.
  open var shadowOpacity: Float {
    get { appearance.shadowOpacity }
    set { appearance.shadowOpacity = newValue }
  }

  /// The offset of the shadow, in points. The default is (0, -3).
  open var shadowOffset: CGSize {
    get { appearance.shadowOffset }
    set { appearance.shadowOffset = newValue }
  }

  /// The blur radius of the shadow, in points. The default is 3.
  open var shadowRadius: CGFloat {
    get { appearance.shadowRadius }
    set { appearance.shadowRadius = newValue }
  }

  /// The path of the shadow, or `nil` for the shape of the contents. The layer stores a copy.
  open var shadowPath: CGPath? {
    get { appearance.shadowPath }
    set { appearance.shadowPath = newValue?.settled }
  }

  /// The layer whose alpha channel masks this layer, or `nil` for no mask.
  open var mask: CALayer? {
    get { appearance.mask }
    set { appearance.mask = newValue }
  }

  /// The alignment and scaling of the contents in the bounds. The default is `resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { appearance.contentsGravity }
    set { appearance.contentsGravity = newValue }
  }

  /// A Boolean value that indicates whether the contents are opaque.
  ///
  /// The default is `false`, and `true` for the layer of a view, whose own default is `true`.
  open var isOpaque: Bool {
    get { appearance.isOpaque ?? (delegate is UIView) }
    set { appearance.isOpaque = newValue }
  }

  /// Adds an animation. An animation with the same key is removed and ends unfinished.
  ///
  /// Rule: Core Animation's documentation: the delegate is notified of the beginning and the end; a
  /// finished animation is removed, unless its `isRemovedOnCompletion` is `false`.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation-\(running.count)"
    if running[key] != nil { removeAnimation(forKey: key) }
    running[key] = anim
    anim.delegate?.animationDidStart(anim)
    guard let length = anim.totalDuration else { return }
    RuntimeEnvironment.current.scheduleTimer(
      after: length, RuntimeScheduling.Step(.timer, "layer animation")
    ) { [weak self, weak anim] in
      guard let self, let anim, running[key] === anim else { return }
      if anim.isRemovedOnCompletion { running[key] = nil }
      anim.delegate?.animationDidStop(anim, finished: true)
    }
  }

  /// Returns the animation of a key, or `nil`.
  open func animation(forKey key: String) -> CAAnimation? { running[key] }

  /// Returns the keys of the animations, sorted, or `nil` when there are none.
  open func animationKeys() -> [String]? {
    running.isEmpty ? nil : running.keys.sorted()
  }

  /// Removes an animation, which ends unfinished.
  open func removeAnimation(forKey key: String) {
    guard let anim = running.removeValue(forKey: key) else { return }
    anim.delegate?.animationDidStop(anim, finished: false)
  }

  /// Removes all animations, which end unfinished, also those of `UIView.animate`.
  open func removeAllAnimations() {
    for key in running.keys.sorted() { removeAnimation(forKey: key) }
    let animations = viewAnimations
    viewAnimations = []
    for reference in animations { reference.animation?.remove(self) }
  }

  /// Returns a Boolean value that indicates whether a change of a key's value invalidates the
  /// contents.
  ///
  /// The default is `false`. This method is never called by this runtime: Core Animation calls it
  /// through key-value coding, which needs the Objective-C runtime. A setter of such a value must
  /// call ``setNeedsDisplay()``.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the default action of the class for an event. The default is `nil`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Actions and queries

  /// Returns the action for an event: that of the delegate, of ``actions``, or of the class.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? appearance.actions?[event]
      ?? Self.defaultAction(forKey: event)
  }

  /// Returns a Boolean value that indicates whether the bounds contain a point of the layer's
  /// coordinate space.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Returns the deepest visible descendant that contains a point of the superlayer's coordinate
  /// space.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    hitTestSublayers(point)
  }
}
