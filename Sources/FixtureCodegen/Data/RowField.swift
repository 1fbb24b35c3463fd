import FixtureContract
import FixtureModel

/// The spelling of one field of a row inside of a Swift literal.
enum RowField {
  /// The spelling of nil: `\N`, escaped for the literal.
  static let missing = "\\\\N"

  /// The field before the fields of a nested model.
  static let present = "+"

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
    case .font(.face(let face, let size)): [self.face(face), NumberText.spelling(size)]
    case .font(.textStyle(let style)): [style, "0"]
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

/// The components of a color, from 0 to 1.
///
/// Instead of its red component, a system color has 2 and its number.
struct ColorComponents {
  /// Red, green, blue and alpha.
  let values: [Double]

  /// Creates the components; those of black for a name that UIKit does not have.
  init(_ color: ColorValue) {
    switch color {
    case .rgba(let red, let green, let blue, let alpha):
      values = [red, green, blue, alpha].map { Double($0) / 255 }
    case .named(let name):
      values = Self.constants[name] ?? Self.system(name) ?? [0, 0, 0, 1]
    }
  }

  private static func system(_ name: String) -> [Double]? {
    guard let name = SystemColorName(rawValue: name) else { return nil }
    return SystemColorName.allCases.firstIndex(of: name).map { [Double(2 + $0), 0, 0, 1] }
  }

  /// The values that UIKit documents for its constants.
  private static let constants: [String: [Double]] = [
    "black": [0, 0, 0, 1], "darkGray": [1 / 3, 1 / 3, 1 / 3, 1],
    "lightGray": [2 / 3, 2 / 3, 2 / 3, 1], "white": [1, 1, 1, 1], "gray": [0.5, 0.5, 0.5, 1],
    "red": [1, 0, 0, 1], "green": [0, 1, 0, 1], "blue": [0, 0, 1, 1], "cyan": [0, 1, 1, 1],
    "yellow": [1, 1, 0, 1], "magenta": [1, 0, 1, 1], "orange": [1, 0.5, 0, 1],
    "purple": [0.5, 0, 0.5, 1], "brown": [0.6, 0.4, 0.2, 1], "clear": [0, 0, 0, 0],
  ]
}
