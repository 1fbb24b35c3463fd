import UIKit

extension ASDisplayNode {
  /// The interface state. Any thread may read it. Source: `ASDisplayNode.mm`, `-interfaceState`.
  final var currentInterfaceState: ASInterfaceState {
    get { ASInterfaceState(rawValue: interfaceStateBits.load(ordering: .acquiring)) }
    set {
      interfaceStateBits.store(newValue.rawValue, ordering: .releasing)
    }
  }

  /// The flags that the node has because of its ancestors, such as rasterization. Any thread may
  /// read it.
  final var hierarchyState: HierarchyState {
    get { HierarchyState(rawValue: hierarchyStateBits.load(ordering: .acquiring)) }
    set { hierarchyStateBits.store(newValue.rawValue, ordering: .releasing) }
  }

  /// Calls the preload hooks of the subtree, which includes nodes that are connected only by views.
  ///
  /// Source: `ASDisplayNode.mm`, `-setNeedsPreload` and `-recursivelyPreload`.
  final func requestPreload() {
    if isInPreloadState { performOnMain { $0.forEachInLayerTree { $0.didEnterPreloadState() } } }
  }

  /// The current interface state.
  ///
  /// Any thread.
  public final var interfaceState: ASInterfaceState { currentInterfaceState }

  /// A Boolean value that indicates whether the node is visible on the screen.
  ///
  /// Any thread.
  public final var isVisible: Bool { currentInterfaceState.contains(.visible) }

  /// A Boolean value that indicates whether the node is in the preload state and should have its
  /// data.
  ///
  /// Any thread.
  public final var isInPreloadState: Bool { currentInterfaceState.contains(.preload) }

  /// A Boolean value that indicates whether the node is in the display state and should draw.
  ///
  /// Any thread.
  public final var isInDisplayState: Bool { currentInterfaceState.contains(.display) }

  /// A Boolean value that indicates whether the node's view or layer is in a window.
  ///
  /// Any thread.
  public final var isInHierarchy: Bool { flags.contains(.inHierarchy) }

  /// Adds a delegate, which is held weakly. Adding a fifth delegate is a violation and does
  /// nothing.
  ///
  /// Any thread. Source: `ASDisplayNode.mm`, `-addInterfaceStateDelegate:`, which locks the node.
  public final func addInterfaceStateDelegate(_ delegate: any ASInterfaceStateDelegate) {
    addStateDelegate(delegate)
  }

  /// Adds a delegate for the interface state. This is the Swift name of Texture's
  /// `-addInterfaceStateDelegate:`. Any thread.
  public final func add(_ interfaceStateDelegate: any ASInterfaceStateDelegate) {
    addStateDelegate(interfaceStateDelegate)
  }

  /// Removes a delegate for the interface state. This is the Swift name of Texture's
  /// `-removeInterfaceStateDelegate:`. Any thread.
  public final func remove(_ interfaceStateDelegate: any ASInterfaceStateDelegate) {
    removeInterfaceStateDelegate(interfaceStateDelegate)
  }

  /// Adds a delegate under the node's lock.
  final func addStateDelegate(_ delegate: any ASInterfaceStateDelegate) {
    let extras = ownExtras
    guard !withNodeLock({ extras.stateDelegates.add(delegate) }) else { return }
    report(
      .interfaceStateDelegateLimit,
      "The node already has \(InterfaceStateDelegateList.capacity) interface state delegates.",
      remedy: "Remove one, or let one delegate notify the others.",
      numbers: [InterfaceStateDelegateList.capacity])
  }

  /// Removes a delegate. Does nothing if it was not added.
  ///
  /// Any thread. Source: `ASDisplayNode.mm`, `-removeInterfaceStateDelegate:`, which locks the node.
  public final func removeInterfaceStateDelegate(_ delegate: any ASInterfaceStateDelegate) {
    guard let extras else { return }
    withNodeLock { extras.stateDelegates.remove(delegate) }
  }

  /// A Boolean value that indicates whether a range controller sets the node's interface state.
  ///
  /// Source: `ASDisplayNode.mm`, `-supportsRangeManagedInterfaceState`.
  package final var isRangeManaged: Bool { hierarchyState.contains(.rangeManaged) }

  @MainActor final func forEachStateDelegate(_ body: (any ASInterfaceStateDelegate) -> Void) {
    guard let extras else { return }
    let list = withNodeLock { extras.stateDelegates }
    guard !list.isEmpty else { return }
    for delegate in list.delegates { body(delegate) }
  }
}

