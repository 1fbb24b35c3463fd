import FixtureModel

/// Where a row stands in its document.
struct RowPlace {
  /// The line, from 1.
  let line: Int
  /// The column, from 1.
  let column: Int

  /// Creates a place.
  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a position.
  init(_ position: SourcePosition) { self.init(line: position.line, column: position.column) }

  /// The position in a document.
  func position(in path: String) -> SourcePosition {
    SourcePosition(file: path, line: line, column: column)
  }
}
