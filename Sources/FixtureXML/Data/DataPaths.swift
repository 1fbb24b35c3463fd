import CLibXML2

/// The expressions of an element that reads a data file.
struct DataExpressions {
  /// A path: its text, and the path from whose nodes it starts.
  struct Path {
    /// The expression.
    let text: String
    /// The names of the namespaces of prefixes.
    var namespaces: [String: String] = [:]
    /// The index of the path that finds the nodes from which this one starts; `nil` for the row.
    var parent: Int?
    /// A Boolean value that indicates whether nodes are wanted, from which other paths start.
    var findsNodes = false
  }

  /// A key: the elements that are its entries, and their values.
  struct Key {
    /// The name.
    let name: String
    /// The expression of the entries.
    let match: String
    /// The path of the value, from an entry.
    let use: String
    /// The names of the namespaces of prefixes.
    var namespaces: [String: String] = [:]
  }

  /// The expression of the rows.
  let select: String
  /// The names of the namespaces of the prefixes of `select`.
  var namespaces: [String: String] = [:]
  /// The paths; each follows the path from which it starts.
  var paths: [Path] = []
  /// The keys.
  var keys: [Key] = []
}

/// The compiled XPath expressions of one element that reads a data file, checked before any data is read.
///
/// Confined to the thread that calls it.
final class DataPaths {
  /// The compiled form of a key.
  struct Key {
    /// The name.
    let name: String
    /// The entries.
    let match: RowSelect
    /// The index of the compiled path of the value.
    let use: Int
  }

  private(set) var select = RowSelect()
  private(set) var keys: [Key] = []
  /// What a pass before the rows must keep.
  private(set) var kept: Set<KeptPattern> = []
  /// A Boolean value that indicates whether a path asks for the number of rows.
  private(set) var usesRowCount = false
  /// A Boolean value that indicates whether any path looks for namespaces.
  private(set) var readsNamespaces = false
  /// The names that paths test without finding nodes of other namespaces, by path; -1 is the pattern.
  private(set) var names: [Int: [NodeName]] = [:]
  /// The evaluator of the expressions.
  let evaluator: XPathEvaluator
  /// The nodes that a path of children finds, in memory that is kept from path to path.
  let found = FlatStack<xmlNodePtr>([])
  private var namespaces: [String: String] = [:]
  private let limits: ReadingLimits

  /// Creates an empty list of paths.
  init?(limits: ReadingLimits) {
    guard let evaluator = XPathEvaluator() else { return nil }
    self.evaluator = evaluator
    self.limits = limits
  }

  /// Compiles the expressions, and evaluates each path once on an empty document.
  func compile(_ expressions: DataExpressions) throws(DataPathFailure) {
    // The paths come first, so that their indexes are those of the compiled expressions.
    for (index, path) in expressions.paths.enumerated() {
      namespaces = path.namespaces
      try compile(path.text, .path(index))
    }
    let names = Set(expressions.keys.map(\.name))
    var reach = PathReach(namespaces: [:], keys: names)
    try addReach(of: expressions, to: &reach)
    namespaces = expressions.namespaces
    select = try compileSelect(expressions.select, .select, &reach)
    self.names[-1] = select.names
    for (index, key) in expressions.keys.enumerated() { try compileKey(key, index, names) }
    kept = reach.kept
  }

  private func addReach(
    of expressions: DataExpressions, to reach: inout PathReach
  ) throws(DataPathFailure) {
    var spots: [Set<PathReach.Spot>] = []
    for (index, path) in expressions.paths.enumerated() {
      let place = DataPathFailure.Place.path(index)
      namespaces = path.namespaces
      reach.namespaces = namespaces
      let syntax = try parse(path.text, place)
      guard syntax.findsNodes || !path.findsNodes else {
        throw DataPathFailure(kind: .noNodes, place: place)
      }
      names[index] = syntax.names(namespaces: namespaces)
      if path.parent == nil { usesRowCount = usesRowCount || syntax.calls("last") }
      let origin = path.parent.map { spots[$0] } ?? [.row]
      do throws(PathReach.Failure) {
        if path.findsNodes {
          spots.append(try reach.addNodes(syntax, from: origin))
        } else {
          try reach.addValue(syntax, from: origin)
          spots.append([])
        }
      } catch {
        throw DataPathFailure(kind: .reach(error.kind), place: place, part: error.range)
      }
    }
  }

