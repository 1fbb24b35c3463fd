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

extension SourcePosition: CustomStringConvertible {
  /// The place as compilers print it: `path:line:column`.
  package var description: String { "\(file):\(line):\(column)" }

  /// Orders places by file, then line, then column.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// A value together with the place where the fixture states it.
package struct Located<Value: Sendable>: Sendable {
  /// The value.
  package var value: Value
  /// The source position of the value.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(value: Value, position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

extension Located: Equatable where Value: Equatable {}
