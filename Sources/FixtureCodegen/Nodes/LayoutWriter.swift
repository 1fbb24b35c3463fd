import FixtureModel

/// The writer of the statements that make a tree of layout specs, from the leaves up.
struct LayoutWriter {
  private let scope: BindingExpressions
  private let names: Set<String>
  private var counts: [String: Int] = [:]

  /// Creates a writer for a tree whose display nodes are properties already.
  init(nodes: [NamedNode], in scope: BindingExpressions) {
    self.scope = scope
    names = Set(nodes.map(\.property))
  }

  /// Writes the specs below a root element, and the statement that returns the root.
  mutating func writeReturn(of root: PlannedElement, to writer: inout SwiftWriter) {
    let value = write(root, to: &writer)
    guard let condition = root.element.condition else {
      return writer.line(
        root.node == nil
          ? "return \(value)" : "return ASWrapperLayoutSpec(layoutElement: \(value))")
    }
    let test = scope.condition(condition)
    writer.line("return \(test) ? ASWrapperLayoutSpec(layoutElement: \(value)) : ASLayoutSpec()")
  }

  /// Writes the statements for one element, and returns the expression of the element.
  private mutating func write(
    _ planned: PlannedElement, to writer: inout SwiftWriter
  ) -> String {
    let element = planned.element
    if let list = element.list { return write(planned, over: scope.list(list), to: &writer) }
    guard case .spec(let className) = element.kind else { return planned.node?.property ?? "" }
    let children = planned.children.map { write($0, to: &writer) }
    let name = uniqueName(for: element.element)
    let shape = SpecShape.shape(of: className)
    let list = ChildList(element, children: children, in: scope)
    let call = call(of: element, shape, list, name: name, to: &writer)
    writer.line("let \(name) = \(SwiftIdentifier.path(className))(\(call))")
    for property in element.properties where !shape.propertyNames.contains(property.name) {
      PropertyAssignment(property, of: name, in: scope).write(to: &writer)
    }
    return name
  }

  /// Writes the loop that collects the repeated children of an `each`, and returns the name of their array.
  private mutating func write(
    _ planned: PlannedElement, over list: String, to writer: inout SwiftWriter
  ) -> String {
    let name = uniqueName(for: planned.element.element)
    writer.line("var \(name): [any ASLayoutElement] = []")
    guard let child = planned.children.first else { return name }
    let readsIndex = child.layoutReadsEach || !child.ownNodes.isEmpty
    writer.block("for \(readsIndex ? "fixtureIndex" : "_") in \(list).indices") { writer in
      if child.layoutReadsEach {
        writer.line("let \(BindingExpressions.each) = \(list)[fixtureIndex]")
      }
      for node in child.ownNodes {
        writer.line("let \(node.property) = \(node.property)[fixtureIndex]")
      }
      let value = write(child, to: &writer)
      guard let condition = child.element.condition else {
        return writer.line("\(name).append(\(value))")
      }
      writer.line("if \(scope.condition(condition)) { \(name).append(\(value)) }")
    }
    return name
  }

  private func call(
    of element: LayoutNode, _ shape: SpecShape, _ list: ChildList, name: String,
    to writer: inout SwiftWriter
  ) -> String {
    let children = "\(name)Children"
    let all = list.needsStatements ? "\(children).elements" : children
    let reversed = list.reversed(all)
    guard reversed != nil || list.needsStatements else {
      return SpecCall(element, shape: shape, children: list, in: scope).arguments
    }
    if list.needsStatements {
      list.writeStatements(to: &writer, name: children)
    } else {
      writer.line("let \(children): [any ASLayoutElement] = \(list.all)")
    }
    return SpecCall(element, shape: shape, children: list, all: reversed ?? all, in: scope)
      .arguments
  }

  private mutating func uniqueName(for element: String) -> String {
    let base = SwiftIdentifier.sanitized(element)
    var number = counts[base, default: 0]
    repeat {
      number += 1
    } while names.contains("\(base)\(number)")
      || names.contains("\(base)\(number)Children")
    counts[base] = number
    return "\(base)\(number)"
  }
}
