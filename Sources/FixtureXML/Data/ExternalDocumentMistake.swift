/// Why a data document yields no rows.
enum ExternalDocumentMistake: Error, Equatable {
  /// The file cannot be opened or read.
  case unreadable(String)
  /// The file is larger than the limit.
  case tooLarge
  /// A match is larger than the limit; the line where that was noticed.
  case matchTooLarge(line: Int)
  /// The document is not well-formed.
  case notWellFormed(String, line: Int, column: Int)
  /// The pattern cannot be matched on a stream.
  case invalidPattern
  /// A path is not an XPath expression, by its index.
  case invalidPath(Int)
  /// A prefix is not declared, in a path by its index or in the pattern.
  case undeclaredPrefix(String, path: Int?)
}
