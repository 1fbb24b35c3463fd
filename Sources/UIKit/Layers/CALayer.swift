import Foundation

/// A node of the tree that a screen would show; views own one, and layers may stand alone.
///
/// Geometry follows Core Animation's documentation: `position` is where `anchorPoint` of `bounds`
/// lies in the superlayer, and `frame` is derived from those and `transform`. All sizes are in
/// points. Nothing is animated: a change takes effect at once.
@preconcurrency @MainActor open class CALayer: NSObject {
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

  /// The place among siblings in depth: higher lies in front; default 0.
  open var zPosition: CGFloat = 0
  /// The place of the anchor point in depth; default 0.
  open var anchorPointZ: CGFloat = 0
  /// The transform of the sublayers.
  open var sublayerTransform = CATransform3DIdentity

  // MARK: Look

  /// What does not belong to geometry or to the tree.
  var appearance = LayerAppearance()

  /// The drawn contents; a ``CGImage`` when the layer recorded its drawing.
  open var contents: Any?

  /// Whether the layer and its sublayers are not shown; default no.
  open var isHidden = false
  /// The opacity between 0 and 1; default 1.
  open var opacity: Float = 1
  /// Whether sublayers are cut at the bounds; default no.
  open var masksToBounds = false
  /// The colour behind the contents.
  open var backgroundColor: CGColor?
  /// The radius of the corners, in points; default 0.
  open var cornerRadius: CGFloat = 0
  /// Device pixels per point of the contents; default 1, a view's layer has its screen's.
  open var contentsScale: CGFloat = 1

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
  var running: [String: CAAnimation] = [:]

  /// The superlayer.
  open var superlayer: CALayer? { parent }

  /// The sublayers from back to front; nil when there is none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// The supplier of content, layout and actions; the owner of a view's layer is its view.
  open weak var delegate: (any CALayerDelegate)?

  // MARK: Making

  /// Makes a layer of size zero.
  public override init() {
    super.init()
  }

  /// Makes a copy of another layer's values, without its sublayers.
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

  /// Makes a layer of size zero; archives are not read.
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

  /// Tells whether the layer's layout is stale.
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

  /// Tells whether the contents are stale.
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

  // MARK: Actions and queries

  /// Finds what happens at an event: asks the delegate, then ``actions``.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? appearance.actions?[event]
  }

  /// Tells whether a point of the layer's own space lies within the bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The farthest visible descendant that contains a point of the superlayer's space.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    hitTestSublayers(point)
  }
}
