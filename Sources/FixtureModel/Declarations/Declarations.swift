import FixtureContract

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

extension Declarations {
  /// Appends other declarations.
  package mutating func append(_ other: Declarations) {
    images += other.images
    enumerations += other.enumerations
    models += other.models
    cellNodes += other.cellNodes
    plainCells += other.plainCells
    reusableViews += other.reusableViews
  }
}

extension Fixture {
  /// The declarations that this fixture may use: its own first, then the included ones.
  package var visibleDeclarations: Declarations {
    var all = declarations
    all.append(included)
    return all
  }

  /// Finds a model by name among the visible declarations.
  package func model(named name: String) -> Model? {
    declarations.models.first { $0.name == name } ?? included.models.first { $0.name == name }
  }

  /// Finds a plain cell by name among the visible declarations.
  package func plainCell(named name: String) -> PlainView? {
    declarations.plainCells.first { $0.name == name }
      ?? included.plainCells.first { $0.name == name }
  }

  /// Finds a reusable view by name among the visible declarations.
  package func reusableView(named name: String) -> PlainView? {
    declarations.reusableViews.first { $0.name == name }
      ?? included.reusableViews.first { $0.name == name }
  }

}

/// An image known by its name, its size and its scale; it has no pixels.
package struct ImageDeclaration: Sendable, Equatable {
  /// The name that rows and attributes use.
  package var name: String
  /// The size in points, as `UIImage.size` gives it.
  package var size: SizeValue
  /// Pixels per point.
  package var scale: Double
  /// The configuration of a symbol of the system; nil for other images.
  package var symbol: SymbolValue?
  /// The source position of the image.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    name: String, size: SizeValue, scale: Double = 1, symbol: SymbolValue? = nil,
    position: SourcePosition
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.symbol = symbol
    self.position = position
  }
}

/// The configuration of a symbol of the system.
package struct SymbolValue: Sendable, Hashable {
  /// The point size; nil for the system's.
  package var pointSize: Double?
  /// The weight of the strokes; nil for the system's.
  package var weight: FontWeight?

  /// Creates the value from its parts.
  package init(pointSize: Double? = nil, weight: FontWeight? = nil) {
    self.pointSize = pointSize
    self.weight = weight
  }
}
