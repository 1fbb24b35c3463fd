import Foundation
import Synchronization
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
  /// The lock of ``lock()``, made when it is first taken.
  final let lockReference = AtomicLazyReference<NSRecursiveLock>()
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

  /// A Boolean value that indicates whether the class may be layer-backed; foreign views may not.
  open var supportsLayerBacking: Bool {
    guard case .view = extras?.factory else { return true }
    return false
  }

  /// A Boolean value that indicates whether the node has a layer but no view; any thread, only
  /// before load.
  ///
  /// Asking it of a class that does not support it, or after load, is refused with a violation.
  open var isLayerBacked: Bool {
    get { flags.contains(.layerBacked) }
    set {
      guard newValue != isLayerBacked else { return }
      guard !newValue || supportsLayerBacking else { return reportNoLayerBacking() }
      guard checkUnloaded(#function) else { return }
      flags.set(.layerBacked, newValue)
    }
  }

  /// Keeps a closure for load time; runs it at once when the node is loaded.
  ///
  /// Any thread until the node is loaded, the main thread afterwards; the closure runs there.
  open func onDidLoad(_ body: @escaping ASDisplayNodeDidLoadBlock) {
    guard isNodeLoaded else { return ownExtras.didLoadBlocks.append(body) }
    onMainOrReport(.didLoadBlockOffMain) { body($0) }
  }

  /// Hears that the view or layer exists, with the subnodes in it; main thread; call super.
  @preconcurrency @MainActor open func didLoad() {}

  /// The children, back to front; any thread.
  open var subnodes: [ASDisplayNode]! { children }

  /// The parent, which the node does not keep alive; any thread.
  open var supernode: ASDisplayNode? { parent }

  /// Adds a node in front of all others; does nothing for a node that is already a subnode.
  ///
  /// Any thread until the node is loaded, the main thread afterwards.
  open func addSubnode(_ subnode: ASDisplayNode) {
    guard subnode !== self, subnode.parent !== self else { return }
    insert(subnode, at: SubnodePlace(index: children.count, layer: .top), member: #function)
  }

  /// Inserts a node at an index between 0 and the number of subnodes.
  ///
  /// Any thread until the node is loaded, the main thread afterwards. A subnode that is inserted
  /// again is moved; an index that is out of bounds without it is refused with a violation.
  open func insertSubnode(_ subnode: ASDisplayNode, at index: Int) {
    insertChild(subnode, at: index)
  }

  /// Inserts a node right behind one of the subnodes.
  ///
  /// Any thread until the node is loaded, the main thread afterwards.
  open func insertSubnode(_ subnode: ASDisplayNode, belowSubnode below: ASDisplayNode) {
    guard let index = index(of: below, without: subnode, member: #function) else { return }
    insert(subnode, at: SubnodePlace(index: index, layer: .below(below)), member: #function)
  }

  /// Inserts a node right in front of one of the subnodes.
  ///
  /// Any thread until the node is loaded, the main thread afterwards.
  open func insertSubnode(_ subnode: ASDisplayNode, aboveSubnode above: ASDisplayNode) {
    guard let index = index(of: above, without: subnode, member: #function) else { return }
    insert(subnode, at: SubnodePlace(index: index + 1, layer: .above(above)), member: #function)
  }

  /// Replaces one of the subnodes by another node.
  ///
  /// Source: `ASDisplayNode.mm`, `-replaceSubnode:withSubnode:`. The index of the replaced node is
  /// used even where the replacement is a subnode that was before it; an index that is out of bounds
  /// then is a violation.
  ///
  /// Any thread until the node is loaded, the main thread afterwards.
  open func replaceSubnode(
    _ subnode: ASDisplayNode, withSubnode replacementSubnode: ASDisplayNode
  ) {
    guard let index = indexOfSubnode(subnode, member: #function), subnode !== replacementSubnode
    else { return }
    let place = SubnodePlace(index: index, layer: .at(subnode), replaced: subnode)
    insert(replacementSubnode, at: place, member: #function)
  }

  /// Takes the node, with its view or layer, out of its parent.
  ///
  /// Any thread until the node is loaded, the main thread afterwards.
  open func removeFromSupernode() { leaveSupernode() }

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

  /// The place of the anchor point in the supernode's space, in points.
  ///
  /// Any thread until the node is loaded, the main thread afterwards. A value that is not finite is
  /// refused with a violation.
  open var position: CGPoint {
    get { bridgedPosition }
    set { bridgedPosition = newValue }
  }

  /// The point of the bounds that ``position`` places, in parts of the size; the default is half.
  ///
  /// Any thread until the node is loaded, the main thread afterwards.
  open var anchorPoint: CGPoint {
    get { bridgedAnchorPoint }
    set { bridgedAnchorPoint = newValue }
  }

  /// The transform around the anchor point.
  ///
  /// Any thread until the node is loaded, the main thread afterwards. A value that is not finite is
  /// refused with a violation.
  open var transform: CATransform3D {
    get { bridgedTransform }
    set { bridgedTransform = newValue }
  }

  /// The depth among siblings; greater is nearer; the default is 0.
  ///
  /// Any thread until the node is loaded, the main thread afterwards.
  open var zPosition: CGFloat {
    get { bridgedZPosition }
    set { bridgedZPosition = newValue }
  }

  /// The opacity, from 0 to 1; the default is 1.
  open var alpha: CGFloat {
    get { bridgedAlpha }
    set { bridgedAlpha = newValue }
  }

  /// A Boolean value that indicates whether the node and everything in it is not shown; the default
  /// is false.
  open var isHidden: Bool {
    get { bridgedIsHidden }
    set { bridgedIsHidden = newValue }
  }

  /// A Boolean value that indicates whether children are cut off at the bounds; the default is
  /// false, in cell nodes true.
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

  /// A Boolean value that indicates whether the node covers everything behind it; the default is
  /// true.
  ///
  /// - Quirk: setting ``backgroundColor`` sets it to whether that colour is opaque.
  open var isOpaque: Bool {
    get { bridgedIsOpaque }
    set { bridgedIsOpaque = newValue }
  }

  /// How drawn contents fit into the bounds; the default is `.scaleToFill`.
  open var contentMode: UIView.ContentMode {
    get { bridgedContentMode }
    set { bridgedContentMode = newValue }
  }

  /// The width of the border in points; the default is 0.
  open var borderWidth: CGFloat {
    get { bridgedBorderWidth }
    set { bridgedBorderWidth = newValue }
  }

  /// The colour of the border; the default is opaque black once there is a width.
  open var borderColor: CGColor? {
    get { bridgedBorderColor }
    set { bridgedBorderColor = newValue }
  }

  /// Pixels per point of drawn contents; before load 0 stands for the screen's.
  open var contentsScale: CGFloat {
    get { bridgedContentsScale }
    set { bridgedContentsScale = newValue }
  }

  /// A Boolean value that indicates whether contents are drawn anew when the size changes; the
  /// default is false.
  open var needsDisplayOnBoundsChange: Bool {
    get { bridgedNeedsDisplayOnBoundsChange }
    set { bridgedNeedsDisplayOnBoundsChange = newValue }
  }

  /// The colour of the shadow; a bridged property.
  open var shadowColor: CGColor? {
    get { bridgedShadowColor }
    set { bridgedShadowColor = newValue }
  }

  /// The opacity of the shadow, from 0, the default, to 1; a bridged property.
  open var shadowOpacity: CGFloat {
    get { bridgedShadowOpacity }
    set { bridgedShadowOpacity = newValue }
  }

  /// The distance of the shadow in points; the default is 3 upwards; a bridged property.
  open var shadowOffset: CGSize {
    get { bridgedShadowOffset }
    set { bridgedShadowOffset = newValue }
  }

  /// The blur of the shadow in points; the default is 3; a bridged property.
  open var shadowRadius: CGFloat {
    get { bridgedShadowRadius }
    set { bridgedShadowRadius = newValue }
  }

  /// The colour of controls and templates; inherited where it is nil.
  open var tintColor: UIColor? {
    get { bridgedTintColor }
    set { bridgedTintColor = newValue }
  }

  /// A Boolean value that indicates whether touches reach the node; the default is true.
  open var isUserInteractionEnabled: Bool {
    get { bridgedIsUserInteractionEnabled }
    set { bridgedIsUserInteractionEnabled = newValue }
  }

  /// How the view follows the size of its superview; a bridged property.
  open var autoresizingMask: UIView.AutoresizingMask {
    get { bridgedAutoresizingMask }
    set { bridgedAutoresizingMask = newValue }
  }

  /// The direction in which the content reads; a bridged property.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { bridgedSemanticContentAttribute }
    set { bridgedSemanticContentAttribute = newValue }
  }

  /// The space that content keeps from the edges, in points; a bridged property.
  open var layoutMargins: UIEdgeInsets {
    get { bridgedLayoutMargins }
    set { bridgedLayoutMargins = newValue }
  }

  /// A Boolean value that indicates whether the supernode's margins count too; a bridged property.
  open var preservesSuperviewLayoutMargins: Bool {
    get { bridgedPreservesSuperviewLayoutMargins }
    set { bridgedPreservesSuperviewLayoutMargins = newValue }
  }

  /// A Boolean value that indicates whether the safe area is part of the margins; a bridged
  /// property.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { bridgedInsetsLayoutMarginsFromSafeArea }
    set { bridgedInsetsLayoutMarginsFromSafeArea = newValue }
  }

  /// The name by which tests find the view; a bridged property.
  open var accessibilityIdentifier: String? {
    get { bridgedAccessibilityIdentifier }
    set { bridgedAccessibilityIdentifier = newValue }
  }

  /// The text that is spoken for the node; the default is nil.
  open var accessibilityLabel: String? {
    get { bridgedAccessibilityLabel }
    set { bridgedAccessibilityLabel = newValue }
  }

  /// A Boolean value that indicates whether the node is one accessibility element; the default is
  /// false.
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

  /// The label that a node of this class gives itself; nil by default; any thread.
  open var defaultAccessibilityLabel: String? { nil }

  /// How a node of this class behaves for assistive software until it is told otherwise; any thread.
  open var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

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

  /// The elements that the node holds: those that were set, else those that the tree below gives.
  ///
  /// The tree is asked on the main thread while the node is in a window, and before the node is loaded it
  /// gives none, with a violation. A display view shows its node's elements. Source: Texture's
  /// accessibility of display views.
  open var accessibilityElements: [Any]? {
    get { ownAccessibilityElements }
    set { ownAccessibilityElements = newValue }
  }

  /// Actions besides the usual one; the default is nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { bridgedAccessibilityCustomActions }
    set { bridgedAccessibilityCustomActions = newValue }
  }

  /// The label with speech attributes; the default is nil; a bridged property.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { bridgedAccessibilityAttributedLabel }
    set { bridgedAccessibilityAttributedLabel = newValue }
  }

  /// The language in which the node is read; the default is nil; a bridged property.
  open var accessibilityLanguage: String? {
    get { bridgedAccessibilityLanguage }
    set { bridgedAccessibilityLanguage = newValue }
  }

  /// A Boolean value that indicates whether the elements below are skipped; the default is false; a
  /// bridged property.
  open var accessibilityElementsHidden: Bool {
    get { bridgedAccessibilityElementsHidden }
    set { bridgedAccessibilityElementsHidden = newValue }
  }

  /// A Boolean value that indicates whether elements outside are skipped; the default is false; a
  /// bridged property.
  open var accessibilityViewIsModal: Bool {
    get { bridgedAccessibilityViewIsModal }
    set { bridgedAccessibilityViewIsModal = newValue }
  }

  /// The node's outline on the screen, in points; the default is nil; a bridged property.
  open var accessibilityPath: UIBezierPath? {
    get { bridgedAccessibilityPath }
    set { bridgedAccessibilityPath = newValue }
  }

  /// Where a double tap goes on the screen, in points; a bridged property.
  ///
  /// The middle of the view's frame where none is set; zero before there is a view.
  open var accessibilityActivationPoint: CGPoint {
    get { bridgedAccessibilityActivationPoint }
    set { bridgedAccessibilityActivationPoint = newValue }
  }

  /// The hint with speech attributes; the default is nil; a bridged property.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { bridgedAccessibilityAttributedHint }
    set { bridgedAccessibilityAttributedHint = newValue }
  }

  /// The value with speech attributes; the default is nil; a bridged property.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { bridgedAccessibilityAttributedValue }
    set { bridgedAccessibilityAttributedValue = newValue }
  }

  /// A Boolean value that indicates whether the elements below are read together; the default is
  /// false; a bridged property.
  open var shouldGroupAccessibilityChildren: Bool {
    get { bridgedShouldGroupAccessibilityChildren }
    set { bridgedShouldGroupAccessibilityChildren = newValue }
  }

  /// How switches step through the elements below; a bridged property.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { bridgedAccessibilityNavigationStyle }
    set { bridgedAccessibilityNavigationStyle = newValue }
  }

  /// Does what a double tap does under assistive software; main thread.
  ///
  /// - Returns: whether anything was done: the default asks the view.
  @preconcurrency @MainActor open func accessibilityActivate() -> Bool {
    guard let view = loadedView, !(view is _ASDisplayView) else { return false }
    return view.accessibilityActivate()
  }

  /// Hears that assistive software wants the next value; the default does nothing; main thread.
  @preconcurrency @MainActor open func accessibilityIncrement() {}

  /// Hears that assistive software wants the former value; the default does nothing; main thread.
  @preconcurrency @MainActor open func accessibilityDecrement() {}

  /// Scrolls for assistive software; main thread.
  ///
  /// - Returns: whether anything was scrolled; by default nothing.
  @preconcurrency @MainActor open func accessibilityScroll(
    _ direction: UIAccessibilityScrollDirection
  ) -> Bool { false }

  /// Leaves what is shown on top; main thread.
  ///
  /// - Returns: whether anything was left; by default nothing.
  @preconcurrency @MainActor open func accessibilityPerformEscape() -> Bool { false }

  /// Does the most important thing; main thread.
  ///
  /// - Returns: whether anything was done; by default nothing.
  @preconcurrency @MainActor open func accessibilityPerformMagicTap() -> Bool { false }

  /// Hears that the action was chosen which stands for the node in a joined element; main thread.
  ///
  /// The default does nothing.
  @preconcurrency @MainActor open func performAccessibilityCustomAction(
    _ action: UIAccessibilityCustomAction
  ) {}

  /// The insets that bars and the screen's shape take from the node, in points; main thread.
  ///
  /// A node without a view, and one that is not loaded, derives them from its supernode's.
  @preconcurrency @MainActor open var safeAreaInsets: UIEdgeInsets {
    if let loadedView { return loadedView.safeAreaInsets }
    guard let parent else { return extras?.additionalSafeAreaInsets ?? .zero }
    return parent.safeAreaInsets.remaining(in: parent.bounds, for: frame)
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

  /// Called on the main thread after a transition was measured, before its completion handler.
  ///
  /// Source: `ASDisplayNode.mm`, `-_layoutTransitionMeasurementDidFinish`, which is a no-op.
  @MainActor func layoutTransitionMeasurementDidFinish() {}

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

  /// Runs the preload hooks of the whole subtree again when the node is in preload.
  ///
  /// Any thread; off the main thread the hooks run in the next main turn.
  open func setNeedsPreload() {
    guard isInPreloadState else { return }
    performOnMain { node in node.forEachInSubtree { $0.didEnterPreloadState() } }
  }

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

  /// Returns a whole picture instead of drawing; any thread; nil means that
  /// ``draw(_:withParameters:isCancelled:isRasterizing:)`` is asked.
  open class func display(
    withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
  ) -> UIImage? {
    DrawingRecord.current?.declinePicture()
    return nil
  }

  /// A Boolean value that indicates whether the class is known to draw nothing, so that no drawing
  /// is ever started.
  class var drawsNothing: Bool { self == ASDisplayNode.self || self == ASCellNode.self }

  /// A Boolean value that indicates whether a placeholder shows until the node has drawn; the
  /// default is false; any thread.
  open var placeholderEnabled: Bool {
    get { flags.contains(.placeholderEnabled) }
    set { flags.set(.placeholderEnabled, newValue) }
  }

  /// Returns the picture of the placeholder; any thread.
  open func placeholderImage() -> UIImage? { nil }
  /// Returns whether the placeholder stays when drawing has finished; main thread; the default is
  /// false.
  @preconcurrency @MainActor open func placeholderShouldPersist() -> Bool { false }
  /// Asks for drawing; deferred to the main thread off it.
  open func setNeedsDisplay() { requestDisplay() }
  /// A Boolean value that indicates whether the node draws off the main thread; the default is
  /// true, foreign views never do.
  ///
  /// Any thread until the node is loaded, the main thread afterwards.
  open var displaysAsynchronously: Bool {
    get { !isSynchronous && flags.contains(.displaysAsynchronously) }
    set {
      guard !isSynchronous else { return }
      flags.set(.displaysAsynchronously, newValue)
    }
  }

  /// Lays out and draws the whole subtree.
  ///
  /// Main thread. The drawings run in the background, all at once.
  ///
  /// - Parameter synchronously: whether the main thread waits until they have finished.
  @preconcurrency @MainActor
  open func recursivelyEnsureDisplaySynchronously(_ synchronously: Bool) {
    triggerDisplay(waits: synchronously)
  }

  /// Draws this node at once on the main thread; a foreign view is a violation; main thread.
  @preconcurrency @MainActor open func displayImmediately() {
    guard !isSynchronous else {
      return report(
        .synchronousDisplay, "displayImmediately() was called on a node around a foreign view.",
        remedy: "Call setNeedsDisplay() instead.")
    }
    drawNow()
  }

  /// Drops the drawn contents of the whole subtree; main thread.
  @preconcurrency @MainActor open func recursivelyClearContents() {
    forEachInSubtree { $0.clearContents() }
  }

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
    withPreviousTraitCollection previousTraitCollection: ASPrimitiveTraitCollection
  ) {
    asyncTraitCollectionDidChange()
    redrawIfStyleChanged(from: previousTraitCollection)
  }

  /// Hears that the traits changed, as Texture's second version spells it; main thread; call super.
  @preconcurrency @MainActor open func asyncTraitCollectionDidChange() {}

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

  /// Insets that enlarge the touch area where they are negative, in points; any thread.
  open var hitTestSlop: UIEdgeInsets {
    get { extras?.hitTestSlop ?? .zero }
    set { ownExtras.hitTestSlop = newValue }
  }

  /// Returns a Boolean value that indicates whether a point is inside the node's touch area.
  ///
  /// Main thread. Without a slop a loaded view answers; with one the enlarged bounds do. Source:
  /// `ASDisplayNode.mm`, `-pointInside:withEvent:`.
  ///
  /// - Parameters:
  ///   - point: a point in the node's coordinates, in points.
  ///   - event: the event of the touch.
  /// - Returns: whether the touch area contains the point.
  @preconcurrency @MainActor open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if hitTestSlop == .zero, let loadedView { return loadedView.point(inside: point, with: event) }
    return bounds.inset(by: hitTestSlop).contains(point)
  }

  /// Returns the farthest view in the node's subtree that receives a touch at a point.
  ///
  /// Main thread. The base class returns the answer of the view; a node without a view returns `nil`.
  /// Source: `ASDisplayNode.mm`, `-hitTest:withEvent:`.
  ///
  /// - Parameters:
  ///   - point: a point in the node's coordinates, in points.
  ///   - event: the event of the touch.
  /// - Returns: the hit view, or `nil`.
  @preconcurrency @MainActor open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    loadedView?.hitTest(point, with: event)
  }

  /// Asks the node whether a gesture recognizer of its view or of a view above it may begin.
  ///
  /// Main thread. The base class returns the answer of the superview, `false` without a superview, and
  /// `true` before the view is loaded. Source: `ASDisplayNode.mm`, `-gestureRecognizerShouldBegin:`.
  @preconcurrency @MainActor
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let loadedView else { return true }
    return loadedView.superview?.gestureRecognizerShouldBegin(gestureRecognizer) ?? false
  }

  /// Returns whether the node may get keyboard events; main thread; a plain node may not.
  @preconcurrency @MainActor open func canBecomeFirstResponder() -> Bool { asksToBecome() }
  /// Returns whether the node may give up keyboard events; main thread.
  @preconcurrency @MainActor open func canResignFirstResponder() -> Bool { asksToResign() }
  /// Gets keyboard events, loading the node; main thread; tells whether it did.
  @discardableResult
  @preconcurrency @MainActor open func becomeFirstResponder() -> Bool { becomesFirst() }
  /// Returns up keyboard events, loading the node; main thread; tells whether it did.
  @discardableResult
  @preconcurrency @MainActor open func resignFirstResponder() -> Bool { resignsFirst() }
  /// Returns whether the node gets keyboard events; main thread.
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

  /// Hears that touches were cancelled, as Texture's header spells it; main thread.
  ///
  /// Apps override either form: this one is told first, and tells the other.
  @preconcurrency @MainActor
  open func touchesCancelled(_ touches: Set<UITouch>?, with event: UIEvent?) {
    let known: Set<UITouch> = touches ?? []
    touchesCancelled(known, with: event)
  }
}
