/// The end of a generated file: the version handshake and the rows.
struct FileFooter {
  private let context: GenerationContext
  private let rows: String

  /// Makes the end of a file, with the inside of the literal that holds its rows.
  init(_ context: GenerationContext, rows: String) {
    self.context = context
    self.rows = rows
  }

  /// Writes the end.
  func write(to writer: inout SwiftWriter) {
    let version = "version_\(SwiftIdentifier.sanitized("_" + context.options.version).dropFirst())"
    writer.blank()
    writer.lines(["/// What this file uses for itself alone."])
    writer.block("private nonisolated enum \(FixtureFileNames.file)") { writer in
      writer.lines([
        "/// Does not compile unless the runtime is of the generator's version.",
        "nonisolated static let handshake: Bool = FixtureRuntime.generator.\(version)",
      ])
      guard !rows.isEmpty else { return }
      writer.blank()
      writer.lines([
        "/// The rows of the fixture's images and containers, one a line, decoded when asked for.",
        "nonisolated static let rows = FixtureRows(text, imageCount: \(context.data.imageCount))",
      ])
      writer.blank()
      writer.line("nonisolated private static let text: StaticString = \"\"\"")
      writer.raw(rows)
      writer.raw("\"\"\"\n")
    }
  }
}
