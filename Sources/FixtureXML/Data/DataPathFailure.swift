import FixtureModel

/// An error of an expression of a data file, found before the file is read.
struct DataPathFailure: Error, Equatable {
  /// The kinds of errors.
  enum Kind: Equatable {
    /// The text is no expression of XPath, because of a token in it; an empty one is its end.
    case notXPath(unexpected: String?)
    case undeclaredPrefix(String)
    case unknownFunction(String)
    case variable(String)
    case wrongArguments
    /// The expression finds a value where nodes are needed.
    case noNodes
    case tooComplex(String)
    case select(RowSelectBuilder.Failure.Kind)
    case reach(PathReach.Failure.Kind)
    /// The entries of a key depend on how many elements there are, on other elements, or on keys.
    case dependentEntries
  }

  /// The expressions that can be wrong.
  enum Place: Equatable {
    case select
    case path(Int)
    case keyMatch(Int)
    case keyUse(Int)

    /// A Boolean value that indicates whether the expression selects elements of the whole file.
    var isSelect: Bool {
      switch self {
      case .select, .keyMatch: true
      case .path, .keyUse: false
      }
    }
  }

  /// The kind of the error.
  let kind: Kind
  /// The expression.
  let place: Place
  /// The part of the expression that is wrong, in Unicode scalars; `nil` for all of it.
  var part: Range<Int>?

  /// Returns the error of a text that is no expression of XPath.
  static func notXPath(_ text: String, _ place: Place) -> DataPathFailure {
    let unexpected = XPathParser.unexpected(in: text)
    return DataPathFailure(
      kind: .notXPath(unexpected: unexpected?.token), place: place, part: unexpected?.range)
  }
}

extension DataPathFailure {
  /// The code of the diagnostic.
  var code: DiagnosticCode {
    switch kind {
    case .undeclaredPrefix: .undeclaredPrefix
    case .tooComplex: .xpathLimit
    default: .invalidXPath
    }
  }

  /// Returns the message about an expression.
  func message(about expression: String) -> String {
    switch kind {
    case .notXPath(let unexpected):
      "'\(expression)' is not an XPath expression" + Self.clause(aboutUnexpected: unexpected)
    case .undeclaredPrefix(let prefix):
      "the prefix '\(prefix)' is not declared: add xmlns:\(prefix) to the fixture"
    case .unknownFunction(let name): "XPath 1.0 has no function '\(name)'"
    case .variable(let name): "the variable '$\(name)' has no value: fixtures declare no variables"
    case .wrongArguments:
      "'\(expression)' calls a function with arguments of the wrong number or type"
    case .noNodes:
      "'\(expression)' is a value; 'select' takes a path of elements, attributes or texts"
    case .tooComplex(let limit): "'\(expression)' is too long: an expression has \(limit)"
    case .select(let kind): "\(kind.reason); \(Self.selectable)"
    case .reach(let kind): kind.message
    case .dependentEntries:
      "the entries of a key are found while the file is read for the first time, so that 'match' and 'use' see "
        + "the entry and the attributes around it alone, without last() and key()"
    }
  }

  private static func clause(aboutUnexpected token: String?) -> String {
    guard let token else { return "" }
    guard !token.isEmpty else { return ": it ends too early" }
    let remedies = [
      "&": "; write 'and'", "|": "; write 'or'", "=": "; one '=' compares", "!": "; write 'not(…)'",
      "{": "; declare a prefix for the namespace",
    ]
    return ": '\(token)' is not expected here" + remedies[token, default: ""]
  }

  private static let selectable =
    "select elements, attributes or texts by names from the root or after '//', with predicates, as in "
    + "'/rss/channel/item[category=\"news\"]', '//track/@id' or '//a | //b'"
}

extension RowSelectBuilder.Failure.Kind {
  fileprivate var reason: String {
    switch self {
    case .notNodes: "this is not a path of nodes"
    case .axis: "a path of rows leads down only"
    case .nodes: "these nodes cannot be rows, or be around rows"
    case .containerPredicate:
      "a predicate on an element around the rows may read attributes and positions alone"
    case .deepPosition:
      "a position on the axis 'descendant' counts in each element; write (//name)[1]"
    case .severalCounts: "only one predicate may call last()"
    case .reach(let kind): kind.message
    }
  }
}

extension PathReach.Failure.Kind {
  /// The message about a path.
  var message: String {
    switch self {
    case .beside:
      "the elements beside the row are not in memory when the row is read; position() counts the rows, and "
        + "'../name' or a <key> finds other elements"
    case .descent:
      "a search outside of the row would read the whole file for each row; write each step, as in "
        + "'/rss/channel/title' or '../title', or declare a <key>"
    case .container:
      "the text of an element that contains the row is not in memory; name what you want of it, as in "
        + "'../@date' or '../title'"
    case .leavesEntry:
      "a path of key() stays inside of the entry; match an element that contains what you want"
    case .otherNodes:
      "outside of the row, paths find elements, attributes and texts; name the element, or write text()"
    case .identifiers:
      "id() looks outside of the row; declare <key name=\"ids\" match=\"//*[@id]\" use=\"@id\"/> and write "
        + "key(\"ids\", …)"
    case .unknownKey(nil, _): "key() begins with the quoted name of a <key>"
    case .unknownKey(let name?, let known):
      "there is no <key name=\"\(name)\">"
        + (known.isEmpty
          ? "; declare it in the element that names the file"
          : SpellingSuggestion.clause(for: SpellingSuggestion.nearest(to: name, among: known)))
    }
  }
}
