/// Finds out, for a view without a node, which members of the data source take a node.
///
/// Texture asks a data source for the older members only where it does not implement the node's. Decided
/// here: Swift cannot ask whether a member is implemented without a call, so that each is called once with
/// a node that is never loaded, after the older member was found to be implemented. Source:
/// `ASCollectionView.mm`, `GET_COLLECTIONNODE_OR_RETURN`, and `ASTableView.mm`, `GET_TABLENODE_OR_RETURN`.
@MainActor
struct NodeMemberProbe {
  private var answers: [(member: OptionalMember, isImplemented: Bool)] = []

  nonisolated init() {}

  /// Calls a member unless it was called before.
  ///
  /// - Parameters:
  ///   - member: The full name of the member.
  ///   - node: The node that the member is called with, which reports default implementations.
  ///   - call: A closure that calls the member.
  /// - Returns: Whether the member is implemented.
  mutating func implements<Node: OptionalMemberCaller>(
    _ member: OptionalMember, _ node: @autoclosure () -> Node, _ call: (Node) -> Void
  ) -> Bool {
    if let known = answers.first(where: { $0.member == member }) { return known.isImplemented }
    let node = node()
    let isImplemented = node.optionalMembers.ask(member) { call(node) } != nil
    answers.append((member, isImplemented))
    return isImplemented
  }
}
