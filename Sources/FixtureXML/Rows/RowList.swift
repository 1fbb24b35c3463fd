import FixtureModel

/// The rows of a section or a batch.
struct RowList {
  /// The rows, when they are kept.
  let rows: [Row]
  /// The number of rows.
  let count: Int
  /// The index of the first row without a cell of its own.
  let firstWithoutCell: Int?
}
