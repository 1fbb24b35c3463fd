import Foundation

/// The text of a report in JSON.
enum JSONText {
  /// Returns the JSON of a value: keys in alphabetical order, so that equal reports are equal bytes.
  ///
  /// Invisible characters (controls, direction marks, separators) are escaped, so that a viewer shows
  /// them. Outside of strings, JSON has no such characters but line feeds and spaces.
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      if isInvisible(scalar) {
        for unit in String(scalar).utf16 { escaped += String(format: "\\u%04x", unit) }
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar != "\n"
    case .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
