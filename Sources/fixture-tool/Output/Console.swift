/// Where the tool writes to.
protocol Console {
  /// Writes a line to standard output.
  func write(_ text: String)
  /// Writes a line to standard error.
  func writeError(_ text: String)
  /// Shows progress on a terminal, and nowhere else.
  func showProgress(_ text: String)
}
