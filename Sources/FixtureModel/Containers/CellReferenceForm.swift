/// What a cell's name refers to.
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
