import FixtureModel

/// The part of the rules for an attribute's value that a schema can express.
///
/// A schema is never stricter than the parser. It does not know the declarations of a fixture, other files
/// and the ranges of numbers.
enum SchemaType: Equatable {
  /// Any text.
  case text
  /// Text that a regular expression of XML Schema matches as a whole.
  case pattern(String)
  /// One of some words.
  case words([String])

  /// The type of an attribute's values.
  init(_ attribute: AttributeSpec) {
    let plain = Self.plain(attribute.kind)
    guard attribute.binding == .bindable else {
      self = plain
      return
    }
    let constant =
      switch plain {
      case .text: attribute.kind == .string ? SchemaPattern.template : "[^{]*"
      case .pattern(let pattern): pattern
      case .words(let words): words.joined(separator: "|")
      }
    self = .pattern("\(constant)|\(SchemaPattern.binding)")
  }

  private static func plain(_ kind: ValueKind) -> SchemaType {
    typealias Pattern = SchemaPattern
    return switch kind {
    case .bool: .words(["true", "false"])
    case .enumeration(let type): .words(EnumerationTable.cases(of: type))
    case .integer: .pattern(Pattern.integer)
    case .number: .pattern(Pattern.number)
    case .size, .point: .pattern(Pattern.list(Pattern.number, count: 2))
    case .rect: .pattern(Pattern.list(Pattern.number, count: 4))
    case .sizeRange: .pattern(Pattern.list("(\(Pattern.number)|fill)", count: 4))
    case .insets:
      .pattern([1, 4].map { Pattern.list(Pattern.number, count: $0) }.joined(separator: "|"))
    case .dimension: .pattern(Pattern.dimension)
    case .dimensionPair: .pattern(Pattern.list(Pattern.dimension, count: 2))
    case .color:
      .pattern("\(ValueParser.colorNames.joined(separator: "|"))|#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?")
    case .font: .pattern(Pattern.font)
    case .url: .pattern(Pattern.url)
    case .date: .pattern(Pattern.date)
    case .options(let type):
      .pattern(Pattern.many("(\(EnumerationTable.cases(of: type).joined(separator: "|")))"))
    case .expected(let count):
      .pattern("\(Pattern.list(Pattern.expectedNumber, count: count))|\(Pattern.recorded)")
    case .recordable(let kind): recordable(kind)
    case .locale: .pattern("[A-Za-z]+([_\\-][A-Za-z0-9]+)*(@[A-Za-z0-9=;]+)?")
    case .timeZone: .pattern("[A-Za-z0-9_+/\\-]+")
    case .indexPath, .indexPathOrSection, .indexPaths, .indexes: indexes(kind)
    default: name(kind)
    }
  }

  /// Returns the type of an expected value, of which each number may be `*` or `?`.
  private static func recordable(_ kind: ValueKind) -> SchemaType {
    let counts = kind.numberCounts
    guard counts.isEmpty else {
      let lists = counts.map { SchemaPattern.list(SchemaPattern.expectedNumber, count: $0) }
      return .pattern((lists + [SchemaPattern.recorded]).joined(separator: "|"))
    }
    switch plain(kind) {
    case .text: return .text
    case .pattern(let pattern): return .pattern("\(pattern)|\(SchemaPattern.recorded)")
    case .words(let words): return .words(words + ["?"])
    }
  }

  private static func indexes(_ kind: ValueKind) -> SchemaType {
    switch kind {
    case .indexPath: .pattern(SchemaPattern.indexPath)
    case .indexPathOrSection: .pattern("\(SchemaPattern.index)|\(SchemaPattern.indexPath)")
    case .indexPaths: .pattern(SchemaPattern.many(SchemaPattern.indexPath))
    default: .pattern(SchemaPattern.many(SchemaPattern.index))
    }
  }

  private static func name(_ kind: ValueKind) -> SchemaType {
    switch kind {
    case .name, .reference: .pattern(SchemaPattern.identifier)
    case .symbol: .pattern("[a-z0-9]+(\\.[a-z0-9]+)*")
    case .node: .pattern("\(SchemaPattern.identifier)(\\.[0-9]+)?")
    case .type, .fieldPath: .pattern(SchemaPattern.dottedNames)
    case .fieldType: .pattern(SchemaPattern.fieldType)
    case .condition: .pattern(SchemaPattern.condition)
    case .list: .pattern(SchemaPattern.binding)
    case .arguments: .pattern(SchemaPattern.arguments)
    case .steps: .pattern(SchemaPattern.steps)
    case .xpath: .pattern(SchemaPattern.xpath)
    default: .text
    }
  }
}

/// The schema languages.
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
