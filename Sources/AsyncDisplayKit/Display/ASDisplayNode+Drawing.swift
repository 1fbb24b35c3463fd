import UIKit

extension ASDisplayNode {
  /// Responds to the layer's request to display.
  @MainActor final func displayFromLayer() {
    guard implementsDisplay, !displaySuspended, drawing?.isStarting != true else { return }
    if displaysAsynchronously {
      displayQueue.add(self)
    } else {
      drawNow()
    }
  }

  /// Displays the subtree in the next turn of the main queue, once for several calls.
  ///
  /// Source: `ASDisplayNode.mm`, `+scheduleNodeForRecursiveDisplay:`.
  @MainActor final func scheduleRecursiveDisplay() {
    guard !flags.contains(.displayScheduled) else { return }
    flags.insert(.displayScheduled)
    let reference = WeakMainActorReference(self)
    environment.enqueueOnMain(RuntimeScheduling.Step(.main, "display subtree")) {
      guard let node = reference.object else { return }
      node.flags.remove(.displayScheduled)
      node.triggerDisplay(waits: false)
    }
  }

  /// Lays out the subtree and displays those of its nodes that need it.
  ///
  /// Source: `ASDisplayNode.mm`, `-_recursivelyTriggerDisplayAndBlock:`.
  @MainActor final func triggerDisplay(waits: Bool) {
    let layer = layer
    if layer.needsLayout() { layer.layoutIfNeeded() }
    var nodes: [ASDisplayNode] = []
    forEachInLayerTree { node in
      if node.isSynchronous { node.markForeignLayer() }
      if node.needsDrawing(orWaiting: waits) { nodes.append(node) }
    }
    guard waits else {
      for node in nodes { node.displayFromLayer() }
      return
    }
    drawAndWait(nodes)
  }

  /// Marks the layer of a wrapped view, whose contents may have been cleared, unless it shows an image.
  ///
  /// Source: `ASDisplayNode.mm`, `recursivelyTriggerDisplayForLayer` and `-_locked_viewToLoad`.
  @MainActor private final func markForeignLayer() {
    if !(loadedView is UIImageView) { loadedLayer?.setNeedsDisplay() }
  }

  /// Returns a Boolean value that indicates whether the layer was marked.
  ///
  /// A drawing that runs is included only where the caller waits for it. A layer that was never marked is not
  /// drawn, even if it has no contents. Source: `ASDisplayNode.mm`, `recursivelyTriggerDisplayForLayer`.
  @MainActor private final func needsDrawing(orWaiting waits: Bool) -> Bool {
    guard implementsDisplay, !displaySuspended, let layer = loadedLayer,
      !layer.bounds.isEmpty || displaysWithoutArea
    else {
      return false
    }
    return layer.needsDisplay() || waits && drawing?.token != nil
  }

  /// Draws nodes concurrently in the background and blocks the main thread until they have drawn.
  @MainActor private final func drawAndWait(_ nodes: [ASDisplayNode]) {
    for node in nodes where !node.shouldBypassEnsureDisplay { node.startDrawingForWaiter() }
    for node in nodes {
      guard let token = node.drawing?.token, !node.shouldBypassEnsureDisplay else { continue }
      if let transaction = node.drawing?.transaction {
        transaction.waitUntilComplete()
        continue
      }
      environment.scheduler.waitUntilIdle(token.lane)
      node.adoptResult(of: token)
    }
    for node in nodes where node.shouldBypassEnsureDisplay { node.displayFromLayer() }
  }

  /// Starts a drawing that the main thread waits for, unless one is running.
  @MainActor private final func startDrawingForWaiter() {
    guard ownDrawing.token == nil else { return }
    guard displaysAsynchronously else { return drawNow() }
    let lane = RuntimeScheduling.Lane(label: "display \(shortName)")
    guard let begun = beginDrawing(on: lane) else { return }
    let (job, token) = begun
    if let container = loadedLayer?.asyncdisplaykit_parentTransactionContainer {
      ownDrawing.transaction = container.ownTransactions.add(Drawing(self, begun))
    }
    environment.enqueue(
      RuntimeScheduling.Work(label: lane.label, kind: .display) {
        token.finish(job.perform(token))
      },
      on: lane)
  }

  /// Draws on the main thread. For a node that wraps a foreign view, this is a violation.
  @MainActor final func drawImmediately() {
    guard isSynchronous else { return drawNow() }
    report(
      .synchronousDisplay, "displayImmediately() was called on a node that wraps a foreign view.",
      remedy: "Call setNeedsDisplay() instead.")
  }

