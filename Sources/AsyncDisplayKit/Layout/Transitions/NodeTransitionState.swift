/// The layout transitions that concern one node.
struct NodeTransitionState {
  /// The number of the node's own running transition.
  var runningID: Int?
  /// The number of the transition that the node last began.
  var lastID = 0
  /// The transition of an ancestor that this node waits for.
  var ancestors: LayoutTransitionScope?
  /// The change of subnodes that is prepared or under way.
  var pending: LayoutTransition?
  /// The context that the running animation holds.
  var context: LayoutTransitionContext?
}

/// The identity of one run of a transition, which measuring carries along.
final class LayoutTransitionScope: Sendable {
  /// The transition for which the running code measures.
  @TaskLocal static var current: LayoutTransitionScope?
}
