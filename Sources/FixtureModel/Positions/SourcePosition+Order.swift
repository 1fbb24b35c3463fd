extension SourcePosition: CustomStringConvertible {
  /// The place as compilers print it: `path:line:column`.
  package var description: String { "\(file):\(line):\(column)" }

  /// Orders places by file, then line, then column.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
