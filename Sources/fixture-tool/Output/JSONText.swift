/// A JSON value, for reports that need no more than writing.
indirect enum JSONText {
  /// Text.
  case string(String)
  /// A whole number.
  case number(Int)
  /// A list.
  case array([JSONText])
  /// An object; pairs without a value are left out.
  case object([(String, JSONText?)])

  /// The value as text, two spaces a level.
  func text(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .string(let text): return Self.quoted(text)
    case .number(let number): return String(number)
    case .array(let values):
      guard !values.isEmpty else { return "[]" }
      let lines = values.map { inner + $0.text(indent: inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let pairs):
      let lines = pairs.compactMap { name, value in
        value.map { "\(inner)\(Self.quoted(name)): \($0.text(indent: inner))" }
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || isUnsafe(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Direction marks and separators would be invisible, or break lines, in a viewer.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
