/// The layout of a collection.
package enum ContainerLayout: Sendable, Equatable {
  /// A flow layout with stated metrics.
  case flow(FlowLayout)
  /// A generated column layout.
  case mosaic(MosaicLayout)
  /// A hand-written layout.
  case custom(CustomLayout)
}

/// The metrics of a flow layout.
package struct FlowLayout: Sendable, Equatable {
  /// Metrics by their property names.
  package var properties: [Property]
  /// A hand-written type with `sizeRange(at:in:)`.
  package var sizes: TypeReference?
  /// The source position of the layout.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(properties: [Property] = [], sizes: TypeReference? = nil, position: SourcePosition) {
    self.properties = properties
    self.sizes = sizes
    self.position = position
  }
}

/// A hand-written layout object.
package struct CustomLayout: Sendable, Equatable {
  /// The layout's class: a layout delegate or a `UICollectionViewLayout`.
  package var className: TypeReference
  /// The arguments with which it is made.
  package var initializer: InitializerCall?
  /// The class of the layout inspector.
  package var inspector: TypeReference?
  /// The source position of the layout.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    className: TypeReference,
    initializer: InitializerCall? = nil,
    inspector: TypeReference? = nil,
    position: SourcePosition
  ) {
    self.className = className
    self.initializer = initializer
    self.inspector = inspector
    self.position = position
  }
}

/// A column layout generated into the fixture's module.
package struct MosaicLayout: Sendable, Equatable {
  /// The class of layout that is generated.
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
  /// The source position of the layout.
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

/// The class of layout that is generated for a mosaic.
package enum MosaicForm: String, Sendable, CaseIterable {
  /// An `ASCollectionLayoutDelegate`, measured in the background.
  case layoutDelegate
  /// A subclass of `UICollectionViewFlowLayout`.
  case flowLayout
}
