import FixtureContract
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
    let values: [RecordedValueLine]
    do {
      values = try RecordedFolder(folder).values
    } catch {
      console.writeError("\(error)")
      return .failure
    }
    var status = ExitCode.success
    let fixtures = Dictionary(grouping: values, by: \.path)
    for path in fixtures.keys.sorted() where !(try rewrite(path, fixtures[path] ?? [], console)) {
      status = .failure
    }
    if values.isEmpty { console.write("no values: no expectation was moved by the table alone") }
    return status
  }

  /// Returns `false` if a value could not be written.
  private func rewrite(
    _ path: String, _ values: [RecordedValueLine], _ console: any Console
  ) throws -> Bool {
    let shown = PrintableText(path).text
    guard let fixture = RecordedFixture(path, in: root, values, .all) else {
      console.writeError(
        "\(shown): not a fixture of this package; run this in the package's folder")
      return false
    }
    try fixture.file.write(fixture.rewriter.text)
    console.write("\(shown): \(fixture.rewriter.count) values written")
    fixture.reportSkipped(console)
    return fixture.rewriter.skipped.isEmpty
  }
}
