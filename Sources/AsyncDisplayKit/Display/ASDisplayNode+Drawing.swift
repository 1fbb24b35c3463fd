import UIKit

extension ASDisplayNode {
  /// Responds to the layer's request to display.
  @MainActor final func displayFromLayer() {
    guard mayDraw, !displaySuspended, drawing?.isStarting != true else { return }
    if displaysAsynchronously {
      displayQueue.add(self)
    } else {
      drawNow()
    }
  }

  /// Displays the subtree in the next turn of the main queue.
  @MainActor final func scheduleRecursiveDisplay() {
    let reference = WeakMainActorReference(self)
    environment.enqueueOnMain(RuntimeStep(.main, "display subtree")) {
      reference.object?.triggerDisplay(waits: false)
    }
  }

  /// Lays out the subtree and displays those of its nodes that need it.
  @MainActor final func triggerDisplay(waits: Bool) {
    let layer = layer
    if layer.needsLayout() { layer.layoutIfNeeded() }
    var nodes: [ASDisplayNode] = []
    forEachInLayerTree { if $0.needsDrawing { nodes.append($0) } }
    guard waits else {
      for node in nodes { node.displayFromLayer() }
      return
    }
    drawAndWait(nodes)
  }

  @MainActor private final var needsDrawing: Bool {
    guard mayDraw, !displaySuspended, let layer = loadedLayer, !layer.bounds.isEmpty else {
      return false
    }
    return layer.contents == nil || layer.needsDisplay() || drawing?.token != nil
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
    guard let begun = beginDrawing(asynchronously: true, on: lane) else { return }
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
  @MainActor final func drawNow() {
    let lane = BackgroundLane(label: "display now")
    guard let begun = beginDrawing(asynchronously: false, on: lane) else { return }
    begun.token.finish(begun.job.perform(begun.token))
    adoptResult(of: begun.token)
  }

  /// Creates a drawing and notifies the node that it starts.
  ///
  /// - Returns: The drawing, or `nil` if the node has no area or does not draw.
  @MainActor final func beginDrawing(
    asynchronously: Bool, on lane: BackgroundLane
  ) -> (job: DrawingJob, token: DrawingToken)? {
    guard mayDraw, !displaySuspended, let layer = loadedLayer, !layer.bounds.isEmpty else {
      return nil
    }
    drawing?.token?.cancel()
    let token = DrawingToken(lane: lane)
    ownDrawing.token = token
    ownDrawing.isQueued = false
    // This drawing also serves the layer's own request.
    ownDrawing.isStarting = true
    layer.displayIfNeeded()
    ownDrawing.isStarting = false
    tellDrawingWillStart(asynchronously)
    return (makeDrawingJob(scale: layer.contentsScale), token)
  }

  /// Cancels the running or queued drawing.
  @MainActor final func cancelDrawing() {
    guard let drawing else { return }
    drawing.isQueued = false
    guard let token = drawing.token else { return }
    token.cancel()
    drawing.token = nil
    endDrawing(hasDrawn: false)
  }

  @MainActor private final func makeDrawingJob(scale: CGFloat) -> DrawingJob {
    DrawingJob(
      nodeClass: type(of: self), bounds: bounds, scale: scale, parameters: makeDrawParameters(),
      corners: cornerRounding, willDraw: extras?.willDraw,
      didDraw: extras?.didDraw, parts: rasterizedParts(scale: scale))
  }

  @MainActor private final func makeDrawParameters() -> DrawParameters {
    let layer = (loadedLayer as? _ASDisplayLayer) ?? .init()
    let object: (any NSObjectProtocol)? = drawParameters(forAsyncLayer: layer)
    if let object { return DrawParameters(object: object) }
    return DrawParameters(value: drawParameters(forAsyncLayer: layer))
  }

  @MainActor private final func rasterizedParts(scale: CGFloat) -> [DrawingJob.Part] {
    guard isInRasterizedTree else { return [] }
    return children.filter { !$0.isHidden }.map { child in
      DrawingJob.Part(
        frame: child.frame, backgroundColor: child.backgroundColor?.cgColor, alpha: child.alpha,
        job: child.makeDrawingJob(scale: scale))
    }
  }
}

extension ASDisplayNode {
  /// Requests display of the layer, or of the ancestor that rasterizes the subtree.
  final func requestDisplay() {
    guard hierarchyState.contains(.rasterized) else {
      return setBridged(.needsDisplay) { _ in }
    }
    supernodes.first { $0.rasterizesSubtree }?.requestDisplay()
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
