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
    /// Whether items begin with the name of the cell that they ask for.
    var itemsNameCells: Bool
  }

  /// The number of lines that describe images.
  var imageCount = 0
  /// The rows of each container, in the order of the fixture.
  var containers: [ContainerLines] = []
}

extension Container {
  /// Every row of the container, wherever it comes into the data.
  var allRows: some Sequence<Row> {
    [
      AnySequence(sections.lazy.flatMap(\.rows)), AnySequence(batches.lazy.flatMap(\.rows)),
      AnySequence(mutations.lazy.flatMap(\.edits).flatMap(\.rows)),
    ].joined()
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
