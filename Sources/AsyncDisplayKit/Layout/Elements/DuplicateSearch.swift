/// Looks for an element that stands in several places of a spec's tree.
struct DuplicateSearch {
  private var visited: ContiguousArray<ASLayoutElementObject> = []

  /// The first element met twice, in document order.
  ///
  /// A list of what is left stands in for recursion, which a deep tree would exhaust.
  mutating func duplicate(in element: ASLayoutElementObject) -> ASLayoutElementObject? {
    var rest: ContiguousArray<ASLayoutElementObject> = [element]
    while let object = rest.popLast() {
      if wasVisited(object) { return object }
      object.measured.visit = visited.count
      visited.append(object)
      for child in object.storedChildren.reversed() { rest.append(child) }
    }
    return nil
  }

  // The note on the element may stem from another search; only the list proves it.
  private func wasVisited(_ object: ASLayoutElementObject) -> Bool {
    let visit = object.measured.visit
    return visit < visited.count && visited[visit] === object
  }
}
