import FixtureModel

/// The lines of each kind of row in a generated file's data.
struct DataPlan {
  /// The rows of one container.
  struct ContainerLines {
    /// The lines of sections.
    var sections: Range<Int>
    /// The lines of each batch's items.
    var batches: [Range<Int>]
    /// The lines of the mutations.
    var mutations: Range<Int>
    /// The lines of the expectations and their assertions.
    var expectations: Range<Int>
    /// A Boolean value that indicates whether items begin with the name of the cell that they ask
    /// for.
    var itemsNameCells: Bool
  }

  /// The number of lines that describe images.
  var imageCount = 0
  /// The rows of each container, in the order of the fixture.
  var containers: [ContainerLines] = []
}

extension Container {
  /// The cells that items name for themselves, wherever they come into the data, in alphabetical order.
  ///
  /// Plain loops: lazy sequences take seconds for a million rows in a debug build of the tool.
  var ownCells: [String] {
    var names: Set<String> = []
    for section in sections { Self.collect(section.rows, into: &names) }
    for batch in batches { Self.collect(batch.rows, into: &names) }
    for mutation in mutations {
      for edit in mutation.edits { Self.collect(edit.rows, into: &names) }
    }
    return names.sorted()
  }

  private static func collect(_ rows: [Row], into names: inout Set<String>) {
    for row in rows {
      if let cell = row.cell { names.insert(cell) }
    }
  }
}

extension Edit {
  /// The rows that the edit brings.
  fileprivate var rows: [Row] {
    switch operation {
    case .insertItems(_, let rows), .reloadItems(_, let rows): rows
    case .insertSection(_, let section): section.rows
    case .deleteItems, .deleteSections, .reloadSections, .moveItem, .moveSection: []
    }
  }
}
