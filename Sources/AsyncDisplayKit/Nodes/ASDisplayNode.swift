import Foundation
import Synchronization
import UIKit

/// The basic element of an interface: an object that wraps a view or layer, and can be measured off
/// the main thread.
///
/// Texture: `ASDisplayNode`. Neither `Sendable` nor isolated: create and measure a node on any one
/// thread. Its view or layer is created on first access, on the main thread. A member that names no
/// thread is for any thread until the node is loaded, and for the main thread afterwards.
open class ASDisplayNode: ASMeasurableNode, ASLayoutElement {
  // MARK: State

  final let flags = AtomicNodeFlags(.initial)
  /// The supernode. Use ``parent``, which locks the node.
  final weak var lockedParent: ASDisplayNode?
  /// The subnodes, back to front. Use ``children``, which locks the node.
  final var lockedChildren: [ASDisplayNode] = []
  /// The values of bridged properties before load, under ``bridgeLock``; afterwards those that the view
  /// or layer does not have, on the main thread.
  final var pendingState: PendingViewState?
  /// The lock of ``pendingState`` until the node is loaded. The next two properties fit into padding.
  final let bridgeLock = NodeLock()
  final let interfaceStateBits = Atomic<UInt8>(0)
  final let hierarchyStateBits = Atomic<UInt8>(0)
  /// Values that other threads than the main one gave the loaded node, made when first needed.
  final let deferredReference = OnceSlot<DeferredViewState>()
  /// Rarely used properties, created when one is first set.
  final var extras: NodeExtras? { extrasReference.object }
  final let extrasReference = OnceSlot<NodeExtras>()
  /// The traits, created when they first differ from the default. Use ``traitBox``, which locks the node.
  final var lockedTraits: ASTraitCollection?
  /// The view or layer, once loaded.
  @MainActor final var backing: NodeBacking?

  // MARK: Making

  /// Creates a node whose view is created by the runtime. Any thread may call it.
  public override init() {
    super.init()
    Self.notifyOfInit(Borrowed(self))
  }
  /// Creates a node that wraps a foreign view, which the block creates on the main thread at load.
  public convenience init(viewBlock: @escaping ASDisplayNodeViewBlock) {
    self.init(viewBlock: viewBlock, didLoad: nil)
  }
  /// Creates a node that wraps a foreign view, and calls a closure when the view is loaded.
  public convenience init(
    viewBlock: @escaping ASDisplayNodeViewBlock, didLoad didLoadBlock: ASDisplayNodeDidLoadBlock?
  ) {
    self.init()
    wrapView(viewBlock, didLoadBlock)
  }
  /// Creates a layer-backed node that wraps a foreign layer, created on the main thread at load.
  public convenience init(layerBlock: @escaping ASDisplayNodeLayerBlock) {
    self.init(layerBlock: layerBlock, didLoad: nil)
  }
  /// Creates a node that wraps a foreign layer, and calls a closure when the layer is loaded.
  public convenience init(
    layerBlock: @escaping ASDisplayNodeLayerBlock, didLoad didLoadBlock: ASDisplayNodeDidLoadBlock?
  ) {
    self.init()
    wrapLayer(layerBlock, didLoadBlock)
  }
  /// Called at the end of the base class's initializer, on any thread. Override it to set up a
  /// subclass.
  open func baseDidInit() {}
  /// The class and the names of the node. Any thread may use it.
  open override var description: String { "<\(names)>" }

  // MARK: View and layer

