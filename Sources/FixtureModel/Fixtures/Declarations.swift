/// The named things of a fixture that containers draw on.
package struct Declarations: Sendable, Equatable {
  /// Images, by name and size.
  package var images: [ImageDeclaration]
  /// Enumerations for model fields.
  package var enumerations: [EnumDeclaration]
  /// Models.
  package var models: [Model]
  /// Cell nodes.
  package var cellNodes: [CellNode]
  /// Plain UIKit cells.
  package var plainCells: [PlainView]
  /// Plain UIKit supplementary views.
  package var reusableViews: [PlainView]

  /// Creates the value from its parts.
  package init(
    images: [ImageDeclaration] = [],
    enumerations: [EnumDeclaration] = [],
    models: [Model] = [],
    cellNodes: [CellNode] = [],
    plainCells: [PlainView] = [],
    reusableViews: [PlainView] = []
  ) {
    self.images = images
    self.enumerations = enumerations
    self.models = models
    self.cellNodes = cellNodes
    self.plainCells = plainCells
    self.reusableViews = reusableViews
  }
}
