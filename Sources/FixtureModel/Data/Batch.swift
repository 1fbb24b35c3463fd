/// The answer to one batch fetch.
package struct Batch: Sendable, Equatable {
  /// The delay in virtual seconds.
  package var delay: Double
  /// The items that are appended to the last section.
  package var rows: [Row]
  /// The number of items, also when they are not kept.
  package var rowCount: Int
  /// Where the batch is stated.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(delay: Double = 0, rows: [Row] = [], rowCount: Int = 0, position: SourcePosition) {
    self.delay = delay
    self.rows = rows
    self.rowCount = rowCount
    self.position = position
  }
}
