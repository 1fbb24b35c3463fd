/// The nodes that have started and not finished drawing, of one node and its subnodes.
///
/// The nodes are held weakly: one that is deallocated while it draws leaves the set. Source:
/// `ASDisplayNode.mm`, `-_pendingNodeWillDisplay:` and `-_pendingNodeDidDisplay:`.
@MainActor
struct PendingDisplays {
  private var nodes: [WeakMainActorReference<ASDisplayNode>] = []

  nonisolated init() {}

  /// Adds a node that has started drawing.
  mutating func add(_ node: ASDisplayNode) {
    guard !nodes.contains(where: { $0.object === node }) else { return }
    nodes.append(WeakMainActorReference(node))
  }

  /// Removes a node that has finished drawing.
  ///
  /// - Returns: Whether the set has become empty. An empty set does not become empty again.
  mutating func finish(_ node: ASDisplayNode) -> Bool {
    guard !nodes.isEmpty else { return false }
    nodes.removeAll { $0.object === node || $0.object == nil }
    return nodes.isEmpty
  }
}