  /// The view. The first access creates it, on the main thread; in a layer-backed node, a violation.
  @preconcurrency @MainActor open var view: UIView { loadView() }
  /// The layer. The first access creates it, on the main thread.
  @preconcurrency @MainActor open var layer: CALayer { loadLayer() }
  /// Returns a new view for a node without a view block. Call it on the main thread.
  @MainActor func makeDefaultView() -> UIView { makeDisplayView() }
  /// Returns a new layer for a layer-backed node without a layer block. Call it on the main thread.
  @MainActor func makeDefaultLayer() -> CALayer { _ASDisplayLayer() }
  /// A Boolean value that indicates whether the node's class and content allow layer backing.
  open var supportsLayerBacking: Bool { mayBeLayerBacked }
  /// A Boolean value that indicates whether the node has a layer but no view. Set it before the
  /// node is loaded.
  ///
  /// Setting it on a class that does not support it, or after load, is a violation.
  open var isLayerBacked: Bool {
    get { flags.contains(.layerBacked) }
    set { setLayerBacked(newValue) }
  }
  /// Calls a closure on the main thread when the node is loaded, or immediately if it is loaded.
  open func onDidLoad(_ body: @escaping ASDisplayNodeDidLoadBlock) { callAfterLoad(body) }
  /// Called after the view or layer was created, with the subnodes, on the main thread. An override
  /// must call super.
  @preconcurrency @MainActor open func didLoad() {}
  /// The subnodes, back to front. Any thread may use it.
  open var subnodes: [ASDisplayNode]! { children }
  /// The supernode, held weakly. Any thread may use it.
  open var supernode: ASDisplayNode? { parent }
  /// Adds a node in front of all other subnodes. Does nothing if it is already a subnode.
  open func addSubnode(_ subnode: ASDisplayNode) { appendChild(subnode) }
  /// Inserts a node at an index between 0 and the number of subnodes.
  ///
  /// A subnode is moved; an index that is out of bounds without it is a violation without effect.
  open func insertSubnode(_ subnode: ASDisplayNode, at index: Int) {
    insertChild(subnode, at: index)
  }
  /// Inserts a node directly behind one of the subnodes.
  open func insertSubnode(_ subnode: ASDisplayNode, belowSubnode below: ASDisplayNode) {
    insertChild(subnode, below: below)
  }
  /// Inserts a node directly in front of one of the subnodes.
  open func insertSubnode(_ subnode: ASDisplayNode, aboveSubnode above: ASDisplayNode) {
    insertChild(subnode, above: above)
  }
  /// Replaces one of the subnodes by another node.
  ///
  /// Source: `ASDisplayNode.mm`, `-replaceSubnode:withSubnode:`. The index of the replaced node is
  /// used even where the replacement is a subnode that was before it; an index that is out of
  /// bounds then is a violation.
  open func replaceSubnode(
    _ subnode: ASDisplayNode, withSubnode replacementSubnode: ASDisplayNode
  ) {
    replaceChild(subnode, with: replacementSubnode)
  }
  /// Removes the node, with its view or layer, from its supernode.
  open func removeFromSupernode() { leaveSupernode() }

  // MARK: Bridged properties that apps override

  // Any thread may use a bridged property until the node is loaded, and the main thread afterwards.

