import FixtureModel

/// The declarations that a fixture may use, by name.
struct DeclarationIndex {
  /// Images by name.
  var images: [String: ImageDeclaration] = [:]
  /// Enumerations by name.
  var enumerations: [String: EnumDeclaration] = [:]
  /// Models by name.
  var models: [String: Model] = [:]
  /// Cell nodes by name.
  var cellNodes: [String: CellNode] = [:]
  /// Plain cells by name.
  var plainCells: [String: PlainView] = [:]
  /// Reusable views by name.
  var reusableViews: [String: PlainView] = [:]
  /// The modules that the fixture imports.
  var modules: Set<String> = []
  /// Names whose declarations hold mistakes.
  var refused = RefusedNames()

  /// Creates an empty index.
  init() {}

  /// Adds declarations; an earlier one of the same name stays.
  mutating func add(_ declarations: Declarations) {
    for image in declarations.images where images[image.name] == nil { images[image.name] = image }
    for item in declarations.enumerations where enumerations[item.name] == nil {
      enumerations[item.name] = item
    }
    for item in declarations.models where models[item.name] == nil { models[item.name] = item }
    for item in declarations.cellNodes where cellNodes[item.name] == nil {
      cellNodes[item.name] = item
    }
    for item in declarations.plainCells where plainCells[item.name] == nil {
      plainCells[item.name] = item
    }
    for item in declarations.reusableViews where reusableViews[item.name] == nil {
      reusableViews[item.name] = item
    }
  }

  /// The names of every kind of cell.
  var cellNames: [String] {
    (Array(cellNodes.keys) + plainCells.keys + reusableViews.keys).sorted()
  }
}
