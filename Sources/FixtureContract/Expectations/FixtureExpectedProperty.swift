/// The value of a node's property that an expectation states.
public enum FixtureExpectedProperty: Hashable, Sendable {
  /// A text, a URL, the name of an image, a Boolean value or the case of an enumeration.
  case text(String)
  /// A regular expression that a part of the text matches.
  case pattern(String)
  /// Members of an option set, in any order.
  case options([String])
  /// A number, or the numbers of a size, a point, a rectangle or insets.
  case numbers([FixtureExpectedNumber])
  /// A color by its name, or as `#RRGGBBAA`.
  case color(String)
  /// A font: `bold`, `italic`, a PostScript name, or an empty text for the system font, with the size in
  /// points; with a size of 0, the name of a text style.
  case font(name: String, size: Double)
}

extension FixtureExpectedProperty: CustomStringConvertible {
  /// The value as spelled in a fixture.
  public var description: String {
    switch self {
    case .text(let text), .color(let text): text
    case .pattern(let pattern): "a match of \(pattern)"
    case .options(let options): options.joined(separator: " ")
    case .numbers(let numbers): numbers.map(\.description).joined(separator: " ")
    case .font(let name, let size):
      size == 0
        ? name
        : [name, FixtureExpectedNumber.exactly(size).description].filter { !$0.isEmpty }
          .joined(separator: " ")
    }
  }
}

extension FixtureExpectedProperty {
  package var fields: [ContractField] {
    switch self {
    case .text(let text): [.text("text"), .text(text)]
    case .pattern(let pattern): [.text("pattern"), .text(pattern)]
    case .options(let options):
      [.text("options")] + ContractField.list(options.map { .text($0) })
    case .numbers(let numbers): [.text("numbers")] + ContractField.list(numbers.map(\.field))
    case .color(let color): [.text("color"), .text(color)]
    case .font(let name, let size): [.text("font"), .text(name), .number(size)]
    }
  }

  package init?(from row: inout some ContractFieldReader) {
    switch row.string() {
    case "text": self = .text(row.string())
    case "pattern": self = .pattern(row.string())
    case "options": self = .options(row.list { $0.string() })
    case "numbers": self = .numbers(row.list { FixtureExpectedNumber(from: &$0) })
    case "color": self = .color(row.string())
    case "font":
      let name = row.string()
      self = .font(name: name, size: row.double())
    default: return nil
    }
  }
}