  /// The frame in the supernode's coordinate system, in points.
  open var frame: CGRect {
    get { bridgedFrame }
    set { bridgedFrame = newValue }
  }
  /// The bounds in the node's own coordinate system, in points.
  open var bounds: CGRect {
    get { bridgedBounds }
    set { bridgedBounds = newValue }
  }
  /// The position of the anchor point in the supernode's coordinate system, in points. Must be
  /// finite.
  open var position: CGPoint {
    get { bridgedPosition }
    set { bridgedPosition = newValue }
  }
  /// The point of the bounds that lies at ``position``, in unit coordinates. The default is the
  /// center.
  open var anchorPoint: CGPoint {
    get { bridged({ $0.anchorPoint }, CGPoint(x: 0.5, y: 0.5), layer: { $0.anchorPoint }) }
    set { setBridged(.anchorPoint) { $0.anchorPoint = newValue } }
  }
  /// The transform around the anchor point. Must be finite.
  open var transform: CATransform3D {
    get { bridgedTransform }
    set { bridgedTransform = newValue }
  }
  /// The z-position among siblings. A greater value is closer to the viewer. The default is 0.
  open var zPosition: CGFloat {
    get { bridged({ $0.zPosition }, 0, layer: { $0.zPosition }) }
    set { setBridged(.zPosition) { $0.zPosition = newValue } }
  }
  /// The opacity, from 0 to 1. The default is 1.
  open var alpha: CGFloat {
    get { bridged({ $0.alpha }, default: 1, view: { $0.alpha }, layer: { CGFloat($0.opacity) }) }
    set { setBridged(.alpha) { $0.alpha = newValue } }
  }
  /// A Boolean value that indicates whether the node and its subnodes are hidden. The default is
  /// `false`.
  open var isHidden: Bool {
    get { bridged({ $0.isHidden }, default: false, view: { $0.isHidden }, layer: { $0.isHidden }) }
    set { setBridged(.isHidden) { $0.isHidden = newValue } }
  }
  /// A Boolean value that indicates whether subnodes are clipped to the bounds. The default is
  /// `false`, or `true` for cell nodes.
  open var clipsToBounds: Bool {
    get { bridgedClipsToBounds }
    set { bridgedClipsToBounds = newValue }
  }
  /// The radius of rounded corners in points. The default is 0.
  ///
  /// Applied to the layer only with the default ``cornerRoundingType``; otherwise it is drawn.
  open var cornerRadius: CGFloat {
    get { bridgedCornerRadius }
    set { bridgedCornerRadius = newValue }
  }
  /// The background color. The default is `nil`. In contrast to `UIView`, it does not change
  /// ``isOpaque``.
  ///
  /// Source: `ASDisplayNode.h`, `backgroundColor`; `ASDisplayNode+UIViewBridge.mm`, `-setBackgroundColor:`.
  open var backgroundColor: UIColor? {
    get { bridgedBackgroundColor }
    set { bridgedBackgroundColor = newValue }
  }
  /// A Boolean value that indicates whether the node covers everything behind it; default `true`.
  open var isOpaque: Bool {
    get { bridged({ $0.isOpaque }, default: true, view: { $0.isOpaque }, layer: { $0.isOpaque }) }
    set { setBridged(.isOpaque) { $0.isOpaque = newValue } }
  }
  /// The scaling of drawn contents to the bounds. The default is `.scaleToFill`.
  open var contentMode: UIView.ContentMode {
    get { bridgedContentMode }
    set { setBridged(.contentMode) { $0.contentMode = newValue } }
  }
  /// The width of the border in points. The default is 0.
  open var borderWidth: CGFloat {
    get { bridged({ $0.borderWidth }, 0, layer: { $0.borderWidth }) }
    set { setBridged(.borderWidth) { $0.borderWidth = newValue } }
  }
  /// The color of the border. The default is opaque black.
  open var borderColor: CGColor? {
    get { bridged({ $0.borderColor }, .opaqueBlack, layer: { $0.borderColor }) }
    set { setBridged(.borderColor) { $0.borderColor = newValue } }
  }
  /// Pixels per point of drawn contents. The default is 1 before load, then the screen's scale.
  ///
  /// Source: `_ASPendingState.mm`, `-init`; `_ASDisplayLayer.mm`, `+defaultValueForKey:`.
  open var contentsScale: CGFloat {
    get { bridgedContentsScale }
    set { bridgedContentsScale = newValue }
  }
  /// A Boolean value that indicates whether contents are redrawn when the size changes. The default
  /// is `false`.
  open var needsDisplayOnBoundsChange: Bool {
    get { bridgedNeedsDisplayOnBoundsChange }
    set { bridgedNeedsDisplayOnBoundsChange = newValue }
  }
  /// The scale of contents before load.
  var defaultContentsScale: CGFloat { 1 }
  /// The color of the shadow. The default is opaque black.
  open var shadowColor: CGColor? {
    get { bridged({ $0.shadowColor }, .opaqueBlack, layer: { $0.shadowColor }) }
    set { setBridged(.shadowColor) { $0.shadowColor = newValue } }
  }
  /// The opacity of the shadow, from 0, the default, to 1.
  open var shadowOpacity: CGFloat {
    get { bridged({ $0.shadowOpacity }, 0, layer: { CGFloat($0.shadowOpacity) }) }
    set { setBridged(.shadowOpacity) { $0.shadowOpacity = newValue } }
  }
  /// The offset of the shadow, in points. The default is 3 points upward.
  open var shadowOffset: CGSize {
    get { bridged({ $0.shadowOffset }, CGSize(width: 0, height: -3), layer: { $0.shadowOffset }) }
    set { setBridged(.shadowOffset) { $0.shadowOffset = newValue } }
  }
  /// The blur radius of the shadow in points. The default is 3.
  open var shadowRadius: CGFloat {
    get { bridged({ $0.shadowRadius }, 3, layer: { $0.shadowRadius }) }
    set { setBridged(.shadowRadius) { $0.shadowRadius = newValue } }
  }
  /// The color of controls and template images.
  ///
  /// If `nil`, a view inherits its superview's color, and a layer-backed node has its supernode's.
  open var tintColor: UIColor? {
    get { bridgedTintColor }
    set { bridgedTintColor = newValue }
  }
  /// A Boolean value that indicates whether touches reach the node. The default is true.
  ///
  /// A layer-backed node's value is always `false`. Source: `ASDisplayNode+UIViewBridge.mm`,
  /// `-isUserInteractionEnabled`.
  open var isUserInteractionEnabled: Bool {
    get { bridgedIsUserInteractionEnabled }
    set { bridgedIsUserInteractionEnabled = newValue }
  }
  /// The resizing behavior of the view when its superview is resized.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { bridgedAutoresizingMask }
    set { bridgedAutoresizingMask = newValue }
  }
  /// The semantic content attribute, which determines the layout direction.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { bridgedSemanticContentAttribute }
    set { bridgedSemanticContentAttribute = newValue }
  }
  /// The margins of the content, in points.
  open var layoutMargins: UIEdgeInsets {
    get { bridgedLayoutMargins }
    set { bridgedLayoutMargins = newValue }
  }
  /// A Boolean value that indicates whether the supernode's margins are respected.
  open var preservesSuperviewLayoutMargins: Bool {
    get { bridgedPreservesSuperviewLayoutMargins }
    set { bridgedPreservesSuperviewLayoutMargins = newValue }
  }
  /// A Boolean value that indicates whether the safe area is part of the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { bridgedInsetsLayoutMarginsFromSafeArea }
    set { bridgedInsetsLayoutMarginsFromSafeArea = newValue }
  }
  /// The identifier by which tests find the view.
  open var accessibilityIdentifier: String? {
    get { bridged({ $0.accessibilityIdentifier }, nil, view: { $0.accessibilityIdentifier }) }
    set { setBridged(.accessibilityIdentifier) { $0.accessibilityIdentifier = newValue } }
  }
  /// The text that assistive software speaks for the node. The default is `nil`.
  ///
  /// It is also the text of ``accessibilityAttributedLabel``; setting one sets both. It renames the action that
  /// represents a loaded interactive node. Source: `ASDisplayNode+UIViewBridge.mm`, `-setAccessibilityLabel:`.
  open var accessibilityLabel: String? {
    get { bridged({ $0.accessibilityLabel }, nil, view: { $0.accessibilityLabel }) }
    set { setBridgedLabel(newValue) }
  }
  /// A Boolean value that indicates whether the node is one accessibility element.
  open var isAccessibilityElement: Bool {
    get { bridged({ $0.isAccessibilityElement }, false, view: { $0.isAccessibilityElement }) }
    set { setBridged(.isAccessibilityElement) { $0.isAccessibilityElement = newValue } }
  }
  /// The spoken description of the node's action. The default is `nil`. Setting it also sets
  /// ``accessibilityAttributedHint``.
  open var accessibilityHint: String? {
    get { bridgedAccessibilityHint }
    set { bridgedAccessibilityHint = newValue }
  }
  /// The value that is spoken after the label. The default is `nil`. Setting it also sets
  /// ``accessibilityAttributedValue``.
  open var accessibilityValue: String? {
    get { bridgedAccessibilityValue }
    set { bridgedAccessibilityValue = newValue }
  }
  /// The default label of nodes of this class. The default is `nil`. Any thread may use it.
  open var defaultAccessibilityLabel: String? { nil }
  /// The default hint of nodes of this class. The default is `nil`. Any thread may use it.
  open var defaultAccessibilityHint: String? { nil }
  /// The default value of nodes of this class. The default is `nil`. Any thread may use it.
  open var defaultAccessibilityValue: String? { nil }
  /// The default identifier of nodes of this class. The default is `nil`. Any thread may use it.
  open var defaultAccessibilityIdentifier: String? { nil }
  /// The default traits, which only text and button nodes have (`ASTextNode.mm`, `-init`). Any thread.
  open var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  var initialAccessibilityTraits: UIAccessibilityTraits { .none }
  /// The accessibility traits of the node. The default is none.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessible(\.traits, initialAccessibilityTraits) { $0.accessibilityTraits } }
    set { setAccessibility { $0.traits = newValue } }
  }
  /// The node's frame on the screen in points. The default is zero.
  open var accessibilityFrame: CGRect {
    get { accessible(\.frame, .zero) { $0.accessibilityFrame } }
    set { setAccessibility { $0.frame = newValue } }
  }
  /// The accessibility elements of the node: those that the app set, or else those of its subtree.
  ///
  /// The subtree is searched on the main thread while the node is in a window. Without elements, the
  /// result is `nil`; before the node is loaded, with a violation.
  /// Source: `_ASDisplayViewAccessiblity.mm`, `-accessibilityElements`.
  open var accessibilityElements: [Any]? {
    get { ownAccessibilityElements }
    set { ownAccessibilityElements = newValue }
  }
  /// Custom actions in addition to the default one. The default is `nil`.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessible(\.customActions, nil) { $0.accessibilityCustomActions } }
    set { setAccessibility { $0.customActions = newValue } }
  }
  /// The label with speech attributes. The default is `nil`. Setting it also sets
  /// ``accessibilityLabel``.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { bridgedAccessibilityAttributedLabel }
    set { bridgedAccessibilityAttributedLabel = newValue }
  }
  /// The language in which the texts are spoken. The default is `nil`.
  open var accessibilityLanguage: String? {
    get { accessible(\.language, nil) { $0.accessibilityLanguage } }
    set { setAccessibility { $0.language = newValue } }
  }
  /// A Boolean value that indicates whether the elements inside are hidden. The default is `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessible(\.elementsHidden, false) { $0.accessibilityElementsHidden } }
    set { setAccessibility { $0.elementsHidden = newValue } }
  }
  /// A Boolean value that indicates whether elements outside are ignored. The default is `false`.
  open var accessibilityViewIsModal: Bool {
    get { accessible(\.isModal, false) { $0.accessibilityViewIsModal } }
    set { setAccessibility { $0.isModal = newValue } }
  }
  /// The node's outline on the screen, in points. The default is `nil`.
  open var accessibilityPath: UIBezierPath? {
    get { accessible(\.path, nil) { $0.accessibilityPath } }
    set { setAccessibility { $0.path = newValue } }
  }
  /// The activation point on the screen, in points. The default is the center of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get { bridgedActivationPoint }
    set { setAccessibility { $0.activationPoint = newValue } }
  }
  /// The hint with speech attributes. The default is `nil`.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessible(\.attributedHint, nil) { $0.accessibilityAttributedHint } }
    set { setAccessibility { $0.setHint(newValue?.string, newValue) } }
  }
  /// The value with speech attributes. The default is `nil`.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessible(\.attributedValue, nil) { $0.accessibilityAttributedValue } }
    set { setAccessibility { $0.setValue(newValue?.string, newValue) } }
  }
  /// A Boolean value that indicates whether the elements inside are read together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessible(\.groupsChildren, false) { $0.shouldGroupAccessibilityChildren } }
    set { setAccessibility { $0.groupsChildren = newValue } }
  }
  /// The navigation style for switch control inside the node.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessible(\.navigationStyle, .automatic) { $0.accessibilityNavigationStyle } }
    set { setAccessibility { $0.navigationStyle = newValue } }
  }
  /// Performs the default action, and returns whether it did. Call it on the main thread.
  @preconcurrency @MainActor open func accessibilityActivate() -> Bool { activateForeignView() }
  /// Tells the node to increment its value. The default implementation does nothing. Called on the
  /// main thread.
  @preconcurrency @MainActor open func accessibilityIncrement() {}
  /// Tells the node to decrement its value. The default implementation does nothing. Called on the
  /// main thread.
  @preconcurrency @MainActor open func accessibilityDecrement() {}
  /// Scrolls for assistive technologies, and returns whether it did. Called on the main thread.
  @preconcurrency @MainActor open func accessibilityScroll(
    _ direction: UIAccessibilityScrollDirection
  ) -> Bool { false }
  /// Dismisses a presented view, and returns whether it did. Call it on the main thread.
  @preconcurrency @MainActor open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action, and returns whether it did. Call it on the main thread.
  @preconcurrency @MainActor open func accessibilityPerformMagicTap() -> Bool { false }
  /// Performs the node's action in a combined accessibility element, and returns whether it did. Called
  /// on the main thread.
  @preconcurrency @MainActor open func performAccessibilityCustomAction(
    _ action: UIAccessibilityCustomAction
  ) -> Bool { false }
  /// The safe area insets, in points. A node without a view derives them from its supernode. Any
  /// thread before the node is loaded, then the main thread.
  open var safeAreaInsets: UIEdgeInsets { derivedSafeAreaInsets }

  // MARK: Measuring

  override final func waitUntilReturned() { waitForCheckout() }
  /// Invalidates every cached layout. Any thread may call it.
  open func invalidateCalculatedLayout() { discardCalculatedLayout() }
  /// Called after a new layout was applied, on any thread.
  open func calculatedLayoutDidChange() {}
  override package func layoutSpecFromBlock(_ constrainedSize: ASSizeRange) -> ASLayoutSpec? {
    answerOfLayoutSpecBlock(constrainedSize)
  }
  override package var mirrorsLayout: Bool { isRightToLeft }
  override package var hasLayoutTransitionInFlight: Bool { isMeasuredByOtherTransition }
  /// Resizes the root of a tree. Called on the main thread for each layout requested from above.
  @MainActor func rootSizeDidInvalidate() { resizeRootIfNeeded() }
  /// Called on the main thread after a transition was measured, before its completion handler. Source:
  /// `ASDisplayNode.mm`, `-_layoutTransitionMeasurementDidFinish`, which is a no-op.
  @MainActor func layoutTransitionMeasurementDidFinish() {}
  /// Called after a block around the drawing was set, on any thread.
  func drawingBlocksDidChange() {}
  /// Called after the view or layer has left its window, even if hooks are not called for a move.
  @MainActor func didLeaveWindow() {}

  // MARK: Layout pass

  /// Invalidates the layout and requests a layout pass. Off the main thread, the request is made in
  /// a later main-queue job.
  open func setNeedsLayout() { requestLayout() }
  /// Runs a layout pass now if one was requested. Call it on the main thread.
  @preconcurrency @MainActor open func layoutIfNeeded() { layoutNow() }
  /// Called after the calculated layout was applied, to lay out subnodes, on the main thread. An
  /// override must call super.
  @preconcurrency @MainActor open func layout() { forEachStateDelegate { $0.nodeDidLayout() } }
  /// Called after a layout pass, on the main thread.
  @preconcurrency @MainActor open func layoutDidFinish() {}

  // MARK: Interface state

  /// Calls the preload hooks of the whole subtree again if the node is in the preload state.
  ///
  /// Any thread; off the main thread, the hooks are called in a later main-queue job.
  open func setNeedsPreload() { requestPreload() }
  /// Called when the node should load its data, on the main thread. Overrides must call super.
  @preconcurrency @MainActor open func didEnterPreloadState() {}
  /// Called when a range-managed node may release its data, on the main thread. Overrides must call
  /// super.
  @preconcurrency @MainActor open func didExitPreloadState() {}
  /// Called when the node should draw, on the main thread. Overrides must call super.
  @preconcurrency @MainActor open func didEnterDisplayState() {}
  /// Called when the node need not be drawn any more, on the main thread. Overrides must call super.
  @preconcurrency @MainActor open func didExitDisplayState() {}
  /// Called when the node has become visible, on the main thread. Overrides must call super.
  @preconcurrency @MainActor open func didEnterVisibleState() {}
  /// Called when the node is no longer visible, on the main thread. Overrides must call super.
  @preconcurrency @MainActor open func didExitVisibleState() {}
  /// Called after each change of the interface state, after the methods for single states, on the
  /// main thread.
  @preconcurrency @MainActor open func interfaceStateDidChange(
    _ newState: ASInterfaceState, from oldState: ASInterfaceState
  ) {}
  /// Called when the node is about to enter a window, on the main thread. Overrides must call
  /// super.
  @preconcurrency @MainActor open func willEnterHierarchy() { baseWillEnterHierarchy() }
  /// Called after the node has entered a window, on the main thread. Overrides must call super.
  @preconcurrency @MainActor open func didEnterHierarchy() { baseDidEnterHierarchy() }
  /// Called after the node has left its window, on the main thread. Overrides must call super.
  @preconcurrency @MainActor open func didExitHierarchy() { baseDidExitHierarchy() }

  // MARK: Display

  /// Returns the node's action for an event of its layer; the default is `nil`. Called on the main thread.
  @preconcurrency @MainActor open func layerAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns the drawing parameters, which are passed to a background thread. Called on the main
  /// thread.
  ///
  /// Called if the method that returns an object returns `nil`.
  @preconcurrency @MainActor
  open func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any Sendable)? { nil }
  /// Returns the drawing parameters as an object, as Texture declares the method. Called on the
  /// main thread.
  ///
  /// Return an object that is not changed afterwards: no check is made that it may change threads.
  @preconcurrency @MainActor @_disfavoredOverload
  open func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any NSObjectProtocol)? { nil }
  /// Draws into the current graphics context. Called on any thread.
  open class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
    isRasterizing: Bool
  ) {}
  /// Returns an image to display, in place of ``draw(_:withParameters:isCancelled:isRasterizing:)``, which
  /// is not called for a class that overrides this method. Called on any thread.
  open class func display(
    withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
  ) -> UIImage? { nil }
  /// A Boolean value that indicates whether a placeholder is shown until the node has drawn. The
  /// default is `false`. Any thread may use it.
  open var placeholderEnabled: Bool {
    get { flags.contains(.placeholderEnabled) }
    set { flags.set(.placeholderEnabled, newValue) }
  }
  /// Returns the image of the placeholder. Any thread may call it.
  open func placeholderImage() -> UIImage? { nil }
  /// Returns whether the placeholder stays after drawing has finished. The default is `false`.
  /// Called on the main thread.
  @preconcurrency @MainActor open func placeholderShouldPersist() -> Bool { false }
  /// Requests that the node is drawn again. Off the main thread, the request is made in a later
  /// main-queue job.
  open func setNeedsDisplay() { requestDisplay() }
  /// A Boolean value that indicates whether the node draws on a background thread. The default is
  /// `true`.
  open var displaysAsynchronously: Bool {
    get { !isSynchronous && flags.contains(.displaysAsynchronously) }
    set { if !isSynchronous { flags.set(.displaysAsynchronously, newValue) } }
  }
  /// Lays out and draws the whole subtree.
  ///
  /// Main thread, which waits for the drawings in the background if `synchronously` is `true`.
  @preconcurrency @MainActor
  open func recursivelyEnsureDisplaySynchronously(_ synchronously: Bool) {
    triggerDisplay(waits: synchronously)
  }
  /// Draws this node immediately. For a foreign view, this is a violation. Call it on the main
  /// thread.
  @preconcurrency @MainActor open func displayImmediately() { drawImmediately() }
  /// Clears the drawn contents of the whole subtree. Call it on the main thread.
  @preconcurrency @MainActor open func recursivelyClearContents() { clearContentsOfSubtree() }
  /// Clears the drawn contents of this node. Called on the main thread. Overrides must call super.
  @preconcurrency @MainActor open func clearContents() { dropContents() }
  /// Called when drawing starts. Texture's older form of ``displayWillStartAsynchronously(_:)``.
  /// Called on the main thread.
  @preconcurrency @MainActor open func displayWillStart() {}
  /// Called when drawing starts, on the main thread. Overrides must call super.
  @preconcurrency @MainActor open func displayWillStartAsynchronously(_ asynchronously: Bool) {
    baseDisplayWillStart()
  }
  /// Called after drawing has finished, on the main thread. Overrides must call super.
  @preconcurrency @MainActor open func displayDidFinish() { baseDisplayDidFinish() }
  /// Called when a subnode's drawing starts, on the main thread. Overrides must call super.
  @preconcurrency @MainActor open func subnodeDisplayWillStart(_ subnode: ASDisplayNode) {
    ownDrawing.pending.add(subnode)
  }
  /// Called after a subnode's drawing has finished, on the main thread. Overrides must call super.
  @preconcurrency @MainActor open func subnodeDisplayDidFinish(_ subnode: ASDisplayNode) {
    pendingNodeDidDisplay(subnode)
  }
  /// Called after this node and its direct subnodes have drawn, on the main thread.
  @preconcurrency @MainActor open func hierarchyDisplayDidFinish() {}

  // MARK: Transitions

  /// Animates a layout transition and completes its context. Called on the main thread.
  @preconcurrency @MainActor
  open func animateLayoutTransition(_ context: any ASContextTransitioning) {
    animateByFading(context)
  }
  /// Called after a transition was completed. Removes nodes that left the layout. Called on the
  /// main thread.
  @preconcurrency @MainActor
  open func didCompleteLayoutTransition(_ context: any ASContextTransitioning) {
    extras?.pendingTransition?.removeSubnodes()
  }

  // MARK: Environment and events

  /// Called after the traits have changed, on the main thread. Overrides must call super.
  @preconcurrency @MainActor open func asyncTraitCollectionDidChange(
    withPreviousTraitCollection previousTraitCollection: ASPrimitiveTraitCollection
  ) {
    asyncTraitCollectionDidChange()
    redrawIfStyleChanged(from: previousTraitCollection)
  }
  /// Called after the traits have changed. The form of Texture 2. Called on the main thread. An
  /// override must call super.
  @preconcurrency @MainActor open func asyncTraitCollectionDidChange() {}
  /// Passes the traits on to a container's cells. Called after the overridable method.
  @MainActor func traitsDidChange() {}
  /// Called after the tint color has changed, on the main thread. Overrides must call super. Not called for nodes
  /// whose view is another one than Texture's, such as lists and view blocks.
  @preconcurrency @MainActor open func tintColorDidChange() {}
  /// Called after the safe area has changed, on the main thread. The base method requests a layout pass if
  /// ``automaticallyRelayoutOnSafeAreaChanges`` is set, and updates layer-backed subnodes: overrides must call
  /// super. Not called for nodes whose view is another one than Texture's, such as lists and view blocks.
  @preconcurrency @MainActor open func safeAreaInsetsDidChange() { baseSafeAreaInsetsDidChange() }
  /// Called after the layout margins have changed, on the main thread. The base method requests a layout pass if
  /// ``automaticallyRelayoutOnLayoutMarginsChanges`` is set: overrides must call super. Not called for nodes
  /// whose view is another one than Texture's, such as lists and view blocks.
  @preconcurrency @MainActor open func layoutMarginsDidChange() { baseLayoutMarginsDidChange() }
  /// Measures again with the last size range and animates to the result. Call it on the main
  /// thread.
  @preconcurrency @MainActor open func transitionLayout(
    withAnimation animated: Bool, shouldMeasureAsync: Bool,
    measurementCompletion completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    transitionLayout(
      with: constrainedSizeForLayoutPass, animated: animated,
      shouldMeasureAsync: shouldMeasureAsync, measurementCompletion: completion)
  }
  /// Measures again with a size range and animates to the result. Call it on the main thread.
  ///
  /// A range whose maximum is not positive is ignored. A new transition cancels the previous one;
  /// one that begins during a supernode's transition is a violation and is ignored.
  @preconcurrency @MainActor open func transitionLayout(
    with constrainedSize: ASSizeRange, animated: Bool, shouldMeasureAsync: Bool,
    measurementCompletion completion: (@MainActor @Sendable () -> Void)? = nil
  ) {
    runTransition(
      with: constrainedSize, animated: animated, shouldMeasureAsync: shouldMeasureAsync,
      measurementCompletion: completion)
  }
  /// Insets of the touch area, in points. Negative insets enlarge it. Any thread may use it.
  open var hitTestSlop: UIEdgeInsets {
    get { extras?.locked { $0.hitTestSlop } ?? .zero }
    set { ownExtras.locked { $0.hitTestSlop = newValue } }
  }
  /// Returns a Boolean value that indicates whether a point is inside the node's touch area.
  ///
  /// Main thread. Without a ``hitTestSlop``, returns the answer of a loaded view; otherwise,
  /// whether the enlarged bounds contain the point. Source: `ASDisplayNode.mm`,
  /// `-pointInside:withEvent:`.
  @preconcurrency @MainActor open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    touchAreaContains(point, event)
  }
  /// Returns the farthest view in the node's subtree that receives a touch at a point.
  ///
  /// Main thread. The base class returns the answer of the view; a node without a view returns
  /// `nil`. Source: `ASDisplayNode.mm`, `-hitTest:withEvent:`.
  @preconcurrency @MainActor open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    loadedView?.hitTest(point, with: event)
  }
  /// Asks the node whether a gesture recognizer of its view, or of a superview, may begin.
  ///
  /// Main thread. The base class returns the answer of the superview, `false` without a superview,
  /// and `true` before the view is loaded. Source: `ASDisplayNode.mm`,
  /// `-gestureRecognizerShouldBegin:`.
  @preconcurrency @MainActor
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    superviewAllows(gestureRecognizer)
  }
  /// Returns whether the node can become the first responder. The default is `false`. Call it on
  /// the main thread.
  @preconcurrency @MainActor open func canBecomeFirstResponder() -> Bool { asksToBecome() }
  /// Returns whether the node can resign first responder status. Call it on the main thread.
  @preconcurrency @MainActor open func canResignFirstResponder() -> Bool { asksToResign() }
  /// Makes the node the first responder and returns whether it became so. Loads the node. Call it
  /// on the main thread.
  @discardableResult
  @preconcurrency @MainActor open func becomeFirstResponder() -> Bool { becomesFirst() }
  /// Resigns first responder status and returns whether it did. Loads the node. Call it on the main
  /// thread.
  @discardableResult
  @preconcurrency @MainActor open func resignFirstResponder() -> Bool { resignsFirst() }
  /// Returns whether the node is the first responder. Call it on the main thread.
  @preconcurrency @MainActor open func isFirstResponder() -> Bool { isFirst() }
  /// Tells the node that touches began. A class that overrides it keeps them. Main thread.
  @preconcurrency @MainActor open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
  }
  /// Tells the node that touches moved. A class that overrides it keeps them. Main thread.
  @preconcurrency @MainActor open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
  }
  /// Tells the node that touches ended. A class that overrides it keeps them. Main thread.
  @preconcurrency @MainActor open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
  }
  /// Tells the node that touches were canceled. A class that overrides it keeps them. Main thread.
  @preconcurrency @MainActor
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Tells the node that touches were canceled, as Texture declares the method. Called on the main
  /// thread.
  ///
  /// Apps override either form: this one is called first, and calls the other.
  @preconcurrency @MainActor
  open func touchesCancelled(_ touches: Set<UITouch>?, with event: UIEvent?) {
    touchesCancelled((touches ?? []) as Set<UITouch>, with: event)
  }
}
