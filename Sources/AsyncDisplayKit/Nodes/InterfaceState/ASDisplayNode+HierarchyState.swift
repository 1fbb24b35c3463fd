import UIKit

extension ASDisplayNode {
  /// Adds flags to the hierarchy state of the whole subtree.
  package final func enterHierarchyState(_ bits: HierarchyState) {
    guard !bits.isEmpty else { return }
    forEachInSubtree { $0.setHierarchyState($0.hierarchyState.union(bits)) }
  }

  /// Removes flags from the hierarchy state of the whole subtree.
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
      enterInterfaceState(supernode.currentInterfaceState)
    }
    if oldState.contains(.layoutPending), !newState.contains(.layoutPending) {
      leaveAncestorsTransition()
    }
  }

  private final func reportRasterizedSynchronousNode() {
    report(
      .synchronousInRasterizedTree,
      "A node that wraps a foreign view or layer was added to a rasterized subtree.",
      remedy: "Keep nodes made with a view or layer block out of rasterized subtrees.")
  }
}

extension ASDisplayNode {
  /// Notifies the subtree that its view or layer has entered a window.
  ///
  /// - Quirk: a node that is in the window already is notified again that it has entered. A
  ///   layer-backed subnode is reached from its supernode and from its layer, and is notified twice.
  ///   `ASDisplayNode.mm`, `-__enterHierarchy` and `-actionForLayer:forKey:`.
  @MainActor final func enterHierarchy() {
    if !flags.contains(.inHierarchy), !ignoresWindows { enterWindow() }
    guard flags.contains(.inHierarchy), !flags.contains(.enteringHierarchy) else { return }
    flags.insert(.tellingDidEnter)
    didEnterHierarchy()
    flags.remove(.tellingDidEnter)
  }

  @MainActor private final func enterWindow() {
    flags.insert([.inHierarchy, .enteringHierarchy])
    willEnterHierarchy()
    for child in children { child.enterHierarchy() }
    flags.remove(.enteringHierarchy)
    startDisplayOnEntering()
  }

  /// Notifies the subtree that its view or layer has left its window.
  @MainActor final func exitHierarchy() {
    leaveWindow()
    didLeaveWindow()
  }

  @MainActor private final func leaveWindow() {
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

  /// Removes the visible state in a later main-queue job, unless the node is in a window again by
  /// then.
  @MainActor final func scheduleVisibleExit() {
    guard currentInterfaceState.contains(.visible) else { return }
    // The node is retained on purpose: its last hook must be called even if its tree was
    // deallocated.
    let node = MainActorReference(self)
    environment.enqueueOnMain(RuntimeScheduling.Step(.main, "exit visible")) {
      guard !node.object.isInHierarchy, node.object.isVisible else { return }
      node.object.applyInterfaceState(node.object.interfaceState.subtracting(.visible))
    }
  }

  final func reportManualAppearance(_ member: String) {
    report(
      .manualAppearanceCall, "\(member) was called by the application.",
      remedy: "Add the node to a window or remove it; the runtime calls the hooks.")
  }
}

/// The flags that a node has because of its ancestors.
package struct HierarchyState: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// An ancestor draws the whole subtree into its own contents.
  package static let rasterized = HierarchyState(rawValue: 1 << 0)
  /// A range controller sets the interface state of the subtree.
  package static let rangeManaged = HierarchyState(rawValue: 1 << 1)
  /// The subtree moves between two supernodes. Changes of the window are ignored during the move.
  package static let transitioningSupernodes = HierarchyState(rawValue: 1 << 2)
  /// An ancestor runs a layout transition.
  package static let layoutPending = HierarchyState(rawValue: 1 << 3)
}

extension ASDisplayNode {
  /// Prepares a node that enters a window: outside of managed containers, it gets all interface
  /// states.
  @MainActor final func baseWillEnterHierarchy() {
    guard flags.contains(.enteringHierarchy) else {
      return reportManualAppearance("willEnterHierarchy()")
    }
    if !isRangeManaged { applyInterfaceState(.inHierarchy) }
  }

  /// Notifies the delegates that the node has entered a window.
  @MainActor final func baseDidEnterHierarchy() {
    guard flags.contains(.inHierarchy), !flags.contains(.enteringHierarchy),
      flags.contains(.tellingDidEnter)
    else { return reportManualAppearance("didEnterHierarchy()") }
    forEachStateDelegate { $0.didEnterHierarchy() }
  }

  /// Updates a node that left its window: outside of managed containers, it loses all interface
  /// states.
  @MainActor final func baseDidExitHierarchy() {
    guard flags.contains(.exitingHierarchy) else {
      return reportManualAppearance("didExitHierarchy()")
    }
    forEachStateDelegate { $0.didExitHierarchy() }
    if isRangeManaged {
      scheduleVisibleExit()
    } else {
      applyInterfaceState(.none)
    }
  }
}