  /// Draws on the main thread and shows the result.
  ///
  /// A drawing that runs in the background is not canceled: its result follows. A node whose display is
  /// suspended draws too. Source: `ASDisplayNode+AsyncDisplay.mm`, `-displayAsyncLayer:asynchronously:`;
  /// `_ASDisplayLayer.mm`, `-displayImmediately`.
  @MainActor final func drawNow() {
    let token = DrawingToken(lane: RuntimeScheduling.Lane(label: "display now"))
    guard let job = beginDrawing(asynchronously: false) else { return }
    adopt(job.perform(token))
  }

  /// Creates a drawing in the background, which replaces a running one, and notifies the node that it
  /// starts.
  ///
  /// - Returns: The drawing, or `nil` if the node does not draw, or has no area for its drawing.
  @MainActor final func beginDrawing(
    on lane: RuntimeScheduling.Lane
  ) -> (job: DrawingJob, token: DrawingToken)? {
    let token = DrawingToken(lane: lane)
    guard let job = beginDrawing(asynchronously: true, { $0.replaceDrawing(by: token) }) else {
      return nil
    }
    return (job, token)
  }

  /// Notifies the node that a drawing starts, after its parameters were made: what the node changes in
  /// the hook is part of the next drawing.
  ///
  /// Source: `ASDisplayNode+AsyncDisplay.mm`, `-displayAsyncLayer:asynchronously:`.
  @MainActor private final func beginDrawing(
    asynchronously: Bool, _ prepare: (NodeDrawingState) -> Void = { _ in }
  ) -> DrawingJob? {
    guard implementsDisplay, !asynchronously || !displaySuspended, let layer = loadedLayer,
      !layer.bounds.isEmpty || displaysWithoutArea
    else {
      return nil
    }
    prepare(ownDrawing)
    // This drawing also serves the layer's own request.
    ownDrawing.isStarting = true
    layer.displayIfNeeded()
    ownDrawing.isStarting = false
    let job = makeDrawingJob()
    tellDrawingWillStart(asynchronously)
    return job
  }

  /// A Boolean value that indicates whether the node is also displayed without an area: its class returns an
  /// image, for which no context is created. The hooks of the display are called then.
  ///
  /// Source: `ASDisplayNode+AsyncDisplay.mm`,
  /// `-_displayBlockWithAsynchronous:isCancelledBlock:rasterizing:`.
  @MainActor private final var displaysWithoutArea: Bool {
    !rasterizesSubtree && NodeMethodOverrides.returnsPicture(type(of: self))
  }

  /// Cancels the running or queued drawing.
  @MainActor final func cancelDrawing() {
    drawing?.isQueued = false
    cancelBegunDrawing()
  }

  /// Cancels the running drawing, because the layer was marked again or for another reason.
  ///
  /// Source: `_ASDisplayLayer.mm`, `-setNeedsDisplay` and `-cancelAsyncDisplay`.
  @MainActor final func cancelBegunDrawing() {
    guard let drawing, let token = drawing.token else { return }
    token.cancel()
    drawing.token = nil
  }

  @MainActor private final func makeDrawingJob() -> DrawingJob {
    let isRoot = rasterizesSubtree
    let subtree = isRoot ? RasterizedSubtree(parts: rasterizedParts()) : nil
    if !isRoot, !NodeMethodOverrides.returnsPicture(type(of: self)) { adviseOfCornerRadius() }
    return makeDrawingJob(
      isRoot ? DrawParameters(value: nil) : makeDrawParameters(), subtree: subtree)
  }

  @MainActor private final func makeDrawingJob(
    _ parameters: DrawParameters, subtree: RasterizedSubtree? = nil
  ) -> DrawingJob {
    DrawingJob(
      nodeClass: type(of: self), bounds: bounds, scale: contentsScaleForDisplay,
      parameters: parameters, corners: drawnCorners, traits: drawingTraits,
      willDraw: extras?.willDraw,
      didDraw: extras?.didDraw, subtree: subtree)
  }

  /// The traits of drawings into a context. Source: `ASGraphicsContext.mm`, `ASGraphicsCreateImage`.
  ///
  /// Decided here: without an interface style, that of the environment counts and not the light one, so that a
  /// list that a test shows without a controller has the style of its host.
  final var drawingTraits: ASPrimitiveTraitCollection? {
    traits.userInterfaceStyle == .unspecified ? nil : traits
  }

  @MainActor private final var drawnCorners: DrawnCorners {
    let rounding = cornerRounding
    guard rounding.type == .precomposited else {
      return DrawnCorners(
        rounding: rounding, scale: 1, backgroundColor: nil, borderWidth: 0, borderColor: nil)
    }
    return DrawnCorners(
      rounding: rounding, scale: contentsScaleForDisplay, backgroundColor: backgroundColor,
      borderWidth: borderWidth, borderColor: borderColor)
  }

