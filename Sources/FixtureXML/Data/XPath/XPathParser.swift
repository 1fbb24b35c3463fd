/// A parser of XPath 1.0 expressions (XPath 1.0, sections 2 and 3).
struct XPathParser {
  /// An expression that is not XPath 1.0.
  struct SyntaxError: Error {}

  private let tokens: [XPathExpression.Token]
  private let end: Int
  private var index = 0

  /// Returns the tree of an expression.
  static func parse(_ text: String) throws(SyntaxError) -> XPathSyntax {
    var parser = XPathParser(text)
    let syntax = try parser.expression()
    guard parser.index == parser.tokens.count else { throw SyntaxError() }
    return syntax
  }

  /// Returns the first token that no expression of XPath 1.0 has in its place, or the end of an expression that ends
  /// too early; `nil` for an expression without such a place.
  static func unexpected(in text: String) -> (token: String, range: Range<Int>)? {
    var parser = XPathParser(text)
    let isWhole = (try? parser.expression()) != nil
    guard let token = parser.next else {
      return isWhole ? nil : ("", parser.end..<parser.end)
    }
    return (token.text, parser.range(of: token))
  }

  private init(_ text: String) {
    tokens = XPathExpression(text).tokens
    end = text.unicodeScalars.count
  }

  private static let levels: [Set<String>] = [
    ["or"], ["and"], ["=", "!="], ["<", "<=", ">", ">="], ["+", "-"], ["*", "div", "mod"],
  ]

  private mutating func expression() throws(SyntaxError) -> XPathSyntax { try operation(level: 0) }

  private mutating func operation(level: Int) throws(SyntaxError) -> XPathSyntax {
    guard level < Self.levels.count else { return try negation() }
    var left = try operation(level: level + 1)
    while let token = next, token.kind == .symbol || token.kind == .name,
      Self.levels[level].contains(token.text)
    {
      index += 1
      left = .operation(token.text, left, try operation(level: level + 1))
    }
    return left
  }

  private mutating func negation() throws(SyntaxError) -> XPathSyntax {
    guard take("-") else { return try union() }
    return .operation("-", .number(0), try negation())
  }

  private mutating func union() throws(SyntaxError) -> XPathSyntax {
    var left = try path()
    while take("|") { left = .operation("|", left, try path()) }
    return left
  }

  private mutating func path() throws(SyntaxError) -> XPathSyntax {
    guard let primary = try primary() else { return .path(try locationPath()) }
    let predicates = try predicates()
    let goesOn = isNext("/") || isNext("//")
    guard goesOn || !predicates.isEmpty else { return primary }
    var path = XPathPath(start: .nodes(primary, predicates))
    if goesOn { try addSteps(to: &path) }
    return .path(path)
  }

  /// Returns a literal, a number, a call or an expression in parentheses; `nil` before a location path.
  private mutating func primary() throws(SyntaxError) -> XPathSyntax? {
    guard let token = next else { throw SyntaxError() }
    switch token.kind {
    case .literal:
      index += 1
      return .literal(String(token.text.dropFirst().dropLast()))
    case .number:
      index += 1
      return .number(Double(token.text))
    case .variable: throw SyntaxError()
    case .symbol: return try primary(after: token)
    case .name:
      guard isSymbol("(", at: index + 1), !XPathExpression.nodeTests.contains(token.text) else {
        return nil
      }
      index += 2
      return .call(token.text, try arguments(), at: range(of: token))
    }
  }

  private mutating func primary(
    after token: XPathExpression.Token
  ) throws(SyntaxError) -> XPathSyntax? {
    if token.text == "(" {
      index += 1
      let inner = try expression()
      guard take(")") else { throw SyntaxError() }
      return inner
    }
    guard token.text == ".", index + 1 < tokens.count, tokens[index + 1].kind == .number,
      tokens[index + 1].offset == token.offset + 1
    else { return nil }
    index += 2
    return .number(Double("0.\(tokens[index - 1].text)"))
  }

