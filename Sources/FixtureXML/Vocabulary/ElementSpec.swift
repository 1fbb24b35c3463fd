import FixtureModel

/// One element of the vocabulary: its attributes, its content and what it stands for.
struct ElementSpec: Sendable {
  /// What may stand between an element's tags.
  enum Content: Sendable {
    /// Nothing but white space.
    case empty
    /// Text.
    case text
    /// Elements, one place after the other.
    case elements([ContentParticle])
  }

  /// What attributes beyond the listed ones mean.
  enum OpenAttributes: Sendable {
    /// There are none.
    case none
    /// They are fields of the row's or the section's model.
    case fields
  }

  /// The element's name.
  let name: String
  /// What it means, in one sentence.
  let summary: String
  /// The Texture class behind a layout element.
  let className: String?
  /// The listed attributes, in the order of the reference page.
  let attributes: [AttributeSpec]
  /// What other attributes mean.
  let openAttributes: OpenAttributes
  /// The content.
  let content: Content

  /// Creates an element.
  init(
    _ name: String, _ summary: String, className: String? = nil,
    attributes: [AttributeSpec] = [], openAttributes: OpenAttributes = .none,
    content: Content = .empty
  ) {
    self.name = name
    self.summary = summary
    self.className = className
    self.attributes = attributes
    self.openAttributes = openAttributes
    self.content = content
  }

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
  /// Whether an element may do without the attribute.
  enum Use: Sendable { case required, optional }

  /// Whether bindings may stand in the value.
  enum Binding: Sendable { case constant, bindable }

  /// The attribute's name, which is the Swift property's name.
  let name: String
  /// The kind of value.
  let kind: ValueKind
  /// The object that the property belongs to.
  let target: PropertyTarget
  /// Whether the attribute may be left out.
  let use: Use
  /// Whether bindings may stand in the value.
  let binding: Binding
  /// What it means, in one sentence.
  let summary: String

  /// Creates an attribute that may be left out and takes constants.
  init(
    _ name: String, _ kind: ValueKind, _ summary: String, on target: PropertyTarget = .object,
    use: Use = .optional, binding: Binding = .constant
  ) {
    self.name = name
    self.kind = kind
    self.target = target
    self.use = use
    self.binding = binding
    self.summary = summary
  }
}

/// One place in an element's content: which elements may stand there, and how many.
struct ContentParticle: Sendable {
  /// The names of the elements that may stand here, in any mixture.
  let names: [String]
  /// The smallest number of them.
  let minimum: Int
  /// The greatest number of them; nil for any.
  let maximum: Int?

  /// A place for exactly `count` elements.
  static func exactly(_ count: Int, _ names: [String]) -> ContentParticle {
    ContentParticle(names: names, minimum: count, maximum: count)
  }

  /// A place for at most one element.
  static func optional(_ names: String...) -> ContentParticle {
    ContentParticle(names: names, minimum: 0, maximum: 1)
  }

  /// A place for any number of elements.
  static func any(_ names: [String]) -> ContentParticle {
    ContentParticle(names: names, minimum: 0, maximum: nil)
  }

  /// A place for at least one element.
  static func some(_ names: [String]) -> ContentParticle {
    ContentParticle(names: names, minimum: 1, maximum: nil)
  }
}
