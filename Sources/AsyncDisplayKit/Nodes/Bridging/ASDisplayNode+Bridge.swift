import Synchronization
import UIKit

extension ASDisplayNode {
  /// Returns a bridged property: the pending value before the node is loaded, then the value of the
  /// view or layer.
  final func bridged<Value>(
    _ pending: (PendingViewState) -> Value, default defaultValue: @autoclosure () -> Value,
    view fromView: @MainActor (UIView) -> Value, layer fromLayer: @MainActor (CALayer) -> Value,
    member: String = #function
  ) -> Value {
    if let value = unloadedValue(pending, defaultValue()) { return value }
    let value = onMain { node -> Value? in
      if let view = node.loadedView { return fromView(view) }
      return node.loadedLayer.map(fromLayer)
    }
    if let value = value ?? nil { return value }
    guard RuntimeScheduling.Role.current == .main else {
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
    if let value = unloadedValue(pending, defaultValue()) { return value }
    guard RuntimeScheduling.Role.current == .main else {
      // The main thread may be changing the pending state.
      reportReadOffMain(member)
      return defaultValue()
    }
    let kept = pendingState.map(pending) ?? defaultValue()
    guard !isLayerBacked else { return kept }
    return (onMain({ node in node.loadedView.map(fromView) }) ?? nil) ?? kept
  }

  /// Sets a bridged property: the pending value before the node is loaded, then the value of the
  /// view or layer.
  ///
  /// Off the main thread, the value of a loaded node is stored and applied in a later main-queue
  /// job.
  ///
  /// Source: `ASDisplayNode+UIViewBridge.mm`, `_setToViewOrLayer` and
  /// `ASDisplayNodeShouldApplyBridgedWriteToView`, which schedules the node in `ASPendingStateController`.
  final func setBridged(_ property: BridgedProperties, _ change: (PendingViewState) -> Void) {
    if whileUnloaded({ changePendingState(property, change) }) { return }
    guard RuntimeScheduling.Role.current == .main else { return deferBridged(property, change) }
    changePendingState(property, change)
    _ = onMain { $0.applyPendingState(redrawingFor: [.isOpaque, .backgroundColor]) }
  }

  /// Calls a closure under the lock of the pending state, unless the node is loaded.
  ///
  /// A bridged value is not lost where another thread loads the node meanwhile: it is either part of the
  /// pending state that loading applies, or deferred. Source: `ASDisplayNode+UIViewBridge.mm`,
  /// `_bridge_prologue_write`, which locks the node.
  ///
  /// - Returns: Whether the closure was called.
  @inline(__always)
  private final func whileUnloaded(_ body: () -> Void) -> Bool {
    guard !isNodeLoaded else { return false }
    return withBridgeLock {
      guard !isNodeLoaded else { return false }
      body()
      return true
    }
  }

  /// Calls a closure with the lock of the pending state held.
  @inline(__always)
  final func withBridgeLock<Result>(_ body: () -> Result) -> Result {
    bridgeLock.lock(by: NodeLock.currentThread)
    defer { bridgeLock.unlock() }
    return body()
  }

  /// Returns a pending value, or `nil` if the node is loaded.
  private final func unloadedValue<Value>(
    _ pending: (PendingViewState) -> Value, _ defaultValue: @autoclosure () -> Value
  ) -> Value? {
    var value: Value?
    guard whileUnloaded({ value = pendingState.map(pending) }) else { return nil }
    return value ?? defaultValue()
  }

  private final func changePendingState(
    _ property: BridgedProperties, _ change: (PendingViewState) -> Void
  ) {
    let state = pendingState ?? makePendingState()
    change(state)
    state.changed.formUnion(property)
  }

  /// Stores a value that was set off the main thread on a loaded node, to apply it later.
  private final func deferBridged(
    _ property: BridgedProperties, _ change: (PendingViewState) -> Void
  ) {
    let deferred = deferredReference.object ?? deferredReference.storeIfNil(DeferredViewState())
    let isFirst = deferred.change { state in
      change(state)
      state.changed.formUnion(property)
    }
    guard isFirst else { return }
    let reference = nodeReferenceForMain()
    environment.enqueueOnMain(RuntimeScheduling.Step(.main, "pending properties")) {
      reference.object.applyDeferredState()
    }
  }

  /// Applies the values that were set off the main thread to the view or layer.
  @MainActor private final func applyDeferredState() {
    guard let deferred = deferredReference.object?.take() else { return }
    let own = pendingState
    let changed = deferred.changed
    pendingState = deferred
    if let frame = deferred.deferredFrame { setLoadedFrame(frame) }
    applyPendingState()
    guard let own else { return }
    if isLayerBacked { own.keep(changed, from: deferred) }
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

  /// Gives the view or layer the values that were set.
  ///
  /// - Parameter visible: The properties whose change draws the node again. Source: `_ASPendingState.mm`,
  ///   `-applyToView:withSpecialPropertiesHandling:`; `ASDisplayNode+UIViewBridge.mm`, `-setOpaque:` and
  ///   `-setBackgroundColor:`.
  @MainActor final func applyPendingState(
    redrawingFor visible: BridgedProperties = [.isOpaque, .backgroundColor, .tintColor]
  ) {
    guard let state = pendingState, !state.changed.isEmpty else { return }
    if state.changed.contains(.needsLayout) { invalidateCalculatedLayout() }
    if state.differs(from: backing, in: visible) { state.changed.insert(.needsDisplay) }
    if let view = loadedView {
      state.apply(to: view, isForeign: isSynchronous)
    } else if let layer = loadedLayer {
      state.apply(to: layer)
    }
    // Range-managed nodes are numerous, and the view has the values; a layer lacks some of them.
    if isRangeManaged, !isLayerBacked { pendingState = nil }
  }
}
