import FixtureModel

/// What a schema can say about an attribute's value.
///
/// A schema is never stricter than the parser: it leaves names and references to it.
enum SchemaType: Equatable {
  /// Any text.
  case text
  /// Text that a regular expression of XML Schema matches as a whole.
  case pattern(String)
  /// One of some words.
  case words([String])

  private static let number = #"-?([0-9]+(\.[0-9]+)?([eE][\-+]?[0-9]+)?|inf)"#
  private static let dimension = #"(auto|-?[0-9]+(\.[0-9]+)?([eE][\-+]?[0-9]+)?%?|-?inf)"#
  private static let binding = #"\{[^{}\s]+\}"#
  private static let index = "[0-9]+"

  /// The type of an attribute's values.
  init(_ attribute: AttributeSpec) {
    let plain = Self.plain(attribute.kind)
    guard attribute.binding == .bindable, case .pattern(let pattern) = plain else {
      self = plain
      return
    }
    self = .pattern("\(pattern)|\(Self.binding)")
  }

  private static func plain(_ kind: ValueKind) -> SchemaType {
    switch kind {
    case .integer: .pattern("-?[0-9]+")
    case .number: .pattern(number)
    case .bool: .words(["true", "false"])
    case .size, .point: .pattern(list(number, count: 2))
    case .rect, .sizeRange: .pattern(list(number, count: 4))
    case .insets: .pattern("\(list(number, count: 1))|\(list(number, count: 4))")
    case .dimension: .pattern(dimension)
    case .dimensionPair: .pattern(list(dimension, count: 2))
    case .condition: .pattern(binding)
    case .enumeration(let type): .words(EnumerationTable.cases(of: type))
    case .options(let type):
      .pattern(many("(\(EnumerationTable.cases(of: type).joined(separator: "|")))"))
    case .indexPath: .pattern("\(index)\\.\(index)")
    case .indexPaths: .pattern(many("\(index)\\.\(index)"))
    case .indexes: .pattern(many(index))
    case .color:
      .pattern("\(ValueParser.colorNames.joined(separator: "|"))|#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?")
    default: .text
    }
  }

  private static func list(_ item: String, count: Int) -> String {
    let rest = count > 1 ? "(\\s+\(item)){\(count - 1)}" : ""
    return "\\s*\(item)\(rest)\\s*"
  }

  private static func many(_ item: String) -> String { "\\s*(\(item)(\\s+\(item))*)?\\s*" }
}

/// The languages in which the schema can be had.
package enum SchemaForm: String, Sendable, CaseIterable {
  /// RELAX NG in its XML syntax.
  case rng
  /// W3C XML Schema 1.0.
  case xsd

  /// The schema's text.
  package var text: String {
    switch self {
    case .rng: RelaxNGSchema(vocabulary: .standard).text
    case .xsd: XMLSchema(vocabulary: .standard).text
    }
  }
}
