/// A `select`: which nodes of a document become rows, in a form that is matched while the document is read.
///
/// libxml2's streaming patterns have no predicates, no unions of more than paths, and take some expressions
/// without matching them.
struct RowSelect {
  /// A path of a `select`.
  struct Path {
    /// The steps from the document, or from any element.
    var steps: [Step] = []
  }

  /// A step of a path.
  struct Step {
    /// The nodes that a step takes.
    enum Test {
      /// Child elements of a name.
      case element(NodeName)
      /// Attributes of a name.
      case attribute(NodeName)
      /// Child texts.
      case text
    }

    /// A Boolean value that indicates whether the nodes may be anywhere below.
    let isDeep: Bool
    /// The nodes that the step takes.
    let test: Test
    /// The predicates.
    var predicates: [Predicate] = []
  }

  /// A predicate.
  struct Predicate {
    /// The index of the compiled expression.
    let expression: Int
    /// A Boolean value that indicates whether start tags are enough to evaluate the predicate.
    let isEarly: Bool
    /// A Boolean value that indicates whether the predicate asks for the number of nodes.
    let usesLast: Bool
  }

  /// The alternative paths.
  var paths: [Path] = []
  /// The predicates of an expression in parentheses, which apply to all rows together.
  var filters: [Predicate] = []

  /// The names that the paths test.
  var names: [NodeName] {
    paths.flatMap(\.steps).compactMap { step in
      switch step.test {
      case .element(let name), .attribute(let name): name
      case .text: nil
      }
    }
  }

  /// A Boolean value that indicates whether a predicate of a step asks for the number of nodes.
  var countsSiblings: Bool {
    paths.contains { $0.steps.contains { $0.predicates.contains(where: \.usesLast) } }
  }

  /// A Boolean value that indicates whether a predicate asks for the number of all rows.
  var countsRows: Bool { filters.contains(where: \.usesLast) }
}

/// A builder of the ``RowSelect`` of an expression.
struct RowSelectBuilder {
  /// The reason why an expression cannot be a `select`.
  struct Failure: Error {
    /// The kinds of reasons.
    enum Kind: Equatable {
      /// The expression selects no nodes.
      case notNodes
      /// The step goes along an axis that leads away from the path.
      case axis
      /// The step takes nodes that cannot be rows.
      case nodes
      /// A predicate of an element around the rows reads more than attributes.
      case containerPredicate
      /// A number selects among the elements anywhere below.
      case deepPosition
      /// Several predicates ask for the number of nodes.
      case severalCounts
      /// The predicate leaves the row.
      case reach(PathReach.Failure.Kind)
    }

    /// The kind.
    let kind: Kind
    /// The place in the expression, in Unicode scalars.
    let range: Range<Int>
  }

  private let namespaces: [String: String]
  private let addPredicate: (Range<Int>) throws(Failure) -> Int
  private(set) var reach: PathReach
  private var select = RowSelect()

  /// Creates a builder. `addPredicate` compiles the part of the expression that a range names, and returns its
  /// index.
  init(
    namespaces: [String: String], reach: PathReach,
    addPredicate: @escaping (Range<Int>) throws(Failure) -> Int
  ) {
    self.namespaces = namespaces
    self.reach = reach
    self.addPredicate = addPredicate
  }

  /// Returns the selection of an expression.
  mutating func build(_ syntax: XPathSyntax) throws(Failure) -> RowSelect {
    if case .path(let path) = syntax, case .nodes(let inner, let predicates) = path.start,
      path.steps.isEmpty
    {
      try addPaths(inner)
      for predicate in predicates {
        let index = try addPredicate(predicate.range)
        try check(predicate, from: [.row, .inside])
        select.filters.append(
          RowSelect.Predicate(
            expression: index, isEarly: false, usesLast: predicate.expression.calls("last")))
      }
    } else {
      try addPaths(syntax)
    }
    return select
  }

