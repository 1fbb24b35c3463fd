/// The analysis of where a path of a row leads: inside of the row, to the elements that contain it, or to
/// others.
///
/// A file is read as a stream: when a row is read, its own content and the start tags of the elements around
/// it are in memory. What else a path names is kept by a pass over the file before, by ``KeptPattern``.
struct PathReach {
  /// The reason why a path cannot be followed.
  struct Failure: Error {
    /// The kinds of reasons.
    enum Kind: Equatable {
      /// The path leads to elements beside the row.
      case beside
      /// The path searches outside of the row.
      case descent
      /// The path needs the text of an element that contains the row.
      case container
      /// The path leaves the entry of a key.
      case leavesEntry
      /// The path names nodes outside of the row that are neither elements, attributes nor texts.
      case otherNodes
      /// The path calls `id()`.
      case identifiers
      /// The key that the path names is not among those that are declared.
      case unknownKey(String?, among: Set<String>)
    }

    /// The kind.
    let kind: Kind
    /// The place in the expression, in Unicode scalars.
    let range: Range<Int>
  }

  /// A place where nodes of a path can be.
  enum Spot: Hashable {
    /// The row's node.
    case row
    /// Inside of the row's element.
    case inside
    /// An element that contains the row, or what a pattern keeps below one.
    case above(KeptPattern)
    /// An attribute or a text of such an element.
    case value(KeptPattern)
    /// An entry of a key.
    case entry
    /// Inside of an entry.
    case entryPart
  }

  /// The patterns of what a pass before the rows must keep.
  private(set) var kept: Set<KeptPattern> = []
  /// A Boolean value that indicates whether the path looks up keys.
  private(set) var usesKeys = false
  /// The names of the namespaces of prefixes.
  var namespaces: [String: String]
  private let keys: Set<String>
  private var origin: Set<Spot> = []

  /// Creates an analysis with the namespaces of prefixes and the names of keys.
  init(namespaces: [String: String], keys: Set<String>) {
    self.namespaces = namespaces
    self.keys = keys
  }

  /// Analyzes an expression whose value is taken.
  mutating func addValue(_ syntax: XPathSyntax, from spots: Set<Spot>) throws(Failure) {
    origin = spots
    try needValue(of: syntax, from: spots)
  }

  /// Analyzes an expression that selects nodes, and returns where they can be.
  mutating func addNodes(_ syntax: XPathSyntax, from spots: Set<Spot>) throws(Failure) -> Set<Spot>
  {
    origin = spots
    let found = try nodes(of: syntax, from: spots)
    needExistence(of: found)
    return found
  }

  private mutating func needValue(
    of syntax: XPathSyntax, from spots: Set<Spot>
  ) throws(Failure) {
    let found = try nodes(of: syntax, from: spots)
    try needValue(of: found, at: range(of: syntax))
  }

  private func range(of syntax: XPathSyntax) -> Range<Int> {
    switch syntax {
    case .path(let path):
      guard let first = path.steps.first, let last = path.steps.last else { return 0..<1 }
      return first.range.lowerBound..<last.range.upperBound
    case .call(_, _, let range): return range
    case .operation(_, let left, _): return range(of: left)
    case .number, .literal: return 0..<1
    }
  }

  /// Returns where the nodes of an expression can be; nothing for other values.
  private mutating func nodes(
    of syntax: XPathSyntax, from spots: Set<Spot>
  ) throws(Failure) -> Set<Spot> {
    switch syntax {
    case .number, .literal: return []
    case .path(let path): return try nodes(of: path, from: spots)
    case .call(let name, let arguments, let range):
      return try call(name, arguments, at: range, from: spots)
    case .operation("|", let left, let right):
      let found = try nodes(of: left, from: spots)
      return found.union(try nodes(of: right, from: spots))
    case .operation(let name, let left, let right):
      for operand in [left, right] {
        if name == "and" || name == "or" {
          needExistence(of: try nodes(of: operand, from: spots))
        } else {
          try needValue(of: operand, from: spots)
        }
      }
      return []
    }
  }

  private static let existence: Set = [
    "count", "name", "local-name", "namespace-uri", "boolean", "not",
  ]
  private static let contextValues: Set = ["string", "string-length", "normalize-space", "number"]

  private mutating func call(
    _ name: String, _ arguments: [XPathSyntax], at range: Range<Int>, from spots: Set<Spot>
  ) throws(Failure) -> Set<Spot> {
    switch name {
    case "id": throw Failure(kind: .identifiers, range: range)
    case "current": return origin
    case "key":
      usesKeys = true
      guard case .literal(let key)? = arguments.first else {
        throw Failure(kind: .unknownKey(nil, among: keys), range: range)
      }
      guard keys.contains(key) else {
        throw Failure(kind: .unknownKey(key, among: keys), range: range)
      }
      for argument in arguments { try needValue(of: argument, from: spots) }
      return [.entry]
    case _ where Self.existence.contains(name):
      for argument in arguments { needExistence(of: try nodes(of: argument, from: spots)) }
    default:
      if arguments.isEmpty, Self.contextValues.contains(name) {
        try needValue(of: spots, at: range)
      }
      for argument in arguments { try needValue(of: argument, from: spots) }
    }
    return []
  }

