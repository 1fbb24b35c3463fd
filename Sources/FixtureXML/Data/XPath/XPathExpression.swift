/// The tokens of an XPath expression, with what can be checked before any data is read.
///
/// XPath 1.0, section 3.7, defines the tokens and when a name is an operator.
struct XPathExpression {
  /// One token.
  struct Token: Equatable {
    /// The kinds of tokens that the checks distinguish.
    enum Kind { case name, variable, literal, number, symbol }

    /// The kind.
    let kind: Kind
    /// The text; a variable's without `$`.
    let text: String
    /// The offset of the token's start, in Unicode scalars.
    let offset: Int
  }

  /// The tokens in order.
  let tokens: [Token]

  /// Splits an expression. Characters that XPath does not know become symbols, which libxml2 rejects.
  init(_ expression: String) {
    var scanner = XPathScanner(expression)
    tokens = scanner.tokens()
  }

  /// The variables, which no fixture can set.
  var variables: [Token] { tokens.filter { $0.kind == .variable } }

  /// The names of called functions, node tests such as `text()` excluded.
  var functions: [Token] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .name, tokens.indices.contains(index + 1),
        tokens[index + 1].text == "(", tokens[index + 1].kind == .symbol,
        !Self.nodeTests.contains(token.text), !isOperator(at: index)
      else { return nil }
      return token
    }
  }

  /// The names and variables with a namespace prefix.
  var prefixed: [Token] {
    tokens.filter { ($0.kind == .name || $0.kind == .variable) && $0.text.contains(":") }
  }

  /// Returns the expression's text with other prefixes.
  func renamingPrefixes(in text: String, _ rename: (String) -> String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var end = 0
    for token in prefixed where token.kind == .name {
      let prefix = token.text.prefix { $0 != ":" }
      result.append(contentsOf: scalars[end..<token.offset])
      result.append(contentsOf: rename(String(prefix)).unicodeScalars)
      end = token.offset + prefix.unicodeScalars.count
    }
    result.append(contentsOf: scalars[end...])
    return String(result)
  }

  /// The number of `//` steps.
  var descendantSteps: Int { tokens.count { $0.kind == .symbol && $0.text == "//" } }

  /// The number of `|` operators.
  var unions: Int { tokens.count { $0.kind == .symbol && $0.text == "|" } }

  /// A Boolean value that indicates whether a step of an operation may take as long as the whole match.
  ///
  /// libxml2 counts the nodes that a step finds. It compares each with all that were found before when
  /// steps can find a node again, as in unions and backward axes, and each pair of nodes that `=`
  /// compares. A predicate that leaves its node can read the text of the whole match each time.
  var isCostly: Bool {
    var depth = 0
    for (index, token) in tokens.enumerated() {
      switch (token.kind, token.text) {
      case (.symbol, "["): depth += 1
      case (.symbol, "]"): depth -= 1
      case (.symbol, "|"), (.symbol, ".."): return true
      case (.symbol, "//"), (.symbol, "/"):
        if depth > 0, token.text == "//" || startsPath(at: index) { return true }
      case (.symbol, "="), (.symbol, "!="), (.symbol, "<"), (.symbol, "<="), (.symbol, ">"),
        (.symbol, ">="):
        if !isConstant(at: index - 1), !isConstant(at: index + 1), !isValueCall(at: index + 1) {
          return true
        }
      case (.name, let name) where Self.costlyAxes.contains(name):
        if tokens.indices.contains(index + 1), tokens[index + 1].text == "::" { return true }
      default: break
      }
    }
    return descendantSteps > 1
  }

  /// A Boolean value that indicates whether the expression looks for namespaces.
  var readsNamespaces: Bool { tokens.contains { $0.kind == .name && $0.text == "namespace" } }

  private static let costlyAxes: Set = [
    "ancestor", "ancestor-or-self", "descendant", "descendant-or-self", "following",
    "following-sibling", "namespace", "parent", "preceding", "preceding-sibling",
  ]

  private func isConstant(at index: Int) -> Bool {
    tokens.indices.contains(index) && [.literal, .number].contains(tokens[index].kind)
  }

  /// Returns whether a token begins the call of a function that returns no nodes.
  private func isValueCall(at index: Int) -> Bool {
    guard tokens.indices.contains(index + 1), tokens[index].kind == .name else { return false }
    let name = tokens[index].text
    return tokens[index + 1].text == "(" && name != "id" && !Self.nodeTests.contains(name)
  }

  /// Returns whether a slash begins a path from the root, because no operand ends before it.
  private func startsPath(at index: Int) -> Bool {
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    guard before.kind == .symbol else { return isOperator(at: index - 1) }
    return ![")", "]", "..", ".", "*"].contains(before.text)
  }

  /// The names of node tests, which look like functions.
  static let nodeTests: Set = ["node", "text", "comment", "processing-instruction"]
  private static let operators: Set = ["and", "or", "div", "mod"]

  /// Returns whether the name at an index is an operator: the token before it ends an operand.
  private func isOperator(at index: Int) -> Bool {
    guard Self.operators.contains(tokens[index].text), index > 0 else { return false }
    let before = tokens[index - 1]
    guard before.kind == .symbol else { return true }
    return [")", "]", "..", ".", "*"].contains(before.text)
  }
}

/// A scanner that splits an XPath expression into tokens.
private struct XPathScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func tokens() -> [XPathExpression.Token] {
    var found: [XPathExpression.Token] = []
    while let token = next() { found.append(token) }
    return found
  }

  private mutating func next() -> XPathExpression.Token? {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
    guard index < scalars.count else { return nil }
    let start = index
    let scalar = scalars[index]
    switch scalar {
    case "\"", "'":
      index += 1
      while index < scalars.count, scalars[index] != scalar { index += 1 }
      index = min(index + 1, scalars.count)
      return token(.literal, from: start)
    case "$":
      index += 1
      let name = index
      readName()
      return XPathExpression.Token(kind: .variable, text: text(from: name), offset: start)
    case "0"..."9":
      while index < scalars.count, isDigitOrPoint(scalars[index]) { index += 1 }
      return token(.number, from: start)
    case _ where isNameStart(scalar):
      readName()
      return token(.name, from: start)
    default:
      index += isPair(at: index) ? 2 : 1
      return token(.symbol, from: start)
    }
  }

  /// Reads a name with an optional prefix; a double colon ends an axis and stays outside.
  private mutating func readName() {
    readPart()
    guard index + 1 < scalars.count, scalars[index] == ":", isNameStart(scalars[index + 1]) else {
      if index + 1 < scalars.count, scalars[index] == ":", scalars[index + 1] == "*" { index += 2 }
      return
    }
    index += 1
    readPart()
  }

  private mutating func readPart() {
    while index < scalars.count, isNamePart(scalars[index]) { index += 1 }
  }

  private func isPair(at index: Int) -> Bool {
    guard index + 1 < scalars.count else { return false }
    return switch (scalars[index], scalars[index + 1]) {
    case ("/", "/"), (".", "."), (":", ":"), ("!", "="), ("<", "="), (">", "="): true
    default: false
    }
  }

  private func isDigitOrPoint(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "."
  }

  private func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "_" || scalar.value >= 0x80
  }

  private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    isNameStart(scalar) || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "."
  }

  private func text(from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<index])
    return String(text)
  }

  private func token(_ kind: XPathExpression.Token.Kind, from start: Int) -> XPathExpression.Token {
    XPathExpression.Token(kind: kind, text: text(from: start), offset: start)
  }
}
