import Foundation
import UIKit

/// The base element of an interface: style, subnodes, a cached layout and, once loaded, a view.
///
/// Texture: `ASDisplayNode`. Neither `Sendable` nor isolated: build and measure a node on any one
/// thread. Its view or layer is made when first asked for, on the main thread; from then on the node
/// belongs to the main thread. Members that say so are isolated to the main actor.
open class ASDisplayNode: ASMeasurableNode, ASLayoutElement {
  // MARK: State

  final var flags = NodeFlags.initial
  final weak var parent: ASDisplayNode?
  final var children: [ASDisplayNode] = []
  final var pendingState: PendingViewState?
  final var currentInterfaceState = ASInterfaceState.none
  final var hierarchyState: HierarchyState = []
  /// What few nodes need, made when first set.
  final var extras: NodeExtras?
  /// The traits, made when they first differ from the default.
  final var traitBox: ASTraitCollection?
  /// The view or layer, once loaded.
  @MainActor final var backing: NodeBacking?

  // MARK: Making

  /// Makes a node with a view of the runtime's own; any thread.
  public override init() {
    super.init()
    baseDidInit()
  }

  /// Makes a node around a foreign view, which the block makes on the main thread at load.
  public convenience init(viewBlock: @escaping ASDisplayNodeViewBlock) {
    self.init()
    setViewBlock(viewBlock)
  }

  /// Makes a node around a foreign view and keeps a closure for load time.
  public convenience init(
    viewBlock: @escaping ASDisplayNodeViewBlock, didLoad didLoadBlock: ASDisplayNodeDidLoadBlock?
  ) {
    self.init(viewBlock: viewBlock)
    if let didLoadBlock { onDidLoad(didLoadBlock) }
  }

  /// Makes a layer-backed node around a foreign layer, made on the main thread at load.
  public convenience init(layerBlock: @escaping ASDisplayNodeLayerBlock) {
    self.init()
    setLayerBlock(layerBlock)
  }

  /// Makes a layer-backed node around a foreign layer and keeps a closure for load time.
  public convenience init(
    layerBlock: @escaping ASDisplayNodeLayerBlock,
    didLoad didLoadBlock: ASDisplayNodeDidLoadBlock?
  ) {
    self.init(layerBlock: layerBlock)
    if let didLoadBlock { onDidLoad(didLoadBlock) }
  }

  /// Hears that the base class's initialiser has run; any thread.
  open func baseDidInit() {}

  /// The class and the names that the node was given; any thread.
  open override var description: String { "<\(names)>" }

  // MARK: View and layer

  /// The view, made when first asked for.
  ///
  /// Main thread. A layer-backed node has none: asking for it is a violation.
  @preconcurrency @MainActor open var view: UIView { loadView() }

  /// The layer, made when first asked for; main thread.
  @preconcurrency @MainActor open var layer: CALayer { loadLayer() }

  /// Makes the view of a node that has no block for it; main thread.
  @MainActor func makeDefaultView() -> UIView { _ASDisplayView() }

  /// Makes the layer of a layer-backed node that has no block for it; main thread.
  @MainActor func makeDefaultLayer() -> CALayer { _ASDisplayLayer() }

  /// Whether the class may be layer-backed; foreign views may not.
  open var supportsLayerBacking: Bool {
    guard case .view = extras?.factory else { return true }
    return false
  }

  /// Hears that the view or layer exists, with the subnodes in it; main thread; call super.
  @preconcurrency @MainActor open func didLoad() {}

  // MARK: Bridged properties that apps override

  /// The frame in the supernode's space, in points.
  open var frame: CGRect {
    get { bridgedFrame }
    set { bridgedFrame = newValue }
  }

  /// The rectangle in the node's own space, in points.
  open var bounds: CGRect {
    get { bridgedBounds }
    set { bridgedBounds = newValue }
  }

  /// The opacity, from 0 to 1; the default is 1.
  open var alpha: CGFloat {
    get { bridgedAlpha }
    set { bridgedAlpha = newValue }
  }

  /// Whether the node and everything in it is not shown; the default is false.
  open var isHidden: Bool {
    get { bridgedIsHidden }
    set { bridgedIsHidden = newValue }
  }

  /// Whether children are cut off at the bounds; the default is false, in cell nodes true.
  open var clipsToBounds: Bool {
    get { bridgedClipsToBounds }
    set { bridgedClipsToBounds = newValue }
  }

