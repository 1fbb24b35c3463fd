/// Looks for an element that stands in several places of a spec's tree.
///
/// Its references are not counted: the trees that are searched live longer than the search.
struct DuplicateSearch {
  private var visited: ContiguousArray<ElementReference> = []
  /// How many of the elements met are nodes.
  private(set) var nodeCount = 0

  /// The first element met twice, in document order.
  ///
  /// A list of what is left stands in for recursion, which a deep tree would exhaust.
  mutating func duplicate(in element: ASLayoutElementObject) -> ASLayoutElementObject? {
    var rest: ContiguousArray<ElementReference> = [ElementReference(element)]
    while let reference = rest.popLast() {
      if reference.with({ wasVisited($0) }) { return reference.element }
      reference.with { object in
        object.measured.visit = Int32(truncatingIfNeeded: visited.count)
        visited.append(reference)
        if object.kind == .node { nodeCount += 1 }
        for child in object.storedChildren.reversed() { rest.append(ElementReference(child)) }
      }
    }
    return nil
  }

  // The note on the element may stem from another search; only the list proves it.
  private func wasVisited(_ object: ASLayoutElementObject) -> Bool {
    let visit = Int(object.measured.visit)
    return visit < visited.count && visited[visit] == ElementReference(object)
  }
}