  private mutating func arguments() throws(SyntaxError) -> [XPathSyntax] {
    if take(")") { return [] }
    var arguments = [try expression()]
    while take(",") { arguments.append(try expression()) }
    guard take(")") else { throw SyntaxError() }
    return arguments
  }

  private mutating func locationPath() throws(SyntaxError) -> XPathPath {
    var path = XPathPath(start: isNext("/") || isNext("//") ? .document : .context)
    if isNext("/"), !startsStep(at: index + 1) {
      index += 1
      return path
    }
    if case .context = path.start { path.steps.append(try step()) }
    try addSteps(to: &path)
    return path
  }

  private mutating func addSteps(to path: inout XPathPath) throws(SyntaxError) {
    while let token = next, token.kind == .symbol, token.text == "/" || token.text == "//" {
      index += 1
      if token.text == "//" {
        path.steps.append(
          XPathStep(axis: "descendant-or-self", test: .type("node"), range: range(of: token)))
      }
      path.steps.append(try step())
    }
  }

  private func startsStep(at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    return tokens[index].kind == .name || ["*", "@", ".", ".."].contains(tokens[index].text)
  }

  private mutating func step() throws(SyntaxError) -> XPathStep {
    guard let first = next else { throw SyntaxError() }
    let start = first.offset
    if take(".") { return XPathStep(axis: "self", test: .type("node"), range: range(of: first)) }
    if take("..") { return XPathStep(axis: "parent", test: .type("node"), range: range(of: first)) }
    var axis = "child"
    if take("@") {
      axis = "attribute"
    } else if first.kind == .name, isSymbol("::", at: index + 1) {
      guard Self.axes.contains(first.text) else { throw SyntaxError() }
      axis = first.text
      index += 2
    }
    let test = try test()
    let range = start..<(index < tokens.count ? endOfToken(before: index) : end)
    return XPathStep(axis: axis, test: test, predicates: try predicates(), range: range)
  }

  private static let axes: Set = [
    "ancestor", "ancestor-or-self", "attribute", "child", "descendant", "descendant-or-self",
    "following", "following-sibling", "namespace", "parent", "preceding", "preceding-sibling",
    "self",
  ]

  private mutating func test() throws(SyntaxError) -> XPathStep.Test {
    if take("*") { return .name(prefix: nil, local: nil) }
    guard let token = next, token.kind == .name else { throw SyntaxError() }
    index += 1
    if isNext("("), XPathExpression.nodeTests.contains(token.text) {
      index += 1
      if next?.kind == .literal { index += 1 }
      guard take(")") else { throw SyntaxError() }
      return .type(token.text)
    }
    guard let colon = token.text.firstIndex(of: ":") else {
      return .name(prefix: "", local: token.text)
    }
    let local = String(token.text[token.text.index(after: colon)...])
    return .name(prefix: String(token.text[..<colon]), local: local == "*" ? nil : local)
  }

  private mutating func predicates() throws(SyntaxError) -> [XPathPredicate] {
    var predicates: [XPathPredicate] = []
    while take("[") {
      let start = next?.offset ?? end
      let inner = try expression()
      guard let close = next, take("]") else { throw SyntaxError() }
      predicates.append(XPathPredicate(expression: inner, range: start..<close.offset))
    }
    return predicates
  }

  private var next: XPathExpression.Token? { index < tokens.count ? tokens[index] : nil }

  private func isSymbol(_ text: String, at index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .symbol && tokens[index].text == text
  }

  private func isNext(_ text: String) -> Bool { isSymbol(text, at: index) }

  private mutating func take(_ text: String) -> Bool {
    guard isNext(text) else { return false }
    index += 1
    return true
  }

  private func range(of token: XPathExpression.Token) -> Range<Int> {
    token.offset..<(token.offset + token.text.unicodeScalars.count)
  }

  private func endOfToken(before index: Int) -> Int {
    let token = tokens[index - 1]
    return token.offset + token.text.unicodeScalars.count
  }
}