  /// The radius of rounded corners in points; the default is 0; a bridged property.
  ///
  /// The layer gets it only with the default ``cornerRoundingType``; else it is drawn.
  open var cornerRadius: CGFloat {
    get { bridgedCornerRadius }
    set { bridgedCornerRadius = newValue }
  }

  /// The fill behind everything, which also decides ``isOpaque``; the default is nil.
  open var backgroundColor: UIColor? {
    get { bridgedBackgroundColor }
    set { bridgedBackgroundColor = newValue }
  }

  /// The colour of controls and templates; inherited where it is nil.
  open var tintColor: UIColor? {
    get { bridgedTintColor }
    set { bridgedTintColor = newValue }
  }

  /// Whether touches reach the node; the default is true.
  open var isUserInteractionEnabled: Bool {
    get { bridgedIsUserInteractionEnabled }
    set { bridgedIsUserInteractionEnabled = newValue }
  }

  /// The text that is spoken for the node; the default is nil.
  open var accessibilityLabel: String? {
    get { bridgedAccessibilityLabel }
    set { bridgedAccessibilityLabel = newValue }
  }

  /// Whether the node is one accessibility element; the default is false.
  open var isAccessibilityElement: Bool {
    get { bridgedIsAccessibilityElement }
    set { bridgedIsAccessibilityElement = newValue }
  }

  /// What happens when the node is used, as spoken; the default is nil.
  open var accessibilityHint: String? {
    get { bridgedAccessibilityHint }
    set { bridgedAccessibilityHint = newValue }
  }

  /// The value that is spoken after the label; the default is nil.
  open var accessibilityValue: String? {
    get { bridgedAccessibilityValue }
    set { bridgedAccessibilityValue = newValue }
  }

