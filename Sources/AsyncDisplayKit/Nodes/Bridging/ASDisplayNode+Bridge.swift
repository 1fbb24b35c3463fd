import UIKit

extension ASDisplayNode {
  /// Returns a bridged property: the pending value before the node is loaded, then the value of the
  /// view or layer.
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
    guard ExecutionRole.current == .main else {
      // The main thread may be changing the pending state.
      reportReadOffMain(member)
      return defaultValue()
    }
    return pendingState.map(pending) ?? defaultValue()
  }

  /// Returns a bridged property that a view and its layer share.
  final func bridged<Value>(
    _ pending: (PendingViewState) -> Value, _ defaultValue: @autoclosure () -> Value,
    layer fromLayer: @MainActor (CALayer) -> Value, member: String = #function
  ) -> Value {
    bridged(
      pending, default: defaultValue(), view: { fromLayer($0.layer) }, layer: fromLayer,
      member: member)
  }

  /// Returns a bridged property of views. A layer-backed node keeps the pending value.
  final func bridged<Value>(
    _ pending: (PendingViewState) -> Value, _ defaultValue: @autoclosure () -> Value,
    view fromView: @MainActor (UIView) -> Value, member: String = #function
  ) -> Value {
    guard hasThreadAffinity else {
      // The main thread may be changing the pending state.
      reportReadOffMain(member)
      return defaultValue()
    }
    let kept = pendingState.map(pending) ?? defaultValue()
    guard isNodeLoaded, !isLayerBacked else { return kept }
    return (onMain({ node in node.loadedView.map(fromView) }) ?? nil) ?? kept
  }

  /// Sets a bridged property: the pending value before the node is loaded, then the value of the
  /// view or layer.
  ///
  /// Off the main thread, the value of a loaded node is stored and applied in a later main-queue
  /// job.
  ///
  /// Source: `ASDisplayNode+UIViewBridge.mm`, `_setToViewOrLayer`, which locks the node and schedules it
  /// in `ASPendingStateController`.
  final func setBridged(_ property: BridgedProperties, _ change: (PendingViewState) -> Void) {
    guard hasThreadAffinity else { return deferBridged(property, change) }
    let state = pendingState ?? makePendingState()
    change(state)
    state.changed.formUnion(property)
    guard isNodeLoaded else { return }
    _ = onMain { $0.applyPendingState() }
  }

  /// Stores a value that was set off the main thread on a loaded node, to apply it later.
  private final func deferBridged(
    _ property: BridgedProperties, _ change: (PendingViewState) -> Void
  ) {
    let deferred = deferredReference.load() ?? deferredReference.storeIfNil(DeferredViewState())
    let isFirst = deferred.change { state in
      change(state)
      state.changed.formUnion(property)
    }
    guard isFirst else { return }
    let reference = nodeReferenceForMain()
    environment.enqueueOnMain(RuntimeStep(.main, "pending properties")) {
      reference.object.applyDeferredState()
    }
  }

  /// Applies the values that were set off the main thread to the view or layer.
  @MainActor private final func applyDeferredState() {
    guard let deferred = deferredReference.load()?.take() else { return }
    let own = pendingState
    pendingState = deferred
    applyPendingState()
    guard let own else { return }
    // A layer has no accessibility values, so that the pending state keeps them.
    if isLayerBacked, let accessibility = deferred.accessibility {
      own.accessibility = accessibility
    }
    pendingState = own
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
