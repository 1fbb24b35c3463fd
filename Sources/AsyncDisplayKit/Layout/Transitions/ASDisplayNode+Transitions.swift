import Synchronization
import UIKit

extension ASDisplayNode {
  @MainActor final func runTransition(
    with constrainedSize: ASSizeRange, animated: Bool, shouldMeasureAsync: Bool,
    measurementCompletion completion: (@MainActor @Sendable () -> Void)?
  ) {
    guard constrainedSize.max.width > 0, constrainedSize.max.height > 0 else { return }
    guard !hierarchyState.contains(.layoutPending) else { return reportNestedTransition() }
    invalidateCalculatedLayout()
    let run = TransitionRun(
      id: beginTransition(), range: constrainedSize, isAnimated: animated,
      scope: LayoutTransitionScope(), completion: completion)
    holdSubnodes(for: run.scope)
    if shouldMeasureAsync {
      measureInBackground(run)
    } else {
      commit(run, measure(for: run))
    }
  }

  /// Cancels a running transition before it is applied.
  ///
  /// Source: `ASDisplayNode+Layout.mm`, `-cancelLayoutTransition` and `-_finishOrCancelTransition`.
  /// Call it on any thread until the node is loaded, then on the main thread.
  public final func cancelLayoutTransition() {
    guard let extras, extras.runningTransition.exchange(0, ordering: .acquiringAndReleasing) != 0
    else { return }
    releaseSubnodes()
  }

  /// A Boolean value that indicates whether a transition of this node is being measured or applied.
  final var isRunningTransition: Bool {
    (extras?.runningTransition.load(ordering: .acquiring) ?? 0) != 0
  }

  /// A Boolean value that indicates whether an ancestor runs a transition for which the current
  /// code does not measure.
  ///
  /// Source: `ASDisplayNode+Layout.mm`, `-_isLayoutTransitionInvalid`.
  final var isMeasuredByOtherTransition: Bool {
    guard hierarchyState.contains(.layoutPending) else { return false }
    guard let scope = LayoutTransitionScope.current else { return true }
    return extras?.ancestorsTransition.load(ordering: .acquiring) != scope.number
  }

  final func leaveAncestorsTransition() {
    extras?.ancestorsTransition.store(0, ordering: .releasing)
    extras?.pendingTransition = nil
  }

  /// Source: `ASDisplayNode+Layout.mm`, `-_startNewTransition`.
  @MainActor private final func beginTransition() -> Int {
    let extras = ownExtras
    let id = extras.transition.lastID + 1
    extras.transition.lastID = id
    extras.runningTransition.store(id, ordering: .releasing)
    return id
  }

  /// Reports a transition that is ignored because a supernode runs one.
  ///
  /// Texture ignores it silently, except while it measures for the supernode's transition. Source:
  /// `ASDisplayNode+Layout.mm`,
  /// `-transitionLayoutWithSizeRange:animated:shouldMeasureAsync:measurementCompletion:`.
  private final func reportNestedTransition() {
    report(
      .nestedLayoutTransition, severity: isMeasuredByOtherTransition ? .advisory : .violation,
      "A layout transition began while a supernode runs one.",
      remedy: "Begin it when the supernode's transition is over.")
  }

  private final func holdSubnodes(for scope: LayoutTransitionScope) {
    forEachSubnode { node in
      if node.isRunningTransition {
        node.report(
          .nestedLayoutTransition, "A supernode began a layout transition during this node's.",
          remedy: "Begin it when the subnode's transition is over.")
      }
      node.setHierarchyState(node.hierarchyState.union(.layoutPending))
      node.ownExtras.ancestorsTransition.store(scope.number, ordering: .releasing)
    }
  }

  private final func releaseSubnodes() {
    forEachSubnode { $0.setHierarchyState($0.hierarchyState.subtracting(.layoutPending)) }
  }
}

extension ASDisplayNode {
  private final func measure(for run: TransitionRun) -> NodeLayout {
    LayoutTransitionScope.$current.withValue(run.scope) {
      calculate(
        ExtentRange(run.range), parent: Extent(run.range.max), in: LayoutPass(root: self))
    }
  }

