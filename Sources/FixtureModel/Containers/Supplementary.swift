/// A supplementary element: its kind, its cell and the sections that have it.
package struct Supplementary: Sendable, Equatable {
  /// The element's kind.
  package var kind: SupplementaryKind
  /// The cell node or reusable view that stands for it.
  package var cell: CellReference
  /// The sections that have the element.
  package var sections: SectionSelection
  /// The constrained size; nil for the layout's default.
  package var sizeRange: SizeRangeValue?
  /// Where the element is stated.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    kind: SupplementaryKind,
    cell: CellReference,
    sections: SectionSelection = .all,
    sizeRange: SizeRangeValue? = nil,
    position: SourcePosition
  ) {
    self.kind = kind
    self.cell = cell
    self.sections = sections
    self.sizeRange = sizeRange
    self.position = position
  }
}