  /// Reports, once in each environment, drawn corners whose radius is multiplied by the scale.
  private final func adviseOfCornerRadius() {
    let (rounding, scale) = (cornerRounding, contentsScaleForDisplay)
    guard rounding.type == .precomposited, rounding.radius > 0, scale != 1,
      ASDisplayNode.settings.mark(\.hasRemarkedOnCornerRadius)
    else { return }
    report(
      .drawnCornerRadius, severity: .advisory,
      "The drawn corners have the radius \(rounding.radius * scale) instead of "
        + "\(rounding.radius), as in Texture.",
      remedy: "Use another corner rounding type, or clip in the drawing method.")
  }

  @MainActor private final func makeDrawParameters() -> DrawParameters {
    let layer = (loadedLayer as? _ASDisplayLayer) ?? .init()
    let object: (any NSObjectProtocol)? = drawParameters(forAsyncLayer: layer)
    if let object { return DrawParameters(object: object) }
    return DrawParameters(value: drawParameters(forAsyncLayer: layer))
  }

  /// Returns the drawing of the node into the contents of the node that rasterizes the subtree, or none
  /// if the node is hidden or transparent.
  ///
  /// The subnodes are laid out here, because they have no layer that lays them out. Source:
  /// `ASDisplayNode+AsyncDisplay.mm`,
  /// `-_recursivelyRasterizeSelfAndSublayersWithIsCancelledBlock:displayBlocks:`.
  @MainActor private final func rasterizedParts() -> [RasterizedPart] {
    guard !isHidden, alpha > 0 else { return [] }
    if !rasterizesSubtree { runLayoutPass() }
    let job = makeDrawingJob(makeDrawParameters())
    let part = RasterizedPart(
      origin: rasterizesSubtree ? .zero : rasterizedOrigin,
      clipRadius: clipsToBounds && !rasterizesSubtree ? cornerRadius : nil,
      backgroundColor: backgroundColor?.cgColor, job: job,
      subnodes: children.flatMap { $0.rasterizedParts() })
    return [part]
  }

  /// The origin in the supernode. Of the transform, only the change of the size counts.
  @MainActor private final var rasterizedOrigin: CGPoint {
    let size = bounds.size.applying(CATransform3DGetAffineTransform(transform))
    return CGPoint(
      x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y)
  }
}

extension ASDisplayNode {
  /// Requests display of the layer, or of the ancestor that rasterizes the subtree.
  ///
  /// A loaded node in the display state is also displayed in the next turn of the main queue, in a window
  /// or not. Source: `ASDisplayNode+UIViewBridge.mm`, `-setNeedsDisplay`; `ASDisplayNode.mm`,
  /// `-__setNeedsDisplay`.
  final func requestDisplay() {
    guard hierarchyState.contains(.rasterized) else {
      setBridged(.needsDisplay) { _ in }
      return displayOutsideOfWindow()
    }
    supernodes.first { $0.rasterizesSubtree }?.setNeedsDisplay()
  }

  private final func displayOutsideOfWindow() {
    guard isNodeLoaded, isInDisplayState, !isSynchronous else { return }
    performOnMain { node in
      if node.implementsDisplay { node.scheduleRecursiveDisplay() }
    }
  }
}

/// A block that changes the graphics context before or after a node draws. It gets the draw
/// parameters.
///
/// Texture: `ASDisplayNodeContextModifier`. Runs on the thread that draws.
public typealias ASDisplayNodeContextModifier = @Sendable (CGContext, Any?) -> Void

extension ASDisplayNode {
  /// A block that is called in the drawing context before the node draws. Set it on any thread.
  public final var willDisplayNodeContentWithRenderingContext: ASDisplayNodeContextModifier? {
    get { extras?.willDraw }
    set {
      ownExtras.willDraw = newValue
      drawingBlocksDidChange()
    }
  }

  /// A block that is called in the drawing context after the node drew. Set it on any thread.
  public final var didDisplayNodeContentWithRenderingContext: ASDisplayNodeContextModifier? {
    get { extras?.didDraw }
    set {
      ownExtras.didDraw = newValue
      drawingBlocksDidChange()
    }
  }
}

/// A block that returns whether the drawing has been canceled. Called on the drawing thread.
///
/// Source: `ASBlockTypes.h`, `asdisplaynode_iscancelled_block_t`, the type of the third argument
/// of `draw(_:withParameters:isCancelled:isRasterizing:)`.
public typealias asdisplaynode_iscancelled_block_t = () -> Bool
