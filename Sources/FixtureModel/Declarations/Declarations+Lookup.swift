extension Declarations {
  /// Appends everything of other declarations behind this one's.
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

  /// Finds a cell node by name among the visible declarations.
  package func cellNode(named name: String) -> CellNode? {
    declarations.cellNodes.first { $0.name == name }
      ?? included.cellNodes.first { $0.name == name }
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

  /// Finds an enumeration by name among the visible declarations.
  package func enumeration(named name: String) -> EnumDeclaration? {
    declarations.enumerations.first { $0.name == name }
      ?? included.enumerations.first { $0.name == name }
  }
}
