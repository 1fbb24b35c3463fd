/// An XPath 1.0 expression as a tree, with what the checks of paths distinguish.
indirect enum XPathSyntax {
  /// A location path.
  case path(XPathPath)
  /// A call of a function; the range is that of the name.
  case call(String, [XPathSyntax], at: Range<Int>)
  /// An operation on two operands; negation is a subtraction from nothing.
  case operation(String, XPathSyntax, XPathSyntax)
  /// A number; `nil` where the text is not one.
  case number(Double?)
  /// A string, without its quotation marks.
  case literal(String)
}

/// A location path: where it starts and its steps.
struct XPathPath {
  /// The start of a path.
  enum Start {
    /// The document.
    case document
    /// The context node.
    case context
    /// The nodes of an expression that pass the predicates.
    case nodes(XPathSyntax, [XPathPredicate])
  }

  /// The start.
  var start: Start
  /// The steps, in order.
  var steps: [XPathStep] = []
}

/// A step of a location path.
struct XPathStep {
  /// The nodes that a step takes from its axis.
  enum Test: Equatable {
    /// Elements or attributes of a name; a name or a prefix that is `nil` is any.
    case name(prefix: String?, local: String?)
    /// Nodes of a type, such as `text` or `node`.
    case type(String)
  }

  /// The axis, such as `child`.
  let axis: String
  /// The node test.
  let test: Test
  /// The predicates, in order.
  var predicates: [XPathPredicate] = []
  /// The place of the step in the expression, in Unicode scalars.
  let range: Range<Int>

  /// A Boolean value that indicates whether the step is what `//` is short for.
  var isDescent: Bool {
    axis == "descendant-or-self" && test == .type("node") && predicates.isEmpty
  }
}

/// A predicate of a step.
struct XPathPredicate {
  /// The expression.
  let expression: XPathSyntax
  /// The place of the expression, without brackets, in Unicode scalars.
  let range: Range<Int>
}

extension XPathSyntax {
  /// The operands of unions; the expression itself if it is none.
  var alternatives: [XPathSyntax] {
    guard case .operation("|", let left, let right) = self else { return [self] }
    return left.alternatives + right.alternatives
  }

  /// A Boolean value that indicates whether the expression finds nodes, not a value.
  var findsNodes: Bool {
    switch self {
    case .path: true
    case .call(let name, _, _): ["current", "id", "key"].contains(name)
    case .operation("|", let left, let right): left.findsNodes && right.findsNodes
    case .operation, .number, .literal: false
    }
  }

  /// Returns whether the expression calls a function for its own context, outside of predicates.
  func calls(_ name: String) -> Bool {
    switch self {
    case .call(let called, let arguments, _):
      called == name || arguments.contains { $0.calls(name) }
    case .operation(_, let left, let right): left.calls(name) || right.calls(name)
    case .path(let path):
      if case .nodes(let expression, _) = path.start { expression.calls(name) } else { false }
    case .number, .literal: false
    }
  }
}
