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
