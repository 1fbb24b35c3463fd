/// A search for an element that occurs more than once in a spec's tree.
///
/// The references are unretained: the searched trees outlive the search.
struct DuplicateSearch {
  /// The elements of the tree, parents first.
  private(set) var visited: ContiguousArray<ElementReference> = []
  /// The number of visited elements that are nodes.
  private(set) var nodeCount = 0

  /// Returns the first element that occurs a second time, in document order, or `nil`.
  ///
  /// The search is iterative, because recursion could overflow the stack in a deep tree.
  mutating func duplicate(in element: ASLayoutElementObject) -> ASLayoutElementObject? {
    var rest: ContiguousArray<ElementReference> = [ElementReference(element)]
    while let reference = rest.popLast() {
      if reference.with({ wasVisited($0) }) { return reference.element }
      reference.with { object in
        object.measured.visit = Int32(truncatingIfNeeded: visited.count)
        visited.append(reference)
        if object.kind == .node { nodeCount += 1 }
        let children = object.storedChildren
        for index in children.indices.reversed() { rest.append(ElementReference(children[index])) }
      }
    }
    return nil
  }

  // The index in the element may be from another search, so it is compared with the list.
  private func wasVisited(_ object: ASLayoutElementObject) -> Bool {
    let visit = Int(object.measured.visit)
    return visit < visited.count && visited[visit] == ElementReference(object)
  }
}
