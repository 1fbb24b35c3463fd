import SwiftSyntax

extension SyntaxProtocol {
  /// The range of the node's bytes without the trivia around it.
  var byteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The source text in one line, without comments.
  var flatText: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      let isSeparated = !token.leadingTrivia.isEmpty || text.hasSuffix(" ")
      if isSeparated, !text.isEmpty, !text.hasSuffix(" ") { text += " " }
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }
    return text.trimmingSpaces
  }

  /// The nodes that contain the node, innermost first.
  var ancestors: some Sequence<Syntax> {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 }
  }

  /// A Boolean value that indicates whether the node is compiled under a condition only, up to a declaration of
  /// a type.
  var isConditional: Bool {
    for node in ancestors {
      if node.is(IfConfigClauseSyntax.self) { return true }
      if node.isProtocol((any DeclGroupSyntax).self) { return false }
    }
    return false
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The name without the backticks of an escaped keyword.
  var unescaped: String { hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self }

  /// The name with backticks if it is a keyword that needs them.
  var escaped: String { Self.keywords.contains(self) ? "`\(self)`" : self }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// The text with its first letter in uppercase.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension WithModifiersSyntax {
  /// Returns the modifier with a name, or `nil`.
  func modifier(_ name: String) -> DeclModifierSyntax? {
    modifiers.first { $0.name.text == name }
  }

  /// A Boolean value that indicates whether the member belongs to the type, not to its instances.
  var isOfType: Bool { modifier("static") != nil || modifier("class") != nil }
}

extension WithAttributesSyntax {
  /// Returns the attribute with a name, or `nil`.
  func attribute(_ name: String) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == name }
  }
}

extension TypeSyntaxProtocol {
  /// The name of a nominal type without its module, its outer types and its generic arguments.
  var lastName: String {
    if let member = Syntax(self).as(MemberTypeSyntax.self) { return member.name.text.unescaped }
    if let name = Syntax(self).as(IdentifierTypeSyntax.self) { return name.name.text.unescaped }
    return trimmedDescription
  }

  /// The name with those of the types around it, without generic arguments.
  var plainName: String {
    guard let member = Syntax(self).as(MemberTypeSyntax.self) else { return lastName }
    return member.baseType.plainName + "." + lastName
  }

  /// The names of the types of a composition, or of one type.
  var lastNames: [String] {
    guard let composition = Syntax(self).as(CompositionTypeSyntax.self) else { return [lastName] }
    return composition.elements.map(\.type.lastName)
  }
}