  private mutating func addPaths(_ syntax: XPathSyntax) throws(Failure) {
    for alternative in syntax.alternatives {
      guard case .path(let path) = alternative else {
        throw Failure(kind: .notNodes, range: 0..<1)
      }
      try add(path)
    }
  }

  private mutating func add(_ path: XPathPath) throws(Failure) {
    var isDeep: Bool
    switch path.start {
    case .document: isDeep = false
    case .context: isDeep = true
    case .nodes(let inner, let predicates):
      guard predicates.isEmpty, path.steps.isEmpty else {
        throw Failure(kind: .notNodes, range: 0..<1)
      }
      return try addPaths(inner)
    }
    var result = RowSelect.Path()
    let steps = path.steps.filter { !($0.axis == "self" && $0.test == .type("node")) }
    for (index, step) in steps.enumerated() {
      if step.isDescent, index < steps.count - 1 {
        isDeep = true
        continue
      }
      result.steps.append(try self.step(step, isDeep: isDeep, isLast: index == steps.count - 1))
      isDeep = false
    }
    guard !result.steps.isEmpty else { throw Failure(kind: .nodes, range: 0..<1) }
    let counts = result.steps.flatMap(\.predicates).count(where: \.usesLast)
    if counts > 1, let first = path.steps.first {
      throw Failure(kind: .severalCounts, range: first.range)
    }
    select.paths.append(result)
  }

  private mutating func step(
    _ step: XPathStep, isDeep: Bool, isLast: Bool
  ) throws(Failure) -> RowSelect.Step {
    let test = try test(step, isLast: isLast)
    let isDescendant = step.axis == "descendant"
    var result = RowSelect.Step(isDeep: isDeep || isDescendant, test: test)
    for predicate in step.predicates {
      let isPosition = Self.isPosition(predicate.expression)
      if isDescendant, isPosition { throw Failure(kind: .deepPosition, range: step.range) }
      let isEarly = isEarly(predicate)
      if !isEarly {
        guard isLast else { throw Failure(kind: .containerPredicate, range: predicate.range) }
        var isElement = false
        if case .element = test { isElement = true }
        try check(predicate, from: [isElement ? .row : .inside])
      }
      let usesLast = predicate.expression.calls("last")
      result.predicates.append(
        RowSelect.Predicate(
          expression: try addPredicate(predicate.range), isEarly: isEarly, usesLast: usesLast))
    }
    return result
  }

  private func test(_ step: XPathStep, isLast: Bool) throws(Failure) -> RowSelect.Step.Test {
    let name = NodeName(step.test, namespaces: namespaces)
    switch step.axis {
    case "child", "descendant":
      if let name { return .element(name) }
      if step.test == .type("text"), isLast, step.axis == "child" { return .text }
      throw Failure(kind: .nodes, range: step.range)
    case "attribute":
      guard let name, isLast else { throw Failure(kind: .nodes, range: step.range) }
      return .attribute(name)
    default: throw Failure(kind: .axis, range: step.range)
    }
  }

  /// Returns whether start tags are enough to evaluate a predicate.
  private func isEarly(_ predicate: XPathPredicate) -> Bool {
    var probe = PathReach(namespaces: namespaces, keys: [])
    let spot = PathReach.Spot.above(KeptPattern(anchor: .container(.any)))
    do throws(PathReach.Failure) {
      try probe.addValue(predicate.expression, from: [spot])
    } catch {
      return false
    }
    return probe.kept.isEmpty && !probe.usesKeys
  }

  private mutating func check(
    _ predicate: XPathPredicate, from spots: Set<PathReach.Spot>
  ) throws(Failure) {
    do throws(PathReach.Failure) {
      _ = try reach.addNodes(predicate.expression, from: spots)
    } catch {
      throw Failure(kind: .reach(error.kind), range: error.range)
    }
  }

  private static func isPosition(_ syntax: XPathSyntax) -> Bool {
    switch syntax {
    case .number: true
    case .call("count", _, _), .call("position", _, _), .call("last", _, _): true
    default: syntax.calls("position") || syntax.calls("last")
    }
  }
}
