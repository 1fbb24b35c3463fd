import UIKit

extension ASDisplayNode {
  /// Adds bits to the whole subtree.
  package final func enterHierarchyState(_ bits: HierarchyState) {
    guard !bits.isEmpty else { return }
    forEachInSubtree { $0.setHierarchyState($0.hierarchyState.union(bits)) }
  }

  /// Removes bits from the whole subtree.
  package final func exitHierarchyState(_ bits: HierarchyState) {
    guard !bits.isEmpty else { return }
    forEachInSubtree { $0.setHierarchyState($0.hierarchyState.subtracting(bits)) }
  }

  final func setHierarchyState(_ newState: HierarchyState) {
    let oldState = hierarchyState
    guard newState != oldState else { return }
    hierarchyState = newState
    if newState.contains(.rasterized), isSynchronous { reportRasterizedSynchronousNode() }
    let entered = newState.subtracting(oldState)
    if entered.contains(.rangeManaged), let supernode {
      // A node that is put into a visible tree becomes visible, which it may only be when loaded.
      if supernode.isVisible, supernode.isNodeLoaded { _ = onMain { $0.loadIfNeeded() } }
      enterInterfaceState(supernode.currentInterfaceState)
    }
    if oldState.contains(.layoutPending), !newState.contains(.layoutPending) {
      leaveAncestorsTransition()
    }
  }

  private final func reportRasterizedSynchronousNode() {
    report(
      .synchronousInRasterizedTree,
      "A node around a foreign view or layer was added to a rasterized subtree.",
      remedy: "Keep nodes made with a view or layer block out of rasterized subtrees.")
  }
}

extension ASDisplayNode {
  /// Tells the subtree that its view or layer came into a window.
  @MainActor final func enterHierarchy() {
    guard !flags.contains(.inHierarchy), !ignoresWindows else { return }
    flags.insert([.inHierarchy, .enteringHierarchy])
    willEnterHierarchy()
    for child in children { child.enterHierarchy() }
    flags.remove(.enteringHierarchy)
    startDisplayOnEntering()
    flags.insert(.tellingDidEnter)
    didEnterHierarchy()
    flags.remove(.tellingDidEnter)
  }

  /// Tells the subtree that its view or layer left its window.
  @MainActor final func exitHierarchy() {
    guard flags.contains(.inHierarchy), !ignoresWindows else { return }
    flags.insert(.exitingHierarchy)
    flags.remove(.inHierarchy)
    didExitHierarchy()
    for child in children { child.exitHierarchy() }
    flags.remove(.exitingHierarchy)
  }

  private final var ignoresWindows: Bool {
    flags.contains(.movingBetweenSupernodes) || hierarchyState.contains(.transitioningSupernodes)
  }

  /// Drops the visible bit in the next main turn, unless the node is in a window again by then.
  @MainActor final func scheduleVisibleExit() {
    guard currentInterfaceState.contains(.visible) else { return }
    // The node is kept alive on purpose: its last hook must run even when its tree is gone.
    let node = MainActorReference(self)
    environment.enqueueOnMain(RuntimeStep(.main, "exit visible")) {
      guard !node.object.isInHierarchy, node.object.isVisible else { return }
      node.object.applyInterfaceState(node.object.interfaceState.subtracting(.visible))
    }
  }

  final func reportManualAppearance(_ member: String) {
    report(
      .manualAppearanceCall, "\(member) was called by hand.",
      remedy: "Add the node to a window or take it out; the runtime calls the hooks.")
  }
}
