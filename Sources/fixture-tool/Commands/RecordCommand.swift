import FixtureContract
import FixtureModel
import FixtureXML

/// The command that writes the values of a test run into the assertions of fixtures.
struct RecordCommand: Command {
  static let name = "record"
  static let summary = "Writes the values of the last test run into the assertions of fixtures."
  static let usage = "[FILE[:LINE]…]"
  static let options: [Option] = [
    .packageRoot,
    Option(
      name: "--failed", value: nil,
      summary: "writes the values of all failed assertions, not only those written '?'"),
    Option(name: "--patch", value: nil, summary: "prints a difference and writes nothing"),
    Option(
      name: "--write", value: nil,
      summary: "writes also where standard output is not a terminal, which prints a difference"),
    Option(
      name: "--from", value: "DIR",
      summary:
        "the folder that TEXTURE_FIXTURES_RECORDED named; \(RecordedValueLine.folder) if absent"),
  ]

  /// A fixture, or a line of one, that the command line names.
  private struct Place {
    let path: String
    let line: Int?
  }

  private let root: PackageRoot
  private let folder: String
  private let places: [Place]
  private let isAll: Bool
  private let printsDifference: Bool?

  init(_ arguments: CommandArguments) throws {
    do {
      root = try PackageRoot(
        arguments["--package-root"] ?? FixtureFiles.nearestRoot(of: FilePath.currentFolder))
    } catch {
      throw UsageError(message: error.message)
    }
    if arguments.contains("--patch"), arguments.contains("--write") {
      throw UsageError(message: "'--patch' and '--write' exclude each other")
    }
    printsDifference =
      arguments.contains("--patch") ? true : arguments.contains("--write") ? false : nil
    isAll = arguments.contains("--failed")
    folder = arguments["--from"] ?? root.absolutePath(of: RecordedValueLine.folder)
    let root = root
    places = try arguments.positional.map { try Self.place($0, in: root) }
  }

  func run(_ console: any Console) throws -> ExitCode {
    let recorded: RecordedFolder
    do {
      recorded = try RecordedFolder(folder)
    } catch {
      console.writeError("\(error)")
      return .failure
    }
    let selected = recorded.values.filter(isSelected)
    let fixtures = Dictionary(grouping: selected, by: \.path)
    var status = ExitCode.success
    var count = 0
    for path in fixtures.keys.sorted() {
      guard let fixture = RecordedFixture(path, in: root, fixtures[path] ?? [], selection) else {
        console.writeError("\(PrintableText(path).text): not a fixture of this package")
        status = .failure
        continue
      }
      count += fixture.rewriter.count
      if try !finish(fixture, console) { status = .failure }
    }
    if count == 0, status == .success {
      console.write("no values to record: 'swift test' writes those of failed assertions")
    }
    return status
  }

  /// Failed assertions are written where they are asked for: by the option, or by their file or line.
  private var selection: ExpectationRewriter.Selection {
    isAll || !places.isEmpty ? .all : .recorded
  }

  private func isSelected(_ value: RecordedValueLine) -> Bool {
    places.isEmpty
      || places.contains { $0.path == value.path && ($0.line ?? value.line) == value.line }
  }

  /// Writes or prints a fixture. Returns `false` if a value could not be written.
  private func finish(_ fixture: RecordedFixture, _ console: any Console) throws -> Bool {
    let rewriter = fixture.rewriter
    if printsDifference ?? !console.isTerminal {
      let lines = LineDifference(
        of: fixture.path, from: fixture.former, to: Array(rewriter.text.utf8)
      ).lines
      if !lines.isEmpty { console.write(lines.joined(separator: "\n")) }
    } else if rewriter.count > 0 {
      try fixture.file.write(rewriter.text)
      let noun = rewriter.count == 1 ? "value" : "values"
      console.write("\(PrintableText(fixture.path).text): \(rewriter.count) \(noun) recorded")
    }
    fixture.reportSkipped(console)
    return rewriter.skipped.isEmpty
  }

  /// Reads `FILE` or `FILE:LINE`.
  private static func place(_ argument: String, in root: PackageRoot) throws(UsageError) -> Place {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    let line = parts.count > 1 ? parts.last.flatMap { Int($0) } : nil
    let path = line == nil ? argument : parts.dropLast().joined(separator: ":")
    guard let relative = root.relativePath(of: FilePath.absolute(path)) else {
      throw UsageError(message: "there is no file '\(path)' in the package", missingPath: path)
    }
    return Place(path: relative, line: line)
  }
}
