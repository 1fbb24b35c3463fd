import Foundation

/// A node of the tree that a screen would show; views own one, and layers may stand alone.
///
/// Geometry follows Core Animation's documentation: `position` is where `anchorPoint` of `bounds`
/// lies in the superlayer, and `frame` is derived from those and `transform`. All sizes are in
/// points. Nothing is animated: a change takes effect at once.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// The values that extensions of other modules keep here.
  public var associatedObjects = AssociatedObjects()

  // MARK: Geometry

  var geometry = LayerGeometry()

  /// The layer's own coordinate rectangle; a change of size asks for layout.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { change { $0.setBounds(newValue) } }
  }

  /// Where the anchor point lies in the superlayer, in points.
  open var position: CGPoint {
    get { geometry.position }
    set { change { $0.setPosition(newValue) } }
  }

  /// The point of the bounds that `position` places, in fractions of the size; default the middle.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { change { $0.setAnchorPoint(newValue) } }
  }

  /// The transform about the anchor point.
  open var transform: CATransform3D {
    get { geometry.transform }
    set { change { $0.setTransform(newValue) } }
  }

  /// The smallest rectangle of the superlayer that encloses the layer; setting it keeps the anchor.
  open var frame: CGRect {
    get { geometry.frame }
    set { change { $0.setFrame(newValue) } }
  }

  /// The place among siblings in depth: higher lies in front. The default is 0.
  open var zPosition: CGFloat = 0
  /// The place of the anchor point in depth. The default is 0.
  open var anchorPointZ: CGFloat = 0
  /// The transform of the sublayers.
  open var sublayerTransform = CATransform3DIdentity

  // MARK: Look

  /// What does not belong to geometry or to the tree.
  var appearance = LayerAppearance()

  /// The drawn contents; a ``CGImage`` when the layer recorded its drawing.
  open var contents: Any?

  /// A Boolean value that indicates whether the layer and its sublayers are not shown. The default
  /// is `false`.
  open var isHidden = false
  /// The opacity between 0 and 1. The default is 1.
  open var opacity: Float = 1
  /// A Boolean value that indicates whether sublayers are cut at the bounds. The default is
  /// `false`.
  open var masksToBounds = false
  /// The color behind the contents.
  open var backgroundColor: CGColor?
  /// The radius of the corners, in points. The default is 0.
  open var cornerRadius: CGFloat = 0
  /// Device pixels per point of the contents. The default is 1, a view's layer has its screen's.
  open var contentsScale: CGFloat = 1

  /// A Boolean value that indicates whether the layer shows anything behind its sublayers.
  var drawsItself: Bool { true }

  // MARK: Tree

  var children: [CALayer] = []
  weak var parent: CALayer?
  /// What must hear when layout or display is due, set on a window's layer alone.
  weak var passScheduler: (any LayerPassScheduler)?
  var isInWindowTree = false
  /// The object of another module that owns this layer, where Objective-C would associate one.
  package final weak var owner: AnyObject?
  /// Objects that live as long as this layer, by the identity of what they belong to.
  package final var retainedOwners: [ObjectIdentifier: AnyObject] = [:]
  var pending = PendingWork()
  /// A Boolean value that indicates whether the contents were drawn, not set.
  var hasDrawnContents = false
  var running: [String: CAAnimation] = [:]

  /// The superlayer.
  open var superlayer: CALayer? { parent }

  /// The sublayers from back to front; `nil` when there is none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// The supplier of content, layout and actions; the owner of a view's layer is its view.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Making

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

  /// Creates a layer of size zero; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Changing the tree

  /// Appends a sublayer, taken from its former superlayer.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts a sublayer at a position from the back; a position past the end counts as the end.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a sublayer right behind another; at the back when that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer, behind: sibling, offset: 0, otherwise: 0)
  }

  /// Inserts a sublayer right in front of another; at the front when that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer, behind: sibling, offset: 1, otherwise: children.count)
  }

  /// Puts a layer in the place of a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.parent === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer from its superlayer.
  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Layout

  /// Marks the layer's layout as stale and asks the window for a pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out everything stale below the topmost ancestor that is stale.
  ///
  /// Rule: Core Animation's documentation of `layoutIfNeeded`: superlayers are walked up until one
  /// is found that needs no layout, then the whole tree beneath it is laid out.
  open func layoutIfNeeded() {
    layoutTopDown()
  }

  /// Positions the sublayers; the default asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Returns a Boolean value that indicates whether the layer's layout is stale.
  open func needsLayout() -> Bool { pending.layout }

  /// The size that the layer would like, in points; the default is the size of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Display

  /// Marks the contents as stale and asks the window for a pass.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  /// Marks a part of the contents as stale, which means all of them here.
  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  /// Draws the contents when they are stale.
  open func displayIfNeeded() {
    guard pending.display else { return }
    pending.display = false
    display()
  }

  /// Returns a Boolean value that indicates whether the contents are stale.
  open func needsDisplay() -> Bool { pending.display }

  /// Makes the contents: asks the delegate, without one records ``draw(in:)``.
  open func display() {
    guard let delegate else { return recordContents() }
    delegate.display(self)
  }

  /// Draws the contents into a context; the default asks the delegate.
  open func draw(in context: CGContext) {
    delegate?.draw(self, in: context)
  }

  /// The corners that the radius rounds; default all.
  open var maskedCorners: CACornerMask {
    get { appearance.maskedCorners }
    set { appearance.maskedCorners = newValue }
  }

  /// The width of the border inside the bounds, in points. The default is 0.
  open var borderWidth: CGFloat {
    get { appearance.borderWidth }
    set { appearance.borderWidth = newValue }
  }

  /// The color of the border.
  open var borderColor: CGColor? {
    get { appearance.borderColor }
    set { appearance.borderColor = newValue }
  }

  /// The color of the shadow; default black.
  open var shadowColor: CGColor? {
    get { appearance.shadowColor }
    set { appearance.shadowColor = newValue }
  }

  /// The opacity of the shadow between 0 and 1. The default is 0.
  open var shadowOpacity: Float {
    get { appearance.shadowOpacity }
    set { appearance.shadowOpacity = newValue }
  }

  /// The displacement of the shadow, in points. The default is 0, -3.
  open var shadowOffset: CGSize {
    get { appearance.shadowOffset }
    set { appearance.shadowOffset = newValue }
  }

  /// The blur of the shadow, in points. The default is 3.
  open var shadowRadius: CGFloat {
    get { appearance.shadowRadius }
    set { appearance.shadowRadius = newValue }
  }

  /// The outline of the shadow, of which a copy is kept; `nil` takes the contents'.
  open var shadowPath: CGPath? {
    get { appearance.shadowPath }
    set { appearance.shadowPath = newValue?.settled }
  }

  /// The layer whose opacity masks this one.
  open var mask: CALayer? {
    get { appearance.mask }
    set { appearance.mask = newValue }
  }

  /// How the contents fill the bounds; default resize.
  open var contentsGravity: CALayerContentsGravity {
    get { appearance.contentsGravity }
    set { appearance.contentsGravity = newValue }
  }

  /// A Boolean value that indicates whether the contents cover everything behind them. The default
  /// is `false`.
  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  /// Adds an animation; one of the same name ends without finishing.
  ///
  /// Rule: Core Animation's documentation: the delegate hears the beginning and the end, and a
  /// finished animation is removed unless it says otherwise.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation-\(running.count)"
    if running[key] != nil { removeAnimation(forKey: key) }
    running[key] = anim
    anim.delegate?.animationDidStart(anim)
    guard let length = anim.totalDuration else { return }
    RuntimeEnvironment.current.scheduleTimer(
      after: length, RuntimeStep(.timer, "layer animation")
    ) { [weak self, weak anim] in
      guard let self, let anim, running[key] === anim else { return }
      if anim.isRemovedOnCompletion { running[key] = nil }
      anim.delegate?.animationDidStop(anim, finished: true)
    }
  }

  /// The animation of a name.
  open func animation(forKey key: String) -> CAAnimation? { running[key] }

  /// The names of the animations, sorted; `nil` without any.
  open func animationKeys() -> [String]? {
    running.isEmpty ? nil : running.keys.sorted()
  }

  /// Ends an animation before its time.
  open func removeAnimation(forKey key: String) {
    guard let anim = running.removeValue(forKey: key) else { return }
    anim.delegate?.animationDidStop(anim, finished: false)
  }

  /// Ends all animations before their time.
  open func removeAllAnimations() {
    for key in running.keys.sorted() { removeAnimation(forKey: key) }
  }

  /// Returns a Boolean value that indicates whether a change of a named value makes the contents
  /// stale; the default does not.
  ///
  /// Core Animation asks it by key-value coding, which needs the Objective-C runtime: nobody asks here,
  /// and a value that the contents depend on calls ``setNeedsDisplay()`` itself.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The action of every layer of the class at an event; default none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Actions and queries

  /// Finds what happens at an event: asks the delegate, then ``actions``, then the class.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? appearance.actions?[event]
      ?? Self.defaultAction(forKey: event)
  }

  /// Returns a Boolean value that indicates whether a point of the layer's own space lies within
  /// the bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The farthest visible descendant that contains a point of the superlayer's space.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    hitTestSublayers(point)
  }
}
