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

  /// Returns the spelling of a field of an assertion, a step or an edit.
  static func spelling(_ field: ContractField) -> String {
    switch field {
    case .text(let text): self.text(text)
    case .number(let number): NumberText.spelling(number)
    case .missing: missing
    }
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
    case .font(let font): [text(font.row.name), NumberText.spelling(font.row.size)]
    case .image, .list, .model: []
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
      values = ColorConstants.components[name] ?? Self.system(name) ?? [0, 0, 0, 1]
    }
  }

  private static func system(_ name: String) -> [Double]? {
    guard let name = SystemColorName(rawValue: name) else { return nil }
    return SystemColorName.allCases.firstIndex(of: name).map { [Double(2 + $0), 0, 0, 1] }
  }
}