  /// How the node behaves under assistive software; the default is none.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { bridgedAccessibilityTraits }
    set { bridgedAccessibilityTraits = newValue }
  }

  /// The node's place on the screen in points; the default is zero.
  open var accessibilityFrame: CGRect {
    get { bridgedAccessibilityFrame }
    set { bridgedAccessibilityFrame = newValue }
  }

  /// The elements that the node holds; the default is nil.
  open var accessibilityElements: [Any]? {
    get { bridgedAccessibilityElements }
    set { bridgedAccessibilityElements = newValue }
  }

  /// Actions besides the usual one; the default is nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { bridgedAccessibilityCustomActions }
    set { bridgedAccessibilityCustomActions = newValue }
  }

  /// Does what a double tap does under assistive software; main thread.
  ///
  /// - Returns: whether anything was done: the default asks the view.
  @preconcurrency @MainActor open func accessibilityActivate() -> Bool {
    guard let view = loadedView, !(view is _ASDisplayView) else { return false }
    return view.accessibilityActivate()
  }

  // MARK: Measuring

  override final func waitUntilReturned() { waitForCheckout() }

  /// Makes every cached layout stale, so that the next measuring is fresh; any thread.
  open func invalidateCalculatedLayout() {
    waitForCheckout()
    layoutVersion += 1
    unflattenedLayout = nil
  }

  /// Hears that a new layout was adopted; any thread.
  open func calculatedLayoutDidChange() {}

  override package func layoutSpecFromBlock(_ constrainedSize: ASSizeRange) -> ASLayoutSpec? {
    answerOfLayoutSpecBlock(constrainedSize)
  }

  override package var hasLayoutTransitionInFlight: Bool { isMeasuredByOtherTransition }

  /// Hears, as the root of a tree, that another size in points is needed; main thread.
  @MainActor func sizeDidInvalidate(_ newSize: CGSize) { resizeInPlace(to: newSize) }

  // MARK: Layout pass

  /// Makes the layout stale and asks for a layout pass; deferred to the main thread off it.
  open func setNeedsLayout() { requestLayout() }

  /// Runs a layout pass if one was asked for, top down; main thread.
  @preconcurrency @MainActor open func layoutIfNeeded() { layoutNow() }

  /// Places the children after the calculated layout was applied; main thread; call super.
  @preconcurrency @MainActor open func layout() { forEachStateDelegate { $0.nodeDidLayout() } }

  /// Hears that a layout pass is over; main thread.
  @preconcurrency @MainActor open func layoutDidFinish() {}

  // MARK: Interface state

  /// Hears that the node should load its data; main thread; call super.
  @preconcurrency @MainActor open func didEnterPreloadState() {}
  /// Hears that a range-managed node may drop its data; main thread; call super.
  @preconcurrency @MainActor open func didExitPreloadState() {}
  /// Hears that the node should draw; main thread; call super.
  @preconcurrency @MainActor open func didEnterDisplayState() {}
  /// Hears that the node need not be drawn; main thread; call super.
  @preconcurrency @MainActor open func didExitDisplayState() {}
  /// Hears that the node became visible; main thread; call super.
  @preconcurrency @MainActor open func didEnterVisibleState() {}
  /// Hears that the node is no longer visible; main thread; call super.
  @preconcurrency @MainActor open func didExitVisibleState() {}
  /// Hears of each change of the state, after the hooks of the single bits; main thread.
  @preconcurrency @MainActor
  open func interfaceStateDidChange(
    _ newState: ASInterfaceState, from oldState: ASInterfaceState
  ) {}

  /// Hears that the node is about to come into a window; main thread; call super.
  @preconcurrency @MainActor open func willEnterHierarchy() { baseWillEnterHierarchy() }
  /// Hears that the node came into a window; main thread; call super.
  @preconcurrency @MainActor open func didEnterHierarchy() { baseDidEnterHierarchy() }
  /// Hears that the node left its window; main thread; call super.
  @preconcurrency @MainActor open func didExitHierarchy() { baseDidExitHierarchy() }

  // MARK: Display

  /// Makes the parameters for drawing, which travel to a background thread; main thread.
  ///
  /// It is asked when the form that returns an object gives none.
  @preconcurrency @MainActor
  open func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any Sendable)? { nil }

  /// Makes the parameters for drawing as an object, in Texture's own spelling; main thread.
  ///
  /// The object travels to the thread that draws. As in Texture nobody checks that it may: give one
  /// that is not changed afterwards, or override the form that returns a `Sendable` value.
  @preconcurrency @MainActor @_disfavoredOverload
  open func drawParameters(
    forAsyncLayer layer: _ASDisplayLayer
  ) -> (any NSObjectProtocol)? { nil }

  /// Draws into the current graphics context; any thread.
  ///
  /// - Parameters:
  ///   - bounds: the node's bounds in points.
  ///   - parameters: what `drawParameters(forAsyncLayer:)` gave.
  ///   - isCancelledBlock: whether the drawing is no longer wanted.
  ///   - isRasterizing: whether the drawing goes into an ancestor's contents.
  open class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
    isRasterizing: Bool
  ) {
    DrawingRecord.current?.declineDrawing()
  }

  /// Gives a whole picture instead of drawing; any thread; nil means that
  /// ``draw(_:withParameters:isCancelled:isRasterizing:)`` is asked.
  open class func display(
    withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
  ) -> UIImage? {
    DrawingRecord.current?.declinePicture()
    return nil
  }

  /// Whether the class is known to draw nothing, so that no drawing is ever started.
  class var drawsNothing: Bool { self == ASDisplayNode.self || self == ASCellNode.self }

  /// Gives the picture of the placeholder; any thread.
  open func placeholderImage() -> UIImage? { nil }
  /// Whether the placeholder stays when drawing has finished; main thread; the default is false.
  @preconcurrency @MainActor open func placeholderShouldPersist() -> Bool { false }
  /// Asks for drawing; deferred to the main thread off it.
  open func setNeedsDisplay() { requestDisplay() }
  /// Drops the drawn contents of this node; main thread; call super.
  @preconcurrency @MainActor open func clearContents() { dropContents() }
  /// Hears that drawing starts, in Texture's older form; main thread.
  @preconcurrency @MainActor open func displayWillStart() {}
  /// Hears that drawing starts; main thread.
  @preconcurrency @MainActor open func displayWillStartAsynchronously(_ asynchronously: Bool) {}
  /// Hears that drawing has finished; main thread.
  @preconcurrency @MainActor open func displayDidFinish() {}
  /// Hears that a subnode's drawing starts; main thread; call super.
  @preconcurrency @MainActor open func subnodeDisplayWillStart(_ subnode: ASDisplayNode) {}
  /// Hears that a subnode's drawing has finished; main thread; call super.
  @preconcurrency @MainActor open func subnodeDisplayDidFinish(_ subnode: ASDisplayNode) {}
  /// Hears that this node and everything below it has drawn; main thread.
  @preconcurrency @MainActor open func hierarchyDisplayDidFinish() {}

  // MARK: Transitions

  /// Animates from one layout to another and completes the context; main thread.
  @preconcurrency @MainActor
  open func animateLayoutTransition(_ context: any ASContextTransitioning) {
    animateByFading(context)
  }

  /// Hears that a transition was completed, and removes what left the layout; main thread.
  @preconcurrency @MainActor
  open func didCompleteLayoutTransition(_ context: any ASContextTransitioning) {
    extras?.transition.pending?.removeSubnodes()
  }

  // MARK: Environment and events

  /// Hears that the traits changed; main thread; call super.
  @preconcurrency @MainActor
  open func asyncTraitCollectionDidChange(
    withPreviousTraitCollection previousTraitCollection: ASTraitCollection
  ) { redrawIfStyleChanged(from: previousTraitCollection) }

  /// Lets a container pass its traits on; runs after the hook of the app.
  @MainActor func traitsDidChange() {}

  /// Hears that the tint changed; main thread; call super.
  @preconcurrency @MainActor open func tintColorDidChange() {}
  /// Hears that the safe area changed; main thread; call super.
  @preconcurrency @MainActor open func safeAreaInsetsDidChange() {}
  /// Hears that the layout margins changed; main thread; call super.
  @preconcurrency @MainActor open func layoutMarginsDidChange() {}

  /// Measures anew with the last size range and animates to the result; main thread.
  ///
  /// - Parameters:
  ///   - animated: what the transition's context says about animation.
  ///   - shouldMeasureAsync: whether to measure in the background, with the subtree checked out.
  ///   - completion: runs on the main thread between measuring and animating.
  @preconcurrency @MainActor
  open func transitionLayout(
    withAnimation animated: Bool, shouldMeasureAsync: Bool,
    measurementCompletion completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    transitionLayout(
      with: constrainedSizeForLayoutPass, animated: animated,
      shouldMeasureAsync: shouldMeasureAsync, measurementCompletion: completion)
  }

  /// Measures anew with a size range and animates to the result; main thread.
  ///
  /// A range whose maximum is not positive is ignored. A new transition cancels the former one;
  /// one that begins while a supernode runs one is refused with a violation.
  @preconcurrency @MainActor
  open func transitionLayout(
    with constrainedSize: ASSizeRange, animated: Bool, shouldMeasureAsync: Bool,
    measurementCompletion completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    runTransition(
      with: constrainedSize, animated: animated, shouldMeasureAsync: shouldMeasureAsync,
      measurementCompletion: completion)
  }

  /// Whether a point of the node's space, in points, is inside it or its slop; main thread.
  @preconcurrency @MainActor open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.inset(by: hitTestSlop).contains(point)
  }

  /// The view that a point of the node's space, in points, hits; main thread.
  @preconcurrency @MainActor open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    loadedView?.hitTest(point, with: event)
  }

  /// Whether a gesture recogniser of the node's view may begin; the default is true; main thread.
  ///
  /// It is asked before the recogniser's own delegate. A foreign view answers itself. Source: the
  /// member that Texture's `_ASDisplayView` passes to its node.
  @preconcurrency @MainActor
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the node may get keyboard events; main thread; a plain node may not.
  @preconcurrency @MainActor open func canBecomeFirstResponder() -> Bool { asksToBecome() }
  /// Whether the node may give up keyboard events; main thread.
  @preconcurrency @MainActor open func canResignFirstResponder() -> Bool { asksToResign() }
  /// Gets keyboard events, loading the node; main thread; tells whether it did.
  @discardableResult
  @preconcurrency @MainActor open func becomeFirstResponder() -> Bool { becomesFirst() }
  /// Gives up keyboard events, loading the node; main thread; tells whether it did.
  @discardableResult
  @preconcurrency @MainActor open func resignFirstResponder() -> Bool { resignsFirst() }
  /// Whether the node gets keyboard events; main thread.
  @preconcurrency @MainActor open func isFirstResponder() -> Bool {
    loadedView?.isFirstResponder ?? false
  }

  /// Hears that touches began; main thread; the base class passes them on.
  @preconcurrency @MainActor open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    (loadedView as? _ASDisplayView)?.passOnTouchesBegan(touches, with: event)
  }

  /// Hears that touches moved; main thread; the base class passes them on.
  @preconcurrency @MainActor open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    (loadedView as? _ASDisplayView)?.passOnTouchesMoved(touches, with: event)
  }

  /// Hears that touches ended; main thread; the base class passes them on.
  @preconcurrency @MainActor open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    (loadedView as? _ASDisplayView)?.passOnTouchesEnded(touches, with: event)
  }

  /// Hears that touches were cancelled; main thread; the base class passes them on.
  @preconcurrency @MainActor
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    (loadedView as? _ASDisplayView)?.passOnTouchesCancelled(touches, with: event)
  }
}