  private func compileKey(
    _ key: DataExpressions.Key, _ index: Int, _ names: Set<String>
  ) throws(DataPathFailure) {
    namespaces = key.namespaces
    var reach = PathReach(namespaces: namespaces, keys: names)
    let match = try compileSelect(key.match, .keyMatch(index), &reach)
    guard reach.kept.isEmpty, !reach.usesKeys, !match.countsSiblings, !match.countsRows else {
      throw DataPathFailure(kind: .dependentEntries, place: .keyMatch(index))
    }
    let use = try compile(key.use, .keyUse(index))
    let syntax = try parse(key.use, .keyUse(index))
    do throws(PathReach.Failure) {
      try reach.addValue(syntax, from: [.entry])
    } catch {
      throw DataPathFailure(kind: .reach(error.kind), place: .keyUse(index), part: error.range)
    }
    guard !reach.usesKeys else {
      throw DataPathFailure(kind: .dependentEntries, place: .keyUse(index))
    }
    keys.append(Key(name: key.name, match: match, use: use))
  }

  private func compileSelect(
    _ text: String, _ place: DataPathFailure.Place, _ reach: inout PathReach
  ) throws(DataPathFailure) -> RowSelect {
    try check(text, place)
    reach.namespaces = namespaces
    guard evaluator.accepts(text) else { throw .notXPath(text, place) }
    let syntax = try parse(text, place)
    let scalars = Array(text.unicodeScalars)
    var builder = RowSelectBuilder(namespaces: namespaces, reach: reach) {
      [self] (range: Range<Int>) throws(RowSelectBuilder.Failure) -> Int in
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[range])
      let costs = XPathExpression(String(part)).isCostly
      guard let index = evaluator.compile(String(part), namespaces: namespaces, isCostly: costs)
      else {
        throw RowSelectBuilder.Failure(kind: .notNodes, range: range)
      }
      return index
    }
    do throws(RowSelectBuilder.Failure) {
      let select = try builder.build(syntax)
      reach = builder.reach
      return select
    } catch {
      throw DataPathFailure(kind: .select(error.kind), place: place, part: error.range)
    }
  }

  private func parse(
    _ text: String, _ place: DataPathFailure.Place
  ) throws(DataPathFailure) -> XPathSyntax {
    do throws(XPathParser.SyntaxError) {
      return try XPathParser.parse(text)
    } catch {
      throw .notXPath(text, place)
    }
  }

  private func check(_ text: String, _ place: DataPathFailure.Place) throws(DataPathFailure) {
    let expression = XPathExpression(text)
    func fail(
      _ kind: DataPathFailure.Kind, _ token: XPathExpression.Token, _ extra: Int = 0
    ) -> DataPathFailure {
      let end = token.offset + token.text.unicodeScalars.count + extra
      return DataPathFailure(kind: kind, place: place, part: token.offset..<end)
    }
    guard expression.tokens.count <= limits.xpathTokens else {
      let kind = DataPathFailure.Kind.tooComplex("at most \(limits.xpathTokens) names and symbols")
      throw DataPathFailure(kind: kind, place: place)
    }
    if place.isSelect, expression.descendantSteps > limits.descendantSteps * (expression.unions + 1)
    {
      let kind = DataPathFailure.Kind.tooComplex("at most \(limits.descendantSteps) steps '//'")
      throw DataPathFailure(kind: kind, place: place)
    }
    readsNamespaces = readsNamespaces || expression.readsNamespaces
    for token in expression.prefixed {
      let prefix = String(token.text.prefix { $0 != ":" })
      guard namespaces[prefix] == nil, prefix != "xml" else { continue }
      // After a symbol that XPath does not have, it may be none: '{urn:a}name'.
      let unexpected = XPathParser.unexpected(in: text)
      if let unexpected, unexpected.range.lowerBound < token.offset {
        throw .notXPath(text, place)
      }
      throw fail(.undeclaredPrefix(prefix), token)
    }
    if let variable = expression.variables.first {
      throw fail(.variable(variable.text), variable, 1)
    }
    for function in expression.functions
    where !evaluator.knows(function: function.text, namespaces: namespaces) {
      throw fail(.unknownFunction(function.text), function)
    }
  }

  @discardableResult
  private func compile(
    _ text: String, _ place: DataPathFailure.Place
  ) throws(DataPathFailure) -> Int {
    try check(text, place)
    guard
      let index = evaluator.compile(
        text, namespaces: namespaces, isCostly: XPathExpression(text).isCostly)
    else {
      throw .notXPath(text, place)
    }
    switch evaluator.probe(index, operations: limits.xpathOperations) {
    case .succeeded:
      if let path = ChildPath(try parse(text, place), namespaces: namespaces) {
        evaluator.note(path, ofExpression: index)
      }
      return index
    case .failed: throw DataPathFailure(kind: .wrongArguments, place: place)
    case .reachedLimit:
      let most = "at most \(limits.xpathOperations) operations on an empty element"
      throw DataPathFailure(kind: .tooComplex(most), place: place)
    }
  }
}
