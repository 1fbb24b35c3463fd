import FixtureModel

/// The head of a generated file: what it is, whose it is, and what it imports.
struct FileHeader {
  private let context: GenerationContext

  /// Makes the head of a file.
  init(_ context: GenerationContext) {
    self.context = context
  }

  /// Writes the head.
  func write(to writer: inout SwiftWriter) {
    let path = DocComment.sanitizedLine(context.fixture.path)
    let digest = String(context.fixture.digest, radix: 16)
    writer.lines([
      "// Do not edit: generated from a fixture, and written again whenever the fixture changes.",
      "//",
      "// fixture: \(path)",
      "// digest: \(String(repeating: "0", count: 16 - digest.count))\(digest)",
      "// generator: \(context.options.version)",
      "//",
      "// swift-format-ignore-file",
      "// swiftlint:disable all",
    ])
    writer.blank()
    writer.lines(ImportPlan(context).lines)
  }
}
