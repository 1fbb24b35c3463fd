/// The only way in which text from a fixture reaches Swift source.
///
/// Everything but printable ASCII becomes a `\u{…}` escape, so that no quote, backslash, line end,
/// comment mark or direction mark of the text means anything to the compiler or to a reader.
enum SwiftStringLiteral {
  /// Returns a literal whose value is the text.
  static func quoted(_ text: String) -> String {
    "\"\(escaped(text))\""
  }

  /// Returns the inside of a literal, for use between other parts of an interpolation.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
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
    default: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
  }
}
