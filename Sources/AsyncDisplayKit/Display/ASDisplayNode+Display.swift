import UIKit

extension ASDisplayNode {
  /// A Boolean value that indicates whether drawing is held back; a range controller sets it on the
  /// nodes it manages.
  ///
  /// Any thread until the node is loaded, the main thread afterwards. Holding back cancels a drawing
  /// under way; going on starts one.
  public final var displaySuspended: Bool {
    get { flags.contains(.displaySuspended) }
    set {
      guard !isSynchronous, newValue != displaySuspended else { return }
      flags.set(.displaySuspended, newValue)
      _ = onMain { $0.displaySuspensionChanged() }
    }
  }

  /// The order among drawings that wait together, greater first; the default is 0; any thread.
  public final var drawingPriority: Int {
    get { extras?.drawingPriority ?? ASDefaultDrawingPriority }
    set { ownExtras.drawingPriority = newValue }
  }

  /// What was drawn, nil before; main thread once the node is loaded.
  public final var contents: Any? {
    get { onMainOrReport(.mainThreadMemberOffMain) { $0.loadedLayer?.contents } ?? nil }
    set {
      guard onMain(newValue, { $0.layer.contents = $1 }) == nil else { return }
      report(
        .mainThreadMemberOffMain, "contents was set off the main thread.",
        remedy: "Set it on the main thread.")
    }
  }

  /// A Boolean value that indicates whether who waits for a subtree's drawing does not wait for
  /// this node; any thread.
  package final var shouldBypassEnsureDisplay: Bool {
    get { flags.contains(.bypassesEnsureDisplay) }
    set { flags.set(.bypassesEnsureDisplay, newValue) }
  }

  /// Sets ``displaySuspended`` in the whole subtree; main thread.
  @preconcurrency @MainActor
  public final func recursivelySetDisplaySuspended(_ isSuspended: Bool) {
    forEachInLayerTree { $0.displaySuspended = isSuspended }
  }

  /// Draws the subtree into the contents of this node; before load only.
  ///
  /// Any thread. The subnodes never get views or layers.
  public final func enableSubtreeRasterization() {
    guard !flags.contains(.rasterizesSubtree) else { return }
    let loaded = isNodeLoaded || ASDisplayNodeFindFirstSubnode(self) { $0.isNodeLoaded } != nil
    guard !loaded, !hierarchyState.contains(.rasterized) else {
      return report(
        .loadedInRasterizedTree, "Rasterization was asked of a node that is loaded or rasterized.",
        remedy: "Ask for it before load, at the root of the subtree alone.")
    }
    flags.insert(.rasterizesSubtree)
    for child in children { child.enterHierarchyState(.rasterized) }
  }

  /// A Boolean value that indicates whether the contents of this node hold those of the subnodes;
  /// any thread.
  public final var rasterizesSubtree: Bool { flags.contains(.rasterizesSubtree) }
}

extension ASDisplayNode {
  /// A Boolean value that indicates whether the node may have something to draw; false once its
  /// class is known to have nothing.
  @MainActor final var mayDraw: Bool {
    if isSynchronous { return false }
    if rasterizesSubtree { return true }
    return !flags.contains(.knownNotToDraw) && !type(of: self).drawsNothing
  }

  @MainActor private final func displaySuspensionChanged() {
    guard mayDraw else { return }
    if displaySuspended {
      cancelDrawing()
      parent?.subnodeDrawingDidFinish(self, hasDrawn: true)
    } else {
      parent?.subnodeDrawingWillStart(self)
      if isNodeLoaded { loadedLayer?.setNeedsDisplay() }
    }
  }

  /// Starts or stops drawing as the display bit changes.
  @MainActor final func updateDisplay(isInside: Bool, isVisible: Bool) {
    if isRangeManaged {
      displaySuspended = !isInside
      if !isInside { scheduleClearingContents() }
    } else if !isVisible, mayDraw {
      guard !isInside else { return scheduleRecursiveDisplay() }
      cancelDrawing()
      scheduleClearingContents()
    }
  }

  @MainActor private final func scheduleClearingContents() {
    let reference = WeakMainActorReference(self)
    environment.enqueueOnMain(RuntimeStep(.main, "clear contents")) {
      guard let node = reference.object, !node.isInDisplayState else { return }
      node.clearContents()
    }
  }

  /// Drops what this node has drawn, and its placeholder's picture.
  @MainActor final func dropContents() {
    if !isSynchronous { loadedLayer?.contents = nil }
    drawing?.placeholderLayer?.contents = nil
    drawing?.placeholderImage = nil
  }

  /// Asks for drawing on a new appearance in a window, and shows the placeholder meanwhile.
  @MainActor final func startDisplayOnEntering() {
    guard let layer = loadedLayer, layer.contents == nil, mayDraw else { return }
    layer.setNeedsDisplay()
    showPlaceholder(in: layer)
  }
}