  private mutating func nodes(
    of path: XPathPath, from origin: Set<Spot>
  ) throws(Failure) -> Set<Spot> {
    var found: Set<Spot>
    switch path.start {
    case .context: found = origin
    case .document: found = [.above(KeptPattern(anchor: .document))]
    case .nodes(let expression, let predicates):
      found = try nodes(of: expression, from: origin)
      try check(predicates, from: found)
    }
    for step in path.steps {
      var next: Set<Spot> = []
      for spot in found {
        let reached = try spots(after: step, from: spot)
        next.formUnion(reached)
      }
      try check(step.predicates, from: next)
      found = next
    }
    return found
  }

  private mutating func check(
    _ predicates: [XPathPredicate], from spots: Set<Spot>
  ) throws(Failure) {
    for predicate in predicates {
      needExistence(of: try nodes(of: predicate.expression, from: spots))
    }
  }

  private mutating func needExistence(of spots: Set<Spot>) {
    for case .above(let pattern) in spots where !pattern.isAlwaysOpen { kept.insert(pattern) }
    for case .value(let pattern) in spots where !pattern.isAlwaysOpen { kept.insert(pattern) }
  }

  private mutating func needValue(of spots: Set<Spot>, at range: Range<Int>) throws(Failure) {
    needExistence(of: spots)
    for case .above(var pattern) in spots {
      guard !pattern.tests.isEmpty else { throw Failure(kind: .container, range: range) }
      pattern.isWhole = true
      kept.insert(pattern)
    }
  }
}

extension PathReach {
  private func spots(after step: XPathStep, from spot: Spot) throws(Failure) -> Set<Spot> {
    switch spot {
    case .row: return try spotsFromRow(step)
    case .inside: return try spotsFromInside(step)
    case .above(let pattern): return try spots(after: step, from: pattern)
    case .value(let pattern):
      guard ["parent", "ancestor", "ancestor-or-self"].contains(step.axis) else { return [spot] }
      return try spots(after: step, from: pattern)
    case .entry, .entryPart: return try spotsFromEntry(step, isRoot: spot == .entry)
    }
  }

  private func spotsFromRow(_ step: XPathStep) throws(Failure) -> Set<Spot> {
    switch step.axis {
    case "self": return [.row]
    case "child", "descendant", "attribute", "namespace": return [.inside]
    case "descendant-or-self": return [.row, .inside]
    case "parent", "ancestor": return above(step)
    case "ancestor-or-self": return above(step).union([.row])
    default: throw Failure(kind: .beside, range: step.range)
    }
  }

  private func spotsFromInside(_ step: XPathStep) throws(Failure) -> Set<Spot> {
    switch step.axis {
    case "parent": return [.row, .inside]
    case "ancestor", "ancestor-or-self": return above(step).union([.row, .inside])
    case "following", "preceding": throw Failure(kind: .beside, range: step.range)
    default: return [.inside]
    }
  }

  private func spotsFromEntry(_ step: XPathStep, isRoot: Bool) throws(Failure) -> Set<Spot> {
    switch step.axis {
    case "self": return isRoot ? [.entry] : [.entryPart]
    case "child", "descendant", "attribute", "namespace": return [.entryPart]
    case "descendant-or-self": return isRoot ? [.entry, .entryPart] : [.entryPart]
    case "parent" where !isRoot: return [.entry, .entryPart]
    case "following-sibling" where !isRoot, "preceding-sibling" where !isRoot: return [.entryPart]
    default: throw Failure(kind: .leavesEntry, range: step.range)
    }
  }

  /// The elements around the row that a step takes, and the document.
  private func above(_ step: XPathStep) -> Set<Spot> {
    guard let name = NodeName(step.test, namespaces: namespaces) else {
      guard step.test == .type("node") else { return [] }
      return [
        .above(KeptPattern(anchor: .container(.any))), .above(KeptPattern(anchor: .document)),
      ]
    }
    return [.above(KeptPattern(anchor: .container(name)))]
  }

  private func spots(
    after step: XPathStep, from pattern: KeptPattern
  ) throws(Failure) -> Set<Spot> {
    switch step.axis {
    case "self": return [.above(pattern)]
    case "attribute", "namespace": return [.value(pattern)]
    case "parent", "ancestor", "ancestor-or-self": return try spotsAbove(pattern, step)
    case "child":
      if step.test == .type("text") { return [.value(pattern.appending(.text))] }
      guard let name = NodeName(step.test, namespaces: namespaces) else {
        throw Failure(kind: .otherNodes, range: step.range)
      }
      return [.above(pattern.appending(.element(name)))]
    case "descendant", "descendant-or-self": throw Failure(kind: .descent, range: step.range)
    default: throw Failure(kind: .beside, range: step.range)
    }
  }

  private func spotsAbove(
    _ pattern: KeptPattern, _ step: XPathStep
  ) throws(Failure) -> Set<Spot> {
    let itself: Set<Spot> = step.axis == "ancestor-or-self" ? [.above(pattern)] : []
    guard !pattern.tests.isEmpty else {
      return pattern.anchor == .document ? itself : above(step).union(itself)
    }
    guard step.axis == "parent" else { throw Failure(kind: .descent, range: step.range) }
    return [.above(pattern.dropLast())]
  }
}
