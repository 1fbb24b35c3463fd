/// The conversion of names from a fixture to identifiers in Swift source.
enum SwiftIdentifier {
  /// Returns a name that the compiler reads as one identifier.
  ///
  /// Letters outside of ASCII are kept, keywords are put between back-quotes, and every character
  /// that identifiers cannot have becomes an underscore.
  static func spelling(_ name: String) -> String {
    let clean = sanitized(name)
    return keywords.contains(clean) ? "`\(clean)`" : clean
  }

  /// Returns a dotted type name, each of its parts spelled as an identifier.
  static func path(_ name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: true)
      .map { spelling(String($0)) }
      .joined(separator: ".")
  }

  /// Returns an implicit member such as `.center`.
  static func member(_ name: String) -> String {
    let clean = sanitized(name)
    return memberKeywords.contains(clean) ? ".`\(clean)`" : ".\(clean)"
  }

  /// Returns the label of an argument of a call. Of all keywords, only `inout` needs back-quotes there;
  /// the compiler warns about others.
  static func label(_ name: String) -> String {
    let clean = sanitized(name)
    return clean == "inout" ? "`inout`" : clean
  }

  /// Returns the name with underscores for characters that identifiers cannot have.
  static func sanitized(_ name: String) -> String {
    if isPlain(name) { return name }
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      result.append(isContinuation(scalar) ? scalar : "_")
    }
    guard let first = result.first else { return "_unnamed" }
    if !isStart(first) { result.insert("_", at: result.startIndex) }
    let text = String(result)
    return text.allSatisfy { $0 == "_" } ? "_unnamed" : text
  }

  /// Returns whether a name begins with a Latin letter and has only Latin letters and digits.
  ///
  /// Nearly all names do, and the properties of Unicode scalars are slow to look up.
  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLatinLetter(first) else { return false }
    return name.utf8.allSatisfy { isLatinLetter($0) || (0x30...0x39).contains($0) }
  }

  private static func isLatinLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) && byte < 0x80
  }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.properties.isXIDStart && !isHidden(scalar))
  }

  private static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.properties.isXIDContinue && !isHidden(scalar))
  }

  /// Returns whether a character is an invisible mark that changes the order or appearance of text.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isBidiControl
  }

  private static let memberKeywords: Set<String> = ["init", "self", "Type", "Protocol"]

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "await", "borrowing", "break",
    "case", "catch",
    "class", "consuming", "continue", "default", "defer", "deinit", "do", "each", "else", "enum",
    "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "isolated", "let", "nil", "operator", "precedencegroup", "private",
    "protocol",
    "public", "repeat", "rethrows", "return", "self", "sending", "some", "static", "struct",
    "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
