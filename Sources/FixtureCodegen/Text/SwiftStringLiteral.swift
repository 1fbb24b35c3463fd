import Foundation

/// The conversion of text from a fixture to literals in Swift source.
///
/// Everything but printable ASCII and the noncharacters U+FDD0 to U+FDEF becomes a `\u{…}` escape, so that no quote, backslash, line end,
/// comment mark or direction mark of the text means anything to the compiler or to a reader.
enum SwiftStringLiteral {
  /// Returns a literal whose value is the text.
  static func quoted(_ text: String) -> String {
    "\"\(escaped(text))\""
  }

  /// Returns the inside of a literal, for use between other parts of an interpolation.
  static func escaped(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\t": result += "\\t"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case " "..."~": result.unicodeScalars.append(scalar)
    // The compiler rejects escapes of these noncharacters, and accepts the characters themselves.
    case _ where isEscapeRejected(scalar): result.unicodeScalars.append(scalar)
    default: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  private static func isEscapeRejected(_ scalar: Unicode.Scalar) -> Bool {
    (0xFDD0...0xFDEF).contains(scalar.value)
  }

  /// Returns whether a text needs no escapes: printable ASCII without quotes and backslashes.
  ///
  /// The C library looks, since an unoptimized build of the tool takes longest over single bytes.
  static func isPlain(_ text: String) -> Bool {
    text.withCString { strspn($0, plainCharacters) } == text.utf8.count
  }

  private static let plainCharacters = String(
    decoding: (UInt8(0x20)..<0x7F).filter { $0 != 0x22 && $0 != 0x5C }, as: UTF8.self)
}
