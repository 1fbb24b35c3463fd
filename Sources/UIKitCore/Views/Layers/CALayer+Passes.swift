extension CALayer {
  /// Applies a change of geometry and invalidates the layout and the contents accordingly.
  func change(_ body: (inout LayerGeometry) -> Void) {
    let before = geometry.bounds
    body(&geometry)
    guard geometry.bounds != before else { return }
    if geometry.bounds.size != before.size { setNeedsLayout() }
    if appearance.needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Schedules the drawing of a view's layer for the first pass that reaches it. Layers of other
  /// classes control their own display.
  func drawsWhenFirstShown() {
    pending.display = type(of: self) == CALayer.self
  }

  func markNeedsLayout() {
    pending.layout = true
    announcePending()
  }

  /// Invalidates the layout because a sublayer was added or removed.
  func sublayersDidChange() {
    if !pending.keepsLayout { markNeedsLayout() }
  }

  func markNeedsDisplay() {
    pending.display = true
    announcePending()
  }

  /// Notifies the superlayers, up to the window, that the layer or a descendant has pending work.
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
      // The ancestors of a layer with known pending work were notified before.
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

  /// The number of passes over one layer after which the layout is stopped and reported as endless.
  private static var passLimit: Int { 100 }

  /// Lays out the layer and all descendants with pending layout, repeatedly while layout is
  /// invalidated.
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
        message: "Layout was invalidated again in each of \(Self.passLimit) passes.",
        remedy: "Call setNeedsLayout() in a layout pass only when a value has changed.",
        numbers: [Self.passLimit]))
    pending.layout = false
    pending.descendantLayout = false
  }

  /// Displays all layers of the tree with pending display.
  func displaySubtree() {
    displayIfNeeded()
    guard pending.descendantDisplay else { return }
    pending.descendantDisplay = false
    for child in children { child.displaySubtree() }
  }
}

/// The pending work of a layer, and whether its descendants have any.
struct PendingWork {
  /// A new layer needs layout once, as in UIKit, where a new view is laid out when it is first
  /// shown.
  var layout = true
  var display = false
  var descendantLayout = false
  var descendantDisplay = false
  /// A Boolean value that indicates whether changed sublayers leave the layout valid.
  var keepsLayout = false

  var isEmpty: Bool { !(layout || display || descendantLayout || descendantDisplay) }
}

/// An object that is notified of pending work in a layer tree: a window.
@MainActor protocol LayerPassScheduler: AnyObject {
  /// Schedules a pass over the tree, unless one is scheduled.
  func schedulePass()
}
