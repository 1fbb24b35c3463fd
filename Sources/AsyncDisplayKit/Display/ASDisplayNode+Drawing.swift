import UIKit

extension ASDisplayNode {
  /// Hears from the layer that it should display.
  @MainActor final func displayFromLayer() {
    guard mayDraw, !displaySuspended, drawing?.isStarting != true else { return }
    if displaysAsynchronously {
      displayQueue.add(self)
    } else {
      drawNow()
    }
  }

  /// Draws the subtree in the next main turn.
  @MainActor final func scheduleRecursiveDisplay() {
    let reference = WeakMainActorReference(self)
    environment.enqueueOnMain(RuntimeStep(.main, "display subtree")) {
      reference.object?.triggerDisplay(waits: false)
    }
  }

  /// Lays out the subtree and draws those of its nodes that need it.
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

  /// Draws nodes in the background, all at once, while the main thread waits.
  @MainActor private final func drawAndWait(_ nodes: [ASDisplayNode]) {
    for node in nodes where !node.shouldBypassEnsureDisplay { node.startDrawingForWaiter() }
    for node in nodes {
      guard let token = node.drawing?.token, !node.shouldBypassEnsureDisplay else { continue }
      environment.scheduler.waitUntilIdle(token.lane)
      node.adoptResult(of: token)
    }
    for node in nodes where node.shouldBypassEnsureDisplay { node.displayFromLayer() }
  }

  /// Starts a drawing on a lane of its own, unless one is under way.
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

  /// Draws on the main thread and adopts the result.
  @MainActor final func drawNow() {
    let lane = BackgroundLane(label: "display now")
    guard let begun = beginDrawing(asynchronously: false, on: lane) else { return }
    begun.token.finish(begun.job.perform(begun.token))
    adoptResult(of: begun.token)
  }

  /// Makes the parameters of a drawing and tells that it starts.
  ///
  /// - Returns: the drawing; nil when there is nothing to draw on.
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
    // The layer's own request is answered by this drawing.
    ownDrawing.isStarting = true
    layer.displayIfNeeded()
    ownDrawing.isStarting = false
    tellDrawingWillStart(asynchronously)
    return (makeDrawingJob(scale: layer.contentsScale), token)
  }

  /// Says that the drawing under way, or in the queue, is no longer wanted.
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
      corners: extras?.cornerRounding ?? CornerRounding(), willDraw: extras?.willDraw,
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
  /// Asks the layer to display, or the ancestor that holds the contents of a rasterized subtree.
  final func requestDisplay() {
    guard hierarchyState.contains(.rasterized) else {
      return setBridged(.needsDisplay) { _ in }
    }
    supernodes.first { $0.rasterizesSubtree }?.requestDisplay()
  }
}

/// Changes a graphics context around the drawing of a node, with the draw parameters.
///
/// Texture: `ASDisplayNodeContextModifier`. Runs on the thread that draws.
public typealias ASDisplayNodeContextModifier = @Sendable (CGContext, Any?) -> Void

extension ASDisplayNode {
  /// Runs in the drawing context before the node draws; any thread, before drawing begins.
  public final var willDisplayNodeContentWithRenderingContext: ASDisplayNodeContextModifier? {
    get { extras?.willDraw }
    set { ownExtras.willDraw = newValue }
  }

  /// Runs in the drawing context after the node drew; any thread, before drawing begins.
  public final var didDisplayNodeContentWithRenderingContext: ASDisplayNodeContextModifier? {
    get { extras?.didDraw }
    set { ownExtras.didDraw = newValue }
  }
}

/// Tells a drawing whether it is wanted no longer; called on the thread that draws.
///
/// Source: Texture's type of the third argument of `draw(_:withParameters:isCancelled:isRasterizing:)`.
public typealias asdisplaynode_iscancelled_block_t = () -> Bool
