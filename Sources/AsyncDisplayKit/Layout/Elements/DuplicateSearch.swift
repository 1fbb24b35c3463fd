/// Looks for an element that stands in several places of a spec's tree.
struct DuplicateSearch {
  private var visited: ContiguousArray<ASLayoutElementObject> = []

  /// The first element met twice, in document order.
  mutating func duplicate(in spec: ASLayoutSpec) -> ASLayoutElementObject? {
    for child in spec.storedChildren {
      let object: ASLayoutElementObject = child
      if wasVisited(object) { return object }
      object.measured.visit = visited.count
      visited.append(object)
      guard let inner = object as? ASLayoutSpec else { continue }
      if let found = duplicate(in: inner) { return found }
    }
    return nil
  }

  // The note on the element may stem from another search; only the list proves it.
  private func wasVisited(_ object: ASLayoutElementObject) -> Bool {
    let visit = object.measured.visit
    return visit < visited.count && visited[visit] === object
  }
}
