/// Text from untrusted input in a form that a terminal and a CI service can show.
///
/// Control, direction and line-breaking characters become escapes, so that no value starts a line of
/// its own. `##`, with which services mark commands, is broken up. Long values lose their middle.
package struct PrintableText {
  /// The text to print.
  package let text: String

  /// Creates the text of a message; values in quotes are shortened.
  package init(_ message: String) {
    let isPlain = message.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x23 }
    if isPlain, message.utf8.count <= Self.valueLimit {
      text = message
    } else {
      text = Self.shortened(isPlain ? message : Self.escaped(message))
    }
  }

  /// Returns whether a character can be printed unchanged.
  package static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      false
    default: true
    }
  }

  private static let valueLimit = 120
  private static let messageLimit = 1_000

  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if !isPrintable(scalar) || scalar == "#" && previous == "#" {
        result.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Shortens each text between single quotes, then the message.
  private static func shortened(_ message: String) -> String {
    var parts = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices where index % 2 == 1 {
      parts[index] = shortened(parts[index], to: valueLimit)
    }
    return shortened(parts.joined(separator: "'"), to: messageLimit)
  }

  private static func shortened(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    let scalars = text.unicodeScalars
    guard scalars.count > limit else { return text }
    return String(scalars.prefix(limit * 2 / 3)) + "…" + String(scalars.suffix(limit / 4))
  }
}
