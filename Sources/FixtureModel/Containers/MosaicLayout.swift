/// A column layout generated into the fixture's module.
package struct MosaicLayout: Sendable, Equatable {
  /// What the layout is built as.
  package var form: MosaicForm
  /// The number of columns.
  package var columns: Int
  /// The gap between columns, in points.
  package var columnSpacing: Double
  /// The insets of every section, in points.
  package var sectionInset: InsetsValue
  /// The spacing around items, in points.
  package var interItemSpacing: InsetsValue
  /// The height of every section's header, in points.
  package var headerHeight: Double
  /// Where the layout is stated.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    form: MosaicForm = .layoutDelegate,
    columns: Int,
    columnSpacing: Double = 0,
    sectionInset: InsetsValue,
    interItemSpacing: InsetsValue,
    headerHeight: Double = 0,
    position: SourcePosition
  ) {
    self.form = form
    self.columns = columns
    self.columnSpacing = columnSpacing
    self.sectionInset = sectionInset
    self.interItemSpacing = interItemSpacing
    self.headerHeight = headerHeight
    self.position = position
  }
}
