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
    environment.enqueueOnMain(RuntimeStep(.main, "display subtree")) {
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
    forEachInLayerTree { if $0.needsDrawing(orWaiting: waits) { nodes.append($0) } }
    guard waits else {
      for node in nodes { node.displayFromLayer() }
      return
    }
    drawAndWait(nodes)
  }

  /// Returns a Boolean value that indicates whether the layer was marked, or the node has never drawn.
  ///
  /// A drawing that runs is included only where the caller waits for it.
  @MainActor private final func needsDrawing(orWaiting waits: Bool) -> Bool {
    guard implementsDisplay, !displaySuspended, let layer = loadedLayer, !layer.bounds.isEmpty
    else {
      return false
    }
    if layer.needsDisplay() { return true }
    if drawing?.token != nil { return waits }
    return layer.contents == nil && drawing?.hasDrawn != true
  }

  /// Draws nodes concurrently in the background and blocks the main thread until they have drawn.
  @MainActor private final func drawAndWait(_ nodes: [ASDisplayNode]) {
    for node in nodes where !node.shouldBypassEnsureDisplay { node.startDrawingForWaiter() }
    for node in nodes {
      guard let token = node.drawing?.token, !node.shouldBypassEnsureDisplay else { continue }
      environment.scheduler.waitUntilIdle(token.lane)
      node.adoptResult(of: token)
    }
    for node in nodes where node.shouldBypassEnsureDisplay { node.displayFromLayer() }
  }

  /// Starts a drawing that the main thread waits for, unless one is running.
  @MainActor private final func startDrawingForWaiter() {
    guard ownDrawing.token == nil else { return }
    guard displaysAsynchronously else { return drawNow() }
    let lane = BackgroundLane(label: "display \(shortName)")
    guard let begun = beginDrawing(on: lane) else { return }
    let (job, token) = begun
    environment.enqueue(
      BackgroundWork(label: lane.label, kind: .display) { token.finish(job.perform(token)) },
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
  /// A drawing that runs in the background is not canceled: its result follows. Source:
  /// `ASDisplayNode+AsyncDisplay.mm`, `-displayAsyncLayer:asynchronously:`.
  @MainActor final func drawNow() {
    let token = DrawingToken(lane: BackgroundLane(label: "display now"))
    guard let job = beginDrawing(asynchronously: false) else { return }
    adopt(job.perform(token))
  }

  /// Creates a drawing in the background, which replaces a running one, and notifies the node that it
  /// starts.
  ///
  /// - Returns: The drawing, or `nil` if the node has no area or does not draw.
  @MainActor final func beginDrawing(
    on lane: BackgroundLane
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
    guard implementsDisplay, !displaySuspended, let layer = loadedLayer, !layer.bounds.isEmpty
    else {
      return nil
    }
    prepare(ownDrawing)
    // This drawing also serves the layer's own request.
    ownDrawing.isStarting = true
    layer.displayIfNeeded()
    ownDrawing.isStarting = false
    let job = makeDrawingJob(scale: layer.contentsScale)
    tellDrawingWillStart(asynchronously)
    return job
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

  @MainActor private final func makeDrawingJob(scale: CGFloat) -> DrawingJob {
    let isRoot = rasterizesSubtree
    return DrawingJob(
      nodeClass: type(of: self), bounds: bounds, scale: scale,
      parameters: isRoot ? DrawParameters(value: nil) : makeDrawParameters(),
      corners: cornerRounding, willDraw: extras?.willDraw, didDraw: extras?.didDraw,
      subtree: isRoot ? RasterizedSubtree(parts: rasterizedParts()) : nil)
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
    let job = DrawingJob(
      nodeClass: type(of: self), bounds: bounds, scale: 1, parameters: makeDrawParameters(),
      corners: cornerRounding, willDraw: extras?.willDraw, didDraw: extras?.didDraw,
      subtree: nil)
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
