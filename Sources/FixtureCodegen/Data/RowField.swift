import FixtureModel

/// The spelling of one field of a row inside of a Swift literal.
enum RowField {
  /// The spelling of nil, `\N` behind the literal's own escape.
  static let missing = "\\\\N"

  /// Returns a text in which tabs, line ends and backslashes are escaped twice: once for the row,
  /// once for the literal.
  static func text(_ text: String) -> String {
    guard !SwiftStringLiteral.isPlain(text) else { return text }
    var field = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": field += "\\\\"
      case "\t": field += "\\t"
      case "\n": field += "\\n"
      case "\r": field += "\\r"
      default: field.unicodeScalars.append(scalar)
      }
    }
    return SwiftStringLiteral.escaped(field)
  }

  /// Returns the fields of a value that does not depend on anything else.
  static func fields(of value: FieldValue) -> [String] {
    switch value {
    case .none: [missing]
    case .integer(let number): [String(number)]
    case .double(let number), .date(let number): [NumberText.spelling(number)]
    case .bool(let isTrue): [isTrue ? "1" : "0"]
    case .string(let text), .enumCase(let text): [self.text(text)]
    case .size(let size): [size.width, size.height].map(NumberText.spelling)
    case .insets(let insets):
      [insets.top, insets.left, insets.bottom, insets.right].map(NumberText.spelling)
    case .color(let color): ColorComponents(color).values.map(NumberText.spelling)
    case .font(let font): [face(font.face), NumberText.spelling(font.size)]
    case .image, .list, .model: []
    }
  }

  private static func face(_ face: FontFace) -> String {
    switch face {
    case .system: ""
    case .boldSystem: "bold"
    case .italicSystem: "italic"
    case .named(let name): text(name)
    }
  }
}
