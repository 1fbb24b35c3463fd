import FixtureModel

/// The children of a layout spec, of which some may be left out.
struct ChildList {
  private let element: LayoutNode
  private let children: [String]
  private let scope: BindingExpressions

  /// Creates the list of an element whose children have been written already.
  init(_ element: LayoutNode, children: [String], in scope: BindingExpressions) {
    self.element = element
    self.children = children
    self.scope = scope
  }

  /// Returns the child at an index, or an empty spec if the child is left out.
  func child(at index: Int) -> String {
    guard index < children.count else { return "ASLayoutSpec()" }
    guard let condition = element.children[index].condition else { return children[index] }
    return "\(scope.condition(condition)) ? \(children[index]) as any ASLayoutElement "
      + ": ASLayoutSpec()"
  }

  /// An array of the children that are not left out.
  var all: String {
    hasConditions
      ? "([\(optionals)] as [(any ASLayoutElement)?]).compactMap { $0 }" : "[\(names)]"
  }

  /// Returns the expression that reverses the array of a name under the direction that the fixture
  /// states.
  func reversed(_ name: String) -> String? {
    guard
      let property = element.properties.first(where: {
        $0.name == "reversed" && $0.target == .generated
      }), case .enumCase(let direction) = property.value
    else { return nil }
    let member = SwiftIdentifier.member(direction)
    return "\(scope.node)asyncTraitCollection().layoutDirection == \(member) "
      + "? \(name).reversed() : \(name)"
  }

  /// A Boolean value that indicates whether the array is built by statements, since the compiler's time for
  /// one expression with many conditions, or with comparisons, grows with the cube of their number.
  var needsStatements: Bool {
    (hasConditions && children.count > 16)
      || element.children.contains { child in
        child.list != nil || (child.condition.map { $0.test != .isPresent } ?? false)
      }
  }

  /// Writes the statements that build the array in a variable.
  func writeStatements(to writer: inout SwiftWriter, name: String) {
    writer.line("var \(name) = FixtureSupport.FixtureChildren()")
    for (child, expression) in zip(element.children, children) {
      let condition = child.condition.map { ", if: \(scope.condition($0))" } ?? ""
      let label = child.list == nil ? "" : "contentsOf: "
      writer.line("\(name).add(\(label)\(expression)\(condition))")
    }
  }

  private var hasConditions: Bool {
    element.children.contains { $0.condition != nil }
  }

  private var names: String {
    children.joined(separator: ", ")
  }

  private var optionals: String {
    zip(element.children, children).map { child, name in
      child.condition.map { "\(scope.condition($0)) ? \(name) : nil" } ?? name
    }.joined(separator: ", ")
  }
}
