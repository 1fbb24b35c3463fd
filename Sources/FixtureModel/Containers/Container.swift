/// A collection, table or pager with its data, mutations and expectations.
package struct Container: Sendable, Equatable {
  /// The container node's class.
  package var kind: ContainerKind
  /// The name from which the generated types are named.
  package var name: String
  /// The text of the `documentation` element.
  package var documentation: String?
  /// The items for which the container requests plain UIKit cells.
  package var interop: InteropMode
  /// A Boolean value that indicates whether the data source implements `nodeModelForItemAt`.
  package var usesNodeModels: Bool
  /// The codes of the advisories that are no issues.
  package var acceptedAdvisories: [String]
  /// The model of the rows, found from the cells; nil when no cell has one.
  package var itemModel: String?
  /// The model of the sections' own fields.
  package var sectionModel: String?
  /// The app's view controller of a `controller`; nil for the other kinds.
  package var controller: HostedController?
  /// Properties of the node, of its view and of its layout.
  package var properties: [Property]
  /// The layout; nil for tables, pagers and the default flow layout.
  package var layout: ContainerLayout?
  /// Range tuning parameters, one a mode and type.
  package var tunings: [RangeTuning]
  /// Headers, footers and other supplementary elements.
  package var supplementaries: [Supplementary]
  /// The titles of a table's sections.
  package var titles: [SectionTitle]
  /// The rules that choose an item's cell; the first match wins.
  package var cellRules: [CellRule]
  /// The size of items that no rule gives one; nil for the layout's own.
  package var cellSize: CellSize?
  /// The data at the start; empty where the reader does not keep rows.
  package var sections: [Section]
  /// The number of items of each section at the start, also where the reader does not keep rows.
  package var sectionCounts: [Int]
  /// The items that successive batch fetches append.
  package var batches: [Batch]
  /// Named batches of edits.
  package var mutations: [Mutation]
  /// The expectations, each with its own conditions.
  package var expectations: [Expectation]
  /// The source position of the container.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(
    kind: ContainerKind,
    name: String,
    documentation: String? = nil,
    interop: InteropMode = .never,
    usesNodeModels: Bool = false,
    acceptedAdvisories: [String] = [],
    itemModel: String? = nil,
    sectionModel: String? = nil,
    controller: HostedController? = nil,
    properties: [Property] = [],
    layout: ContainerLayout? = nil,
    tunings: [RangeTuning] = [],
    supplementaries: [Supplementary] = [],
    titles: [SectionTitle] = [],
    cellRules: [CellRule] = [],
    cellSize: CellSize? = nil,
    sections: [Section] = [],
    sectionCounts: [Int]? = nil,
    batches: [Batch] = [],
    mutations: [Mutation] = [],
    expectations: [Expectation] = [],
    position: SourcePosition
  ) {
    self.kind = kind
    self.name = name
    self.documentation = documentation
    self.interop = interop
    self.usesNodeModels = usesNodeModels
    self.acceptedAdvisories = acceptedAdvisories
    self.itemModel = itemModel
    self.sectionModel = sectionModel
    self.controller = controller
    self.properties = properties
    self.layout = layout
    self.tunings = tunings
    self.supplementaries = supplementaries
    self.titles = titles
    self.cellRules = cellRules
    self.cellSize = cellSize
    self.sections = sections
    self.sectionCounts = sectionCounts ?? sections.map(\.rowCount)
    self.batches = batches
    self.mutations = mutations
    self.expectations = expectations
    self.position = position
  }
}

/// The class of a container node.
package enum ContainerKind: String, Sendable, CaseIterable {
  /// An `ASCollectionNode`.
  case collection
  /// An `ASTableNode`.
  case table
  /// An `ASPagerNode`.
  case pager
  /// A list of an app's own view controller.
  case controller
}

/// The view controller of an app whose list a fixture tests.
package struct HostedController: Sendable, Equatable {
  /// The hand-written class.
  package var className: TypeReference
  /// The arguments of its initializer; nil for none.
  package var initializer: InitializerCall?
  /// The names of the properties from the controller to its list node, with dots between them.
  package var list: String
  /// The source position of the list.
  package var listPosition: SourcePosition

  /// Creates the value from its parts.
  package init(
    className: TypeReference, initializer: InitializerCall?, list: String,
    listPosition: SourcePosition
  ) {
    self.className = className
    self.initializer = initializer
    self.list = list
    self.listPosition = listPosition
  }
}

/// The items for which a container requests plain UIKit cells.
package enum InteropMode: String, Sendable, CaseIterable {
  /// Every item has a node.
  case never
  /// Items whose node block is nil have a plain cell.
  case whenNoNode
  /// Plain cells are dequeued for node-backed items too.
  case always
}
