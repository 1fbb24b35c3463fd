import UIKit

extension ASDisplayNode {
  /// Returns a bridged property: the pending value before load, afterwards that of the view or
  /// layer.
  final func bridged<Value>(
    _ pending: (PendingViewState) -> Value, default defaultValue: @autoclosure () -> Value,
    view fromView: @MainActor (UIView) -> Value, layer fromLayer: @MainActor (CALayer) -> Value,
    member: String = #function
  ) -> Value {
    if !isNodeLoaded { return pendingState.map(pending) ?? defaultValue() }
    let value = onMain { node -> Value? in
      if let view = node.loadedView { return fromView(view) }
      return node.loadedLayer.map(fromLayer)
    }
    if let value = value ?? nil { return value }
    if ExecutionRole.current != .main { reportReadOffMain(member) }
    return pendingState.map(pending) ?? defaultValue()
  }

  /// Reads a bridged property that a view and its layer share.
  final func bridged<Value>(
    _ pending: (PendingViewState) -> Value, _ defaultValue: @autoclosure () -> Value,
    layer fromLayer: @MainActor (CALayer) -> Value, member: String = #function
  ) -> Value {
    bridged(
      pending, default: defaultValue(), view: { fromLayer($0.layer) }, layer: fromLayer,
      member: member)
  }

  /// Reads a bridged property of views. A layer-backed node keeps the pending value.
  final func bridged<Value>(
    _ pending: (PendingViewState) -> Value, _ defaultValue: @autoclosure () -> Value,
    view fromView: @MainActor (UIView) -> Value, member: String = #function
  ) -> Value {
    let kept = pendingState.map(pending) ?? defaultValue()
    guard isNodeLoaded, !isLayerBacked else { return kept }
    if let value = onMain({ node in node.loadedView.map(fromView) }) ?? nil { return value }
    if ExecutionRole.current != .main { reportReadOffMain(member) }
    return kept
  }

  /// Sets a bridged property: in the pending state before load, afterwards on the view or layer.
  ///
  /// Off the main thread, the value for a loaded node is applied in a later main-queue job.
  final func setBridged(_ property: BridgedProperties, _ change: (PendingViewState) -> Void) {
    let state = pendingState ?? makePendingState()
    change(state)
    state.changed.formUnion(property)
    guard isNodeLoaded else { return }
    if onMain({ $0.applyPendingState() }) == nil { schedulePendingStateFlush() }
  }

  private final func makePendingState() -> PendingViewState {
    let state = PendingViewState(clipsToBounds: flags.contains(.clipsByDefault))
    pendingState = state
    return state
  }

  final func reportReadOffMain(_ member: String) {
    report(
      .propertyReadOffMain, "\(member) of a loaded node was read off the main thread.",
      remedy: "Read it on the main thread, or keep a copy of the value.")
  }

  private final func schedulePendingStateFlush() {
    guard !flags.contains(.flushScheduled) else { return }
    flags.insert(.flushScheduled)
    let reference = deferredReference()
    environment.enqueueOnMain(RuntimeStep(.main, "pending properties")) {
      reference.object.flags.remove(.flushScheduled)
      reference.object.applyPendingState()
    }
  }

  /// Applies all pending property values to the view or layer.
  @MainActor final func applyPendingState() {
    guard let state = pendingState, !state.changed.isEmpty else { return }
    if state.changed.contains(.needsLayout) { invalidateCalculatedLayout() }
    if let view = loadedView {
      state.apply(to: view, isForeign: isSynchronous)
    } else if let layer = loadedLayer {
      state.apply(to: layer)
    }
    // Range-managed nodes are numerous, and the view has the values; a layer lacks some of them.
    if isRangeManaged, !isLayerBacked { pendingState = nil }
  }
}
