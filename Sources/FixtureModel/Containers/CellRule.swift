/// One rule that chooses a cell for an item.
package struct CellRule: Sendable, Equatable {
  /// The kind of cell that the rule returns.
  package var kind: CellRuleKind
  /// The cell.
  package var cell: CellReference
  /// The items to which the rule applies.
  package var condition: CellCondition
  /// The size of the items, as the rule or all of `cells` states it; nil for the layout's own.
  package var size: CellSize?
  /// The source position of the rule.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    kind: CellRuleKind,
    cell: CellReference,
    condition: CellCondition = .always,
    size: CellSize? = nil,
    position: SourcePosition
  ) {
    self.kind = kind
    self.cell = cell
    self.condition = condition
    self.size = size
    self.position = position
  }
}

/// The kind of cell that a rule returns.
package enum CellRuleKind: String, Sendable {
  /// A node block.
  case node
  /// A plain UIKit cell.
  case plain
}

/// The condition under which a cell rule applies to an item.
package enum CellCondition: Sendable, Equatable {
  /// To every item.
  case always
  /// To items for which a condition holds.
  case when(Condition)
  /// To items whose index in their section leaves `offset` when divided by the number.
  case every(Int, offset: Int)
}

/// The use of a cell by name, with the properties stated at the place of use.
package struct CellReference: Sendable, Equatable {
  /// The cell's name.
  package var name: String
  /// The kind of type that the name refers to.
  package var form: CellReferenceForm
  /// Properties set on the cell at this place; for built-in cells only.
  package var properties: [Property]
  /// The position of the name.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    name: String,
    form: CellReferenceForm,
    properties: [Property] = [],
    position: SourcePosition
  ) {
    self.name = name
    self.form = form
    self.properties = properties
    self.position = position
  }
}

/// The kind of type that a cell's name refers to.
package enum CellReferenceForm: Sendable, Equatable {
  /// A cell node of the fixture or of an included one.
  case cellNode
  /// A plain cell of the fixture or of an included one.
  case plainCell
  /// A reusable view of the fixture or of an included one.
  case reusableView
  /// One of Texture's own cell classes, such as `ASTextCellNode`.
  case builtIn
}
