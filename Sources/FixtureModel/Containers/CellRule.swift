/// One rule that chooses a cell for an item.
package struct CellRule: Sendable, Equatable {
  /// Whether the rule answers with a node or with a plain cell.
  package var kind: CellRuleKind
  /// The cell.
  package var cell: CellReference
  /// When the rule applies.
  package var condition: CellCondition
  /// Where the rule is stated.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    kind: CellRuleKind,
    cell: CellReference,
    condition: CellCondition = .always,
    position: SourcePosition
  ) {
    self.kind = kind
    self.cell = cell
    self.condition = condition
    self.position = position
  }
}