  /// Measures in a step off the main thread, unless the transition is canceled before the step.
  ///
  /// Source: `ASDisplayNode+Layout.mm`,
  /// `-transitionLayoutWithSizeRange:animated:shouldMeasureAsync:measurementCompletion:`, whose block begins with
  /// the question.
  @MainActor private final func measureInBackground(_ run: TransitionRun) {
    let checkout = NodeCheckout([self], label: "transition \(shortName)")
    checkout.run(.measurement) { nodes in
      nodes.map { $0.isRunning(run) ? $0.measure(for: run) : nil }
    } then: { nodes, layouts in
      for case (let node, let layout?) in zip(nodes, layouts) { node.commit(run, layout) }
    }
  }

  private final func isRunning(_ run: TransitionRun) -> Bool {
    extras?.runningTransition.load(ordering: .acquiring) == run.id
  }

  @MainActor private final func commit(_ run: TransitionRun, _ layout: NodeLayout) {
    guard isRunning(run) else { return }
    let from = calculatedLayout
    let transition = LayoutTransition(of: self, to: layout, from: calculatedNodeLayout)
    calculatedNodeLayout = layout
    let context = LayoutTransitionContext(
      of: self, transition, isAnimated: run.isAnimated, from: from, to: calculatedLayout)
    ownExtras.pendingTransition = transition
    ownExtras.transition.context = context
    completeTransitionsBelow()
    layoutTransitionMeasurementDidFinish()
    run.completion?()
    transition.insertSubnodes()
    animateLayoutTransition(context)
    endRunning(run)
  }

  /// Ends the running transition.
  ///
  /// - Quirk: a transition that began meanwhile, in the completion handler or in the animation, and is
  ///   still being measured is canceled; advisory `transition-canceled-by-former`.
  ///   `ASDisplayNode+Layout.mm`,
  ///   `-transitionLayoutWithSizeRange:animated:shouldMeasureAsync:measurementCompletion:`.
  @MainActor private final func endRunning(_ run: TransitionRun) {
    let running = extras?.runningTransition.exchange(0, ordering: .acquiringAndReleasing) ?? 0
    guard running != 0, running != run.id else { return }
    report(
      .transitionCanceledByFormer, severity: .advisory,
      "The end of a layout transition cancels the one that began during it.",
      remedy: "Begin the next transition in a later turn of the main queue.")
  }

  @MainActor private final func completeTransitionsBelow() {
    forEachSubnode { node in
      node.completePendingTransition()
      node.setHierarchyState(node.hierarchyState.subtracting(.layoutPending))
    }
  }

  /// Finishes a transition whose context was completed.
  ///
  /// New subnodes were inserted for every node; removed ones leave only a node that manages its subnodes.
  /// Source: `ASLayoutTransition.mm`, `-applySubnodeInsertionsAndMoves` and `-applySubnodeRemovals`.
  @MainActor final func finishTransition(_ context: LayoutTransitionContext) {
    didCompleteLayoutTransition(context)
    extras?.transition.context = nil
    pendingTransitionDidComplete()
  }

  /// Applies a prepared layout immediately, without animation.
  ///
  /// Source: `ASDisplayNode+Layout.mm`, `-_completePendingLayoutTransition`.
  @MainActor final func completePendingTransition() {
    guard let transition = extras?.pendingTransition else { return }
    calculatedNodeLayout = transition.next
    transition.commit()
    pendingTransitionDidComplete()
  }

  /// Reports that the end of an animated transition removes a node of the new layout.
  final func adviseOnRemoval(of subnode: ASDisplayNode) {
    report(
      .laidOutSubnodeRemoved, severity: .advisory,
      "Texture removes \(subnode.shortName) at the end of the transition, although the new layout "
        + "has it: its index stayed the same while its neighbors changed.",
      remedy: "Change the order without animation, or keep the order of the other nodes.")
  }

  /// Source: `ASDisplayNode+Layout.mm`, `-_pendingLayoutTransitionDidComplete`.
  @MainActor private final func pendingTransitionDidComplete() {
    calculatedLayoutDidChange()
    preparePlaceholder()
    extras?.pendingTransition = nil
  }
}
