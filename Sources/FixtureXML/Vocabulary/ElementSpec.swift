import FixtureModel

/// One element of the vocabulary: its attributes, its content and its decoder.
///
/// A class, because each element of a fixture refers to its entry.
final class ElementSpec: Sendable {
  /// The content that an element allows.
  enum Content: Sendable {
    /// Nothing but white space.
    case empty
    /// Text.
    case text
    /// Elements, one place after the other.
    case elements([ContentParticle])
  }

  /// The meaning of attributes that are not listed.
  enum OpenAttributes: Sendable {
    /// There are none.
    case none
    /// They are fields of the row's or the section's model.
    case fields
    /// They are properties of layout elements and cells.
    case properties
  }

  /// The element's name.
  let name: String
  /// The meaning, in one sentence.
  let summary: String
  /// The Texture class of a layout element.
  let className: String?
  /// The listed attributes, in the order of the reference page.
  let attributes: [AttributeSpec]
  /// The names of the listed attributes that may not be left out.
  let requiredAttributes: [String]
  /// The meaning of other attributes.
  let openAttributes: OpenAttributes
  /// The content.
  let content: Content
  /// A Boolean value that indicates whether a file has such elements in proportion to its rows, and they are not
  /// held.
  let isOfRows: Bool
  /// The decoder of the element.
  let decoding: ElementDecoding

  /// Creates an element.
  init(
    _ name: String, _ summary: String, className: String? = nil,
    attributes: [AttributeSpec] = [], openAttributes: OpenAttributes = .none,
    content: Content = .empty, decoding: ElementDecoding = .byParent
  ) {
    self.name = name
    isOfRows = Self.rowParts.contains(name)
    self.summary = summary
    self.className = className
    self.attributes = attributes
    requiredAttributes = attributes.filter { $0.use == .required }.map(\.name)
    self.openAttributes = openAttributes
    self.content = content
    self.decoding = decoding
  }

  private static let rowParts: Set = [
    "item", "items", "key", "map", "repeat", "section", "sections", "value", "vary",
  ]

  /// Finds an attribute by name.
  func attribute(named name: String) -> AttributeSpec? {
    attributes.first { $0.name == name }
  }

  /// The places of the content; none for text and empty elements.
  var particles: [ContentParticle] {
    if case .elements(let particles) = content { return particles }
    return []
  }
}

/// One attribute of the vocabulary: its name, its kind of value and what it sets.
struct AttributeSpec: Sendable {
  /// The necessity of an attribute.
  enum Use: Sendable { case required, optional }

  /// The valid range of a number or a size.
  enum Bounds: Sendable {
    /// Finite numbers, and sizes that are not negative.
    case standard
    /// Numbers from 0 to 1.
    case fraction
    /// Finite numbers greater than 0.
    case positive
    /// Finite numbers that are not negative.
    case nonNegative
    /// Sizes that may be negative, such as offsets.
    case signed
    /// Numbers of pixels per point.
    case scale

    /// The range of a value in words, for messages about numbers that are too large.
    func range(of value: PropertyValue) -> String {
      switch value {
      case .size where self == .standard, .sizeRange: Self.nonNegative.range
      default: range
      }
    }

    /// The range of a number in words.
    var range: String {
      switch self {
      case .standard, .signed: "between -\(Magnitude.greatestIndex) and \(Magnitude.greatestIndex)"
      case .fraction: "between 0 and 1"
      case .positive: "greater than 0, and at most \(Magnitude.greatestIndex)"
      case .nonNegative: "between 0 and \(Magnitude.greatestIndex)"
      case .scale: "greater than 0, and at most \(Int(Magnitude.greatestScale))"
      }
    }
  }

  /// The permission of bindings in a value.
  enum Binding: Sendable { case constant, bindable }

  /// The attribute's name, which is the Swift property's name.
  let name: String
  /// The kind of value.
  let kind: ValueKind
  /// The object that the property belongs to.
  let target: PropertyTarget
  /// A Boolean value that indicates whether the attribute may be left out.
  let use: Use
  /// A Boolean value that indicates whether the value may contain bindings.
  let binding: Binding
  /// The valid range of the value, where its kind does not give it.
  let bounds: Bounds
  /// The meaning, in one sentence.
  let summary: String
  /// The value or the behavior without the attribute, in Markdown; `nil` for a required one.
  let ifAbsent: String?

  /// Creates an attribute that may be left out and takes constants.
  init(
    _ name: String, _ kind: ValueKind, _ summary: String, on target: PropertyTarget = .object,
    use: Use = .optional, binding: Binding = .constant, bounds: Bounds = .standard,
    ifAbsent: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.target = target
    self.use = use
    self.binding = binding
    self.bounds = bounds
    self.summary = summary
    self.ifAbsent = ifAbsent
  }

  /// The meaning with the value or the behavior without the attribute.
  var documentation: String { summary + (ifAbsent.map { " If absent: \($0)." } ?? "") }

