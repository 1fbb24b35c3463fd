import FixtureModel

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
