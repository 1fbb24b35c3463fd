import FixtureModel

/// The names of the properties that hold a cell's display nodes.
struct NodeNames {
  private var taken: Set<String> = []

  /// Takes the names that elements and those inside of them state.
  init(_ elements: [LayoutNode]) {
    take(elements)
  }

  /// Returns the property of a display node, with a new name when the fixture states none.
  mutating func node(for element: LayoutNode) -> NamedNode {
    if let name = element.name {
      return NamedNode(
        element: element, property: SwiftIdentifier.spelling(name.value), isNamed: true)
    }
    let base = SwiftIdentifier.sanitized(element.element)
    var number = 1
    while taken.contains("\(base)\(number)") { number += 1 }
    taken.insert("\(base)\(number)")
    return NamedNode(element: element, property: "\(base)\(number)", isNamed: false)
  }

  private mutating func take(_ elements: [LayoutNode]) {
    for element in elements {
      if let name = element.name { taken.insert(name.value) }
      take(element.children)
    }
  }
}
