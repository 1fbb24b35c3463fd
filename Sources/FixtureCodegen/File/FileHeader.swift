import FixtureModel

/// The head of a generated file: its generator, its fixture, and its imports.
struct FileHeader {
  private let context: GenerationContext

  /// Creates the head of a file.
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

/// The end of a generated file: the version handshake and the rows.
struct FileFooter {
  private let context: GenerationContext
  private let rows: String

  /// Creates the end of a file, with the inside of the literal that holds its rows.
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
        "nonisolated static let handshake: Bool = FixtureSupport.FixtureRuntime.generator.\(version)",
      ])
      if let fonts = context.fixture.fonts { writeFonts(fonts, to: &writer) }
      // Data sources read their sections from the rows, also when they have none.
      guard !rows.isEmpty || !context.fixture.containers.isEmpty else { return }
      writer.blank()
      writer.lines([
        "/// The rows of the fixture's images and containers, one a line, decoded when asked for.",
        "nonisolated static let rows = FixtureSupport.FixtureRows(text, imageCount: \(context.data.imageCount))",
      ])
      writer.blank()
      writer.line("nonisolated private static let text: Swift.StaticString = \"\"\"")
      writer.raw(rows)
      writer.raw("\"\"\"\n")
    }
  }
}

extension FileFooter {
  /// Writes the source of the fixture's font files.
  private func writeFonts(_ fonts: FontFolder, to writer: inout SwiftWriter) {
    var arguments = [
      "FixtureFonts.FixtureFontFiles.self", "from: \(SwiftStringLiteral.quoted(fonts.folder))",
      "of: \(SwiftStringLiteral.quoted(context.options.target))",
    ]
    if let system = fonts.system {
      arguments.append("systemFamily: \(SwiftStringLiteral.quoted(system))")
    }
    if let system = fonts.monospacedSystem {
      arguments.append("monospacedSystemFamily: \(SwiftStringLiteral.quoted(system))")
    }
    if !fonts.cascade.isEmpty {
      let names = fonts.cascade.map { SwiftStringLiteral.quoted($0) }.joined(separator: ", ")
      arguments.append("cascade: [\(names)]")
    }
    writer.blank()
    writer.lines([
      "/// The font files of the fixture, read when they are first needed.",
      "nonisolated static let fonts = FixtureSupport.FixtureFontSource(",
      "  \(arguments.joined(separator: ", ")))",
    ])
  }
}

/// The names that a generated file uses for itself alone.
enum FixtureFileNames {
  /// The private enumeration that holds the file's rows and its handshake.
  static let file = "FixtureFile"
  /// The file's rows.
  static let rows = "FixtureFile.rows"
  /// The file's font files.
  static let fonts = "FixtureFile.fonts"
}
