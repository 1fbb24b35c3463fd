import UIKit

extension ASDisplayNode {
  /// Sets the block that creates the view, and stores a closure to call when the view is loaded.
  final func wrapView(
    _ viewBlock: @escaping ASDisplayNodeViewBlock, _ didLoadBlock: ASDisplayNodeDidLoadBlock?
  ) {
    setViewBlock(viewBlock)
    if let didLoadBlock { onDidLoad(didLoadBlock) }
  }

  /// Sets the block that creates the layer, and stores a closure to call when the layer is loaded.
  final func wrapLayer(
    _ layerBlock: @escaping ASDisplayNodeLayerBlock, _ didLoadBlock: ASDisplayNodeDidLoadBlock?
  ) {
    setLayerBlock(layerBlock)
    if let didLoadBlock { onDidLoad(didLoadBlock) }
  }

  /// A Boolean value that indicates whether the node may be layer-backed: `false` if it wraps a
  /// foreign view or layer, or had a gesture recognizer.
  ///
  /// Source: `ASDisplayNode.mm`, `-supportsLayerBacking`.
  final var mayBeLayerBacked: Bool {
    !isSynchronous && !flags.contains(.hadGestureRecognizer)
  }

  /// Calls a closure on the main thread when the node is loaded, or immediately if it is loaded.
  ///
  /// A closure that is added while another thread loads the node is not lost: the node becomes loaded under the
  /// same lock. Source: `ASDisplayNode.mm`, `-onDidLoad:`, which locks the node.
  final func callAfterLoad(_ body: @escaping ASDisplayNodeDidLoadBlock) {
    let extras = ownExtras
    let isKept = withBridgeLock {
      if !isNodeLoaded { extras.locked { $0.didLoadBlocks.append(body) } }
      return !isNodeLoaded
    }
    if isKept { return }
    onMainOrReport(.didLoadBlockOffMain) { body($0) }
  }

  /// A Boolean value that indicates whether the view or layer exists.
  ///
  /// Any thread.
  public final var isNodeLoaded: Bool { flags.contains(.loaded) }

  /// A Boolean value that indicates whether the node wraps a foreign view or layer, which draws and
  /// lays out itself.
  ///
  /// Any thread.
  public final var isSynchronous: Bool { flags.contains(.synchronous) }

