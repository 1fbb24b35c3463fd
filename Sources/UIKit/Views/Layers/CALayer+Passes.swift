extension CALayer {
  /// Applies a change of geometry and asks for what follows from it.
  func change(_ body: (inout LayerGeometry) -> Void) {
    let before = geometry.bounds
    body(&geometry)
    guard geometry.bounds != before else { return }
    if geometry.bounds.size != before.size { setNeedsLayout() }
    if appearance.needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Lets a view's layer be drawn in the first pass that reaches it; layers of other classes know by
  /// themselves what they show.
  func drawsWhenFirstShown() {
    pending.display = type(of: self) == CALayer.self
  }

  func markNeedsLayout() {
    pending.layout = true
    announcePending()
  }

  func markNeedsDisplay() {
    pending.display = true
    announcePending()
  }

  /// Tells the superlayers, up to the window, that something below them is stale.
  func announcePending() {
    let layout = pending.layout || pending.descendantLayout
    let display = pending.display || pending.descendantDisplay
    var top = self
    while let parent = top.parent {
      let known =
        (parent.pending.descendantLayout || !layout)
        && (parent.pending.descendantDisplay || !display)
      parent.pending.descendantLayout = parent.pending.descendantLayout || layout
      parent.pending.descendantDisplay = parent.pending.descendantDisplay || display
      // Who is known to be stale has told the layers above it before.
      if known { return }
      top = parent
    }
    top.passScheduler?.schedulePass()
  }

  func layoutTopDown() {
    var root = self
    while let parent = root.parent, parent.pending.layout { root = parent }
    root.layoutSubtree()
  }

  /// The most passes over one layer before layout is stopped as endless.
  private static var passLimit: Int { 100 }

  /// Lays out the layer and everything stale below it, again when that made it stale.
  func layoutSubtree() {
    var passes = 0
    while pending.layout || pending.descendantLayout {
      guard passes < Self.passLimit else { return reportEndlessLayout() }
      passes += 1
      if pending.layout {
        pending.layout = false
        layoutSublayers()
      }
      guard pending.descendantLayout else { continue }
      pending.descendantLayout = false
      for child in children { child.layoutSubtree() }
    }
  }

  private func reportEndlessLayout() {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .endlessLayout, subject: "\(delegate.map { "\(type(of: $0))" } ?? "\(type(of: self))")",
        message: "Layout was asked for again in each of \(Self.passLimit) passes.",
        remedy: "Call setNeedsLayout() in a layout pass only when something has changed.",
        numbers: [Self.passLimit]))
    pending.layout = false
    pending.descendantLayout = false
  }

  /// Draws everything stale in the tree.
  func displaySubtree() {
    displayIfNeeded()
    guard pending.descendantDisplay else { return }
    pending.descendantDisplay = false
    for child in children { child.displaySubtree() }
  }
}

/// What a layer still has to do, and whether a layer below it has.
struct PendingWork {
  /// A new layer needs layout once, as in UIKit, where a new view is laid out when first shown.
  var layout = true
  var display = false
  var descendantLayout = false
  var descendantDisplay = false

  var isEmpty: Bool { !(layout || display || descendantLayout || descendantDisplay) }
}

/// What hears that a tree of layers has something to do: a window.
@MainActor protocol LayerPassScheduler: AnyObject {
  /// Makes sure that a pass over the tree will run.
  func schedulePass()
}
