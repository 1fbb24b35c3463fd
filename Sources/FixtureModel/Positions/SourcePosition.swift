/// A place in a source file: the path as given, the line and the column, both counted from 1.
package struct SourcePosition: Sendable, Hashable, Comparable {
  /// The path, relative to the package's root where the file lies below it.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, counted in Unicode scalars.
  package var column: Int

  /// Creates the value from its parts.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