  /// The attribute for an element that no model belongs to.
  ///
  /// Text keeps its bindings, so that a path in it is an error and not literal text.
  var constant: AttributeSpec {
    AttributeSpec(
      name, kind, summary, on: target, use: use, binding: kind == .string ? binding : .constant,
      bounds: bounds, ifAbsent: ifAbsent)
  }
}

/// One place in an element's content: the elements that are allowed there, and how many.
struct ContentParticle: Sendable {
  /// The names of the elements that are allowed here, in any order.
  var names: [String] { group?.names ?? listed }
  private let listed: [String]
  private let group: ElementGroup?
  /// The smallest number of them.
  let minimum: Int
  /// The greatest number of them; nil for any.
  let maximum: Int?

  private init(
    listed: [String] = [], group: ElementGroup? = nil, minimum: Int, maximum: Int?
  ) {
    self.listed = listed
    self.group = group
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Returns a place for exactly `count` elements of a group.
  static func exactly(_ count: Int, _ group: ElementGroup) -> ContentParticle {
    ContentParticle(group: group, minimum: count, maximum: count)
  }

  /// Returns a place for at most one of the named elements.
  static func optional(_ names: String...) -> ContentParticle {
    ContentParticle(listed: names, minimum: 0, maximum: 1)
  }

  /// Returns a place for at most one element of a group.
  static func optional(_ group: ElementGroup) -> ContentParticle {
    ContentParticle(group: group, minimum: 0, maximum: 1)
  }

  /// Returns a place for any number of the named elements.
  static func any(_ names: [String]) -> ContentParticle {
    ContentParticle(listed: names, minimum: 0, maximum: nil)
  }

  /// Returns a place for any number of elements of a group.
  static func any(_ group: ElementGroup) -> ContentParticle {
    ContentParticle(group: group, minimum: 0, maximum: nil)
  }

  /// Returns a place for at least one of the named elements.
  static func some(_ names: [String]) -> ContentParticle {
    ContentParticle(listed: names, minimum: 1, maximum: nil)
  }

  /// Returns a place for at least one element of a group.
  static func some(_ group: ElementGroup) -> ContentParticle {
    ContentParticle(group: group, minimum: 1, maximum: nil)
  }
}

/// Elements that are allowed in the same places; a new element is listed in the table alone.
enum ElementGroup: Sendable {
  /// Declarations.
  case declarations
  /// Containers.
  case containers
  /// Layout specs and display nodes.
  case layoutElements
  /// Children of specs that take any number: layout elements, and repeated ones.
  case layoutChildren
  /// Layouts of collections.
  case layouts
  /// Supplementary elements.
  case supplementaries
  /// Titles of a table's sections.
  case sectionTitles
  /// Rules that choose cells.
  case cellRules
  /// Edits of mutations.
  case edits
  /// Tests of containers: expectations, random updates and audits.
  case containerTests
  /// Assertions of expectations.
  case assertions

  /// The names of the elements, in the order of the table.
  var names: [String] {
    switch self {
    case .declarations: Self.declarationNames
    case .containers: Self.containerNames
    case .layoutElements: Self.layoutElementNames
    case .layoutChildren: Self.layoutChildNames
    case .layouts: Self.layoutNames
    case .supplementaries: Self.supplementaryNames
    case .sectionTitles: Self.sectionTitleNames
    case .cellRules: Self.cellRuleNames
    case .edits: Self.editNames
    case .containerTests: Self.containerTestNames
    case .assertions: Self.assertionNames
    }
  }

  private static let declarationNames = Vocabulary.declarations.filter {
    if case .declaration = $0.decoding { true } else { false }
  }.map(\.name)
  private static let containerNames = Vocabulary.containers.map(\.name)
  private static let layoutElementNames = (Vocabulary.specs + Vocabulary.nodes)
    .filter { !$0.isLayoutRepetition }.map(\.name)
  private static let layoutChildNames =
    layoutElementNames + Vocabulary.specs.filter(\.isLayoutRepetition).map(\.name)
  private static let layoutNames = Vocabulary.layouts.filter { $0.layoutDecoding != nil }
    .map(\.name)
  private static let supplementaryNames = Vocabulary.layouts.filter(\.isSupplementary).map(\.name)
  private static let sectionTitleNames = Vocabulary.layouts.filter { $0.sectionTitleKind != nil }
    .map(\.name)
  private static let cellRuleNames = Vocabulary.layouts.filter {
    if case .cellRule = $0.decoding { true } else { false }
  }.map(\.name)
  private static let editNames = Vocabulary.mutations.filter {
    if case .edit = $0.decoding { true } else { false }
  }.map(\.name)
  private static let containerTestNames = Vocabulary.expectations.filter(\.isContainerTest)
    .map(\.name)
  private static let assertionNames = Vocabulary.assertions.map(\.name)
}
