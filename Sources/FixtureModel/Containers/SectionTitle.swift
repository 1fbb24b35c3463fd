/// A title of the sections of a table.
package struct SectionTitle: Sendable, Equatable {
  /// The places of titles.
  package enum Kind: String, Sendable, CaseIterable {
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
    /// The section index.
    case index
  }

  /// The place of the title.
  package var kind: Kind
  /// The text. An empty one is no title.
  package var text: TextTemplate
  /// The sections that have the title.
  package var sections: SectionSelection
  /// The condition under which a section of those has the title; nil for all.
  package var condition: Condition?
  /// The source position of the title.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    kind: Kind, text: TextTemplate, sections: SectionSelection = .all,
    condition: Condition? = nil, position: SourcePosition
  ) {
    self.kind = kind
    self.text = text
    self.sections = sections
    self.condition = condition
    self.position = position
  }
}
