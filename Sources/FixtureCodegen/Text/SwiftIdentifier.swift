import Foundation

/// The conversion of names from a fixture to identifiers in Swift source.
enum SwiftIdentifier {
  /// Returns a name that the compiler reads as one identifier.
  ///
  /// Letters outside of ASCII are kept, keywords are put between back-quotes, and every character
  /// that identifiers cannot have becomes an underscore.
  ///
  /// Swift compares identifiers byte by byte. A fixture's names are compared by canonical equivalence, as
  /// strings of Swift are, so they are written in one normal form (NFC), however a fixture spells them.
  static func spelling(_ name: String) -> String {
    let clean = unquoted(name)
    return keywords.contains(clean) ? "`\(clean)`" : clean
  }

  /// Returns the identifier of a fixture's declaration without back-quotes, as a part of a longer one.
  static func unquoted(_ name: String) -> String {
    sanitized(isPlain(name) ? name : name.precomposedStringWithCanonicalMapping)
  }

  /// Returns the identifier of a hand-written declaration, in the normal form in which it is stated.
  static func handWritten(_ name: String) -> String {
    let clean = sanitized(name)
    return keywords.contains(clean) ? "`\(clean)`" : clean
  }

  /// Returns the dotted name of a hand-written type, each of its parts spelled as an identifier.
  static func path(_ name: String) -> String {
    name.split(separator: ".", omittingEmptySubsequences: true)
      .map { handWritten(String($0)) }
      .joined(separator: ".")
  }

  /// Returns a type's spelling for an expression, in which locals and members hide types of their name.
  ///
  /// Locals of generated code and members of UIKit, Texture and `FixtureSupport` begin with a lowercase
  /// letter. A type whose name does not begin with a capital letter is written as the argument of a
  /// generic type, where only types are looked up.
  static func expression(ofType spelling: String) -> String {
    guard let first = spelling.utf8.first, !(0x41...0x5A).contains(first) else { return spelling }
    return "FixtureSupport.FixtureType<\(spelling)>"
  }

  /// Returns an implicit member such as `.center`.
  static func member(_ name: String) -> String {
    let clean = sanitized(name)
    return memberKeywords.contains(clean) ? ".`\(clean)`" : ".\(clean)"
  }

  /// Returns an implicit member for a case of a fixture's enumeration.
  static func caseMember(_ name: String) -> String {
    member(isPlain(name) ? name : name.precomposedStringWithCanonicalMapping)
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
    "inout", "internal", "is", "isolated", "let", "nil", "nonisolated", "operator",
    "precedencegroup", "private",
    "protocol",
    "public", "repeat", "rethrows", "return", "self", "sending", "some", "static", "struct",
    "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
