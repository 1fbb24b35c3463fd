import UIKit

extension ASDisplayNode {
  /// A Boolean value that indicates whether drawing is suspended.
  ///
  /// A range controller sets it on the nodes that it manages. Any thread until the node is loaded,
  /// then the main thread. Suspending cancels a running drawing; resuming requests a new one.
  public final var displaySuspended: Bool {
    get { flags.contains(.displaySuspended) }
    set {
      guard !isSynchronous, newValue != displaySuspended else { return }
      flags.set(.displaySuspended, newValue)
      performOnMain { $0.displaySuspensionChanged(to: newValue) }
    }
  }

  /// The drawing priority. Among queued drawings, greater values are drawn first. The default is 0.
  ///
  /// Any thread.
  public final var drawingPriority: Int {
    get { extras?.locked { $0.drawingPriority } ?? ASDefaultDrawingPriority }
    set { ownExtras.locked { $0.drawingPriority = newValue } }
  }

  /// A Boolean value that indicates whether waiting for the subtree's display skips this node.
  ///
  /// Any thread.
  package final var shouldBypassEnsureDisplay: Bool {
    get { flags.contains(.bypassesEnsureDisplay) }
    set { flags.set(.bypassesEnsureDisplay, newValue) }
  }

  /// Sets ``displaySuspended`` in the whole subtree.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  public final func recursivelySetDisplaySuspended(_ isSuspended: Bool) {
    forEachInLayerTree { $0.displaySuspended = isSuspended }
  }

  /// Draws the subtree into the contents of this node.
  ///
  /// Call it before the node is loaded, on any thread. The subnodes never get views or layers.
  public final func enableSubtreeRasterization() {
    guard !flags.contains(.rasterizesSubtree) else { return }
    let loaded = isNodeLoaded || ASDisplayNodeFindFirstSubnode(self) { $0.isNodeLoaded } != nil
    guard !loaded, !hierarchyState.contains(.rasterized) else {
      return report(
        .loadedInRasterizedTree, "Rasterization was requested for a loaded or rasterized node.",
        remedy: "Request it before load, only at the root of the subtree.")
    }
    flags.insert(.rasterizesSubtree)
    for child in children { child.enterHierarchyState(.rasterized) }
  }

  /// A Boolean value that indicates whether the node's contents include those of its subnodes.
  ///
  /// Any thread.
  public final var rasterizesSubtree: Bool { flags.contains(.rasterizesSubtree) }
}

extension ASDisplayNode {
  /// A Boolean value that indicates whether the node draws: its class overrides a drawing method, or it
  /// rasterizes its subtree.
  ///
  /// Source: `ASDisplayNode.mm`, `-_implementsDisplay`.
  @MainActor final var implementsDisplay: Bool {
    if isSynchronous { return false }
    if rasterizesSubtree { return true }
    let nodeClass = type(of: self)
    return NodeMethodOverrides.draws(nodeClass) || NodeMethodOverrides.returnsPicture(nodeClass)
  }

  /// Cancels the drawing or requests one, and calls the hook of the supernode.
  ///
  /// Source: `ASDisplayNode.mm`, `-setDisplaySuspended:`.
  @MainActor private final func displaySuspensionChanged(to isSuspended: Bool) {
    guard implementsDisplay else { return }
    if isSuspended {
      cancelDrawing()
      parent?.subnodeDisplayDidFinish(self)
    } else {
      if isNodeLoaded { loadedLayer?.setNeedsDisplay() }
      parent?.subnodeDisplayWillStart(self)
    }
  }

  /// Starts or stops drawing when the node enters or leaves the display range.
  @MainActor final func updateDisplay(isInside: Bool, isVisible: Bool) {
    if isRangeManaged {
      displaySuspended = !isInside
      if !isInside { scheduleClearingContents() }
    } else if !isVisible, implementsDisplay {
      guard !isInside else { return scheduleRecursiveDisplay() }
      cancelDrawing()
      scheduleClearingContents()
    }
  }

  @MainActor private final func scheduleClearingContents() {
    let reference = WeakMainActorReference(self)
    environment.enqueueOnMain(RuntimeScheduling.Step(.main, "clear contents")) {
      guard let node = reference.object, !node.isInDisplayState else { return }
      node.clearContents()
    }
  }

  /// Clears the contents of the subtree, which includes nodes that are connected only by views.
  ///
  /// Source: `ASDisplayNode.mm`, `-recursivelyClearContents`.
  @MainActor final func clearContentsOfSubtree() { forEachInLayerTree { $0.clearContents() } }

  /// Clears the contents of this node, unless it wraps an image view, and the image of its placeholder.
  ///
  /// Source: `ASDisplayNode.mm`, `-clearContents` and `-_locked_viewToLoad`.
  @MainActor final func dropContents() {
    if !(loadedView is UIImageView) { loadedLayer?.contents = nil }
    drawing?.placeholderLayer?.contents = nil
    drawing?.placeholderImage = nil
  }

  /// Requests drawing when the node enters a window again, and shows the placeholder until then.
  @MainActor final func startDisplayOnEntering() {
    guard let layer = loadedLayer, layer.contents == nil, implementsDisplay else { return }
    layer.setNeedsDisplay()
    showPlaceholder(in: layer)
  }
}