extension ASDisplayNode {
  /// Adds states to the whole subtree. Adding any off the main thread is a violation.
  package final func enterInterfaceState(_ bits: ASInterfaceState) {
    guard !bits.isEmpty else { return }
    onMainOrReport(.interfaceStateOffMain) { node in
      node.forEachInLayerTree { $0.applyInterfaceState($0.currentInterfaceState.union(bits)) }
    }
  }

  /// Removes states from the whole subtree.
  @MainActor package final func exitInterfaceState(_ bits: ASInterfaceState) {
    guard !bits.isEmpty else { return }
    forEachInLayerTree { $0.applyInterfaceState($0.currentInterfaceState.subtracting(bits)) }
  }

  /// Sets the interface state of the whole subtree, as a range controller does, and displays its
  /// nodes if required.
  @MainActor package final func recursivelySetInterfaceState(_ state: ASInterfaceState) {
    let startsDisplay = isRangeManaged && state.contains(.display) && !isInDisplayState
    forEachInLayerTree { $0.applyInterfaceState(state) }
    if startsDisplay { scheduleRecursiveDisplay() }
  }

  /// Sets a state and calls the methods and delegates for preload, display, visible, and then the
  /// change.
  ///
  /// Source: `ASDisplayNode.mm`, `-applyPendingInterfaceState:` and
  /// `-_interfaceStateDidChange:fromState:`.
  @MainActor package final func applyInterfaceState(_ newState: ASInterfaceState) {
    let oldState = currentInterfaceState
    guard newState != oldState else { return }
    currentInterfaceState = newState
    checkVisibleImpliesDisplay(newState)
    let changed = newState.symmetricDifference(oldState)
    if changed.contains(.preload) { preloadStateChanged(isInside: newState.contains(.preload)) }
    if changed.contains(.display) { displayStateChanged(to: newState) }
    if changed.contains(.visible) { visibleStateChanged(isInside: newState.contains(.visible)) }
    interfaceStateDidChange(newState, from: oldState)
    forEachStateDelegate { $0.interfaceStateDidChange(newState, from: oldState) }
  }

  private final func checkVisibleImpliesDisplay(_ state: ASInterfaceState) {
    guard state.contains(.visible), !state.contains(.display) else { return }
    report(
      .visibleWithoutDisplay, "The node became visible without being in the display state.",
      remedy: "Set the display state together with the visible state.")
  }

  /// Source: `ASDisplayNode.mm`, `-_didEnterPreloadState` and `-_didExitPreloadState`.
  @MainActor private final func preloadStateChanged(isInside: Bool) {
    if isInside {
      didEnterPreloadState()
      // The subnodes exist only after a layout pass, and should preload immediately.
      if automaticallyManagesSubnodes { layoutIfNeeded() }
      forEachStateDelegate { $0.didEnterPreloadState() }
      return
    }
    // A push and pop of a controller must not discard data, so unmanaged nodes are not notified.
    guard isRangeManaged else { return }
    didExitPreloadState()
    forEachStateDelegate { $0.didExitPreloadState() }
  }

  /// Source: `ASDisplayNode.mm`, `-_didEnterDisplayState` and `-_didExitDisplayState`.
  @MainActor private final func displayStateChanged(to newState: ASInterfaceState) {
    let isInside = newState.contains(.display)
    updateDisplay(isInside: isInside, isVisible: newState.contains(.visible))
    if isInside {
      didEnterDisplayState()
      forEachStateDelegate { $0.didEnterDisplayState() }
    } else {
      didExitDisplayState()
      forEachStateDelegate { $0.didExitDisplayState() }
    }
  }

  /// Source: `ASDisplayNode.mm`, `-_didEnterVisibleState` and `-_didExitVisibleState`.
  @MainActor private final func visibleStateChanged(isInside: Bool) {
    guard isInside else {
      didExitVisibleState()
      forEachStateDelegate { $0.didExitVisibleState() }
      return
    }
    if !isNodeLoaded, !hierarchyState.contains(.rasterized) {
      report(
        .visibleBeforeLoad, "The node became visible before it was loaded.",
        remedy: "Load the node's view before its container shows it.")
    }
    didEnterVisibleState()
    forEachStateDelegate { $0.didEnterVisibleState() }
  }
}