  /// Sets the block that creates the view. Any thread may call it before the node is loaded.
  ///
  /// A layer-backed node stays layer-backed, and the block is not called. Source: `ASDisplayNode.mm`,
  /// `-setViewBlock:`.
  public final func setViewBlock(_ viewBlock: @escaping ASDisplayNodeViewBlock) {
    guard checkUnloaded(#function) else { return }
    ownExtras.factory = .view(viewBlock)
    flags.insert(.synchronous)
  }

  /// Sets the block that creates the layer, and makes the node layer-backed. Any thread may call it
  /// before the node is loaded.
  public final func setLayerBlock(_ layerBlock: @escaping ASDisplayNodeLayerBlock) {
    guard checkUnloaded(#function) else { return }
    ownExtras.factory = .layer(layerBlock)
    flags.insert([.synchronous, .layerBacked])
  }

  final func setLayerBacked(_ isOn: Bool) {
    guard isOn != isLayerBacked else { return }
    guard !isOn || supportsLayerBacking else { return reportNoLayerBacking() }
    if checkUnloaded("isLayerBacked") { flags.set(.layerBacked, isOn) }
  }

  final func checkUnloaded(_ member: String) -> Bool {
    guard isNodeLoaded else { return true }
    report(
      .changeAfterLoad, "\(member) was called after the node was loaded.",
      remedy: "Call it before the view or layer is first accessed.")
    return false
  }

  final func reportNoLayerBacking() {
    let code: RuntimeViolation.Code =
      self is ASCellNode ? .layerBackedCell : .layerBackingUnsupported
    report(
      code, "Layer backing was enabled on a node that does not support it.",
      remedy: "Leave isLayerBacked false, or use another class.")
  }
}

extension ASDisplayNode {
  /// Creates the view or layer if there is none.
  @MainActor final func loadIfNeeded() {
    guard !isNodeLoaded, !flags.contains(.loading) else { return }
    reportLoadingOffMain()
    flags.insert(.loading)
    backing = makeBacking()
    extras?.factory = nil
    flags.remove(.loading)
    // From here on the values that other threads set are deferred.
    withBridgeLock { flags.insert(.loaded) }
    loadedLayer?.owner = self
    checkResponderCompatibility()
    applyDefaultClipping()
    applyDefaultAccessibilityTraits()
    dropMaskedCorners()
    applyPendingState()
    attachSubnodes()
    tellTraitsOfBackground()
    finishLoading()
  }

  /// Reports loading off the main thread, which Swift 5 code can cause.
  ///
  /// Source: `ASDisplayNode.mm`, `-view` and `-layer`.
  @MainActor private final func reportLoadingOffMain() {
    guard RuntimeScheduling.Role.current != .main else { return }
    report(
      .mainThreadMemberOffMain, "The view or layer was first accessed off the main thread.",
      remedy: "Access it on the main thread first.")
  }

  @MainActor private final func makeBacking() -> NodeBacking {
    switch extras?.factory {
    case .view(let makeView) where !isLayerBacked:
      let view = makeView()
      checkForeign("view", isOfNode: view is _ASDisplayView)
      // Source: `ASDisplayNode.mm`, `-_locked_viewToLoad`.
      if view is UIActivityIndicatorView || view is UIVisualEffectView { isOpaque = false }
      return NodeBacking(view)
    case .layer(let makeLayer):
      let layer = makeLayer()
      checkForeign("layer", isOfNode: layer is _ASDisplayLayer)
      return NodeBacking(foreign: layer, of: self)
    case nil where isLayerBacked, .view where isLayerBacked:
      let layer = makeDefaultLayer()
      // Source: `_ASDisplayLayer.mm`, `+defaultValueForKey:`.
      layer.contentsScale = environment.screen.scale
      layer.isOpaque = true
      return NodeBacking(layer)
    case nil, .view: return NodeBacking(makeDefaultView())
    }
  }

  /// Returns a view for which the node requests the layout pass after a change of the margins. Source:
  /// `ASDisplayNode+UIViewBridge.mm`, `-layoutMarginsDidChange`.
  @MainActor final func makeDisplayView() -> UIView {
    let view = _ASDisplayView()
    view.laysOutForMargins = false
    return view
  }

  @MainActor private final func applyDefaultClipping() {
    guard flags.contains(.clipsByDefault) else { return }
    if let view = loadedView {
      view.clipsToBounds = true
    } else {
      loadedLayer?.masksToBounds = true
    }
  }

  @MainActor private final func applyDefaultAccessibilityTraits() {
    let traits = initialAccessibilityTraits
    if traits != .none { loadedView?.accessibilityTraits = traits }
  }

  /// Reports a block that returned the view or the layer of a node.
  ///
  /// Source: `ASDisplayNode.mm`, `-_locked_viewToLoad` and `-_locked_layerToLoad`.
  private final func checkForeign(_ kind: String, isOfNode: Bool) {
    guard isOfNode else { return }
    report(
      .viewBlockReturnedNodeView, "The \(kind) block returned the \(kind) of a node.",
      remedy: "Add that node as a subnode instead.")
  }

  /// Source: `ASDisplayNode.mm`, `-_didLoad`.
  @MainActor private final func finishLoading() {
    didLoad()
    var blocks: [ASDisplayNodeDidLoadBlock] = []
    extras?.locked { swap(&$0.didLoadBlocks, &blocks) }
    for block in blocks { block(self) }
    forEachStateDelegate { $0.nodeDidLoad() }
  }
}

extension CALayer {
  /// The node of this layer, or of the view with this layer.
  package var displayNode: ASDisplayNode? { owner as? ASDisplayNode }

  /// The node of this layer, or of the view with this layer, or `nil` after it was deallocated.
  ///
  /// Main thread. Source: `ASDisplayNode.mm`, `-asyncdisplaykit_node` of `CALayer`.
  public var asyncdisplaykit_node: ASDisplayNode? { displayNode }
}

extension UIView {
  /// The node of this view.
  package var displayNode: ASDisplayNode? { layer.displayNode }

  /// The node of this view, or `nil` after it was deallocated.
  ///
  /// Main thread. Source: `ASDisplayNode.mm`, `-asyncdisplaykit_node` of `UIView`.
  public var asyncdisplaykit_node: ASDisplayNode? { displayNode }
}

extension ASDisplayNode {
  @MainActor final func loadView() -> UIView {
    waitForCheckout()
    loadIfNeeded()
    if let loadedView { return loadedView }
    report(
      .viewOfLayerBackedNode, "The view of a layer-backed node was accessed.",
      remedy: "Use its layer, or leave isLayerBacked false.")
    return UIView()
  }

  @MainActor final func loadLayer() -> CALayer {
    waitForCheckout()
    loadIfNeeded()
    // The layer is only missing if a view or layer block accesses its own node's layer.
    return loadedLayer ?? CALayer()
  }
}

extension ASDisplayNode {
  /// Calls ``baseDidInit()`` without retaining the node.
  ///
  /// An initializer that calls it itself retains and releases the node, which takes a twentieth of the time
  /// of making, measuring and freeing a leaf.
  @inline(never)
  static func notifyOfInit(_ node: Borrowed<ASDisplayNode>) {
    node.with { $0.baseDidInit() }
  }
}
