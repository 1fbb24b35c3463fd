import FixtureModel
import FixtureXML

/// The command that writes the values of a test run into the expectations of fixtures.
struct UpdateCommand: Command {
  static let name = "update-expectations"
  static let summary =
    "Writes into fixtures the values that changed only because of the font table."
  static let usage = "FOLDER"
  static let options: [Option] = [.packageRoot]

  private let folder: String
  private let root: PackageRoot

  init(_ arguments: CommandArguments) throws {
    guard let folder = arguments.positional.first, arguments.positional.count == 1 else {
      throw UsageError(
        message: "name the folder that TEXTURE_FIXTURES_MOVED=FOLDER swift test has written")
    }
    guard FolderWalk.isFolder(folder) else {
      throw UsageError(message: "there is no folder '\(folder)'", missingPath: folder)
    }
    self.folder = folder
    do {
      root = try PackageRoot(
        arguments["--package-root"] ?? FixtureFiles.nearestRoot(of: FilePath.currentFolder))
    } catch {
      throw UsageError(message: error.message)
    }
  }

  func run(_ console: any Console) throws -> ExitCode {
    var status = ExitCode.success
    var values: [MovedValue] = []
    for file in FolderWalk.files(below: folder) where file.hasSuffix(".tsv") {
      for line in text(of: file).split(separator: "\n") {
        guard let value = MovedValue(line) else {
          console.writeError("\(PrintableText(file).text): not a list of moved values")
          return .failure
        }
        values.append(value)
      }
    }
    let fixtures = Dictionary(grouping: values) { $0.position.file }
    for path in fixtures.keys.sorted() where !(try rewrite(path, fixtures[path] ?? [], console)) {
      status = .failure
    }
    if values.isEmpty { console.write("no values: no expectation was moved by the table alone") }
    return status
  }

  private func text(of path: String) -> String {
    String(decoding: AtomicFile(path: path).contents() ?? [], as: UTF8.self)
  }

  /// Returns `false` if a value could not be written.
  private func rewrite(
    _ path: String, _ values: [MovedValue], _ console: any Console
  ) throws -> Bool {
    let shown = PrintableText(path).text
    guard FixtureFiles.isFixture(path), case let file = root.absolutePath(of: path),
      root.relativePath(of: file) != nil, let bytes = AtomicFile(path: file).contents()
    else {
      console.writeError(
        "\(shown): not a fixture of this package; run this in the package's folder")
      return false
    }
    var rewriter = ExpectationRewriter(bytes)
    rewriter.write(values)
    try AtomicFile(path: file).write(rewriter.text)
    console.write("\(shown): \(rewriter.count) values written")
    for value in rewriter.skipped {
      let text = PrintableText(
        "\(value.position): not written, because the fixture does not have '\(value.expected)' here, or "
          + "'\(value.actual)' is not a list of numbers"
      ).text
      console.writeError(text)
    }
    return rewriter.skipped.isEmpty
  }
}
