/// A supplementary element: its kind, its cell and the sections that have it.
package struct Supplementary: Sendable, Equatable {
  /// The element's kind.
  package var kind: SupplementaryKind
  /// The cell node or reusable view that shows the element.
  package var cell: CellReference
  /// The sections that have the element.
  package var sections: SectionSelection
  /// The condition under which a section of those has the element; nil for all.
  package var condition: Condition?
  /// The constrained size; nil for the layout's default.
  package var sizeRange: SizeRangeValue?
  /// The source position of the element.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    kind: SupplementaryKind,
    cell: CellReference,
    sections: SectionSelection = .all,
    condition: Condition? = nil,
    sizeRange: SizeRangeValue? = nil,
    position: SourcePosition
  ) {
    self.kind = kind
    self.cell = cell
    self.sections = sections
    self.condition = condition
    self.sizeRange = sizeRange
    self.position = position
  }
}

/// The kind of a supplementary element.
package enum SupplementaryKind: Sendable, Hashable {
  /// A section's header.
  case header
  /// A section's footer.
  case footer
  /// A kind of a hand-written layout.
  case custom(String)
}

/// The sections that have a supplementary element.
package enum SectionSelection: Sendable, Hashable {
  /// Every section.
  case all
  /// The listed sections, from 0, ascending.
  case only([Int])
}
