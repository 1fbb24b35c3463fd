import FixtureXML

/// The command that reports all problems in fixtures without writing files.
struct LintCommand: Command {
  static let name = "lint"
  static let summary = "Reports every problem in fixtures; prints nothing when there is none."
  static let usage = "[FILE|DIR…]"
  static let options: [Option] = [
    .packageRoot, .target, .targetFolder, .filesFrom, .format,
  ]

  private let files: FixtureFiles
  private let form: ReportForm
  private let target: String?

  init(_ arguments: CommandArguments) throws {
    target = arguments["--target"]
    form = try ReportForm(arguments)
    files = try FixtureFiles(arguments).required()
  }

  func run(_ console: any Console) throws -> ExitCode {
    console.showProgress("checking \(files.fixtures.count) fixtures")
    let loader = FixtureLoader(
      root: files.root, retention: .validateOnly, dataFolders: files.dataFolders)
    let result = loader.load(files.fixtures) { target ?? Self.folderOfTarget($0) }
    console.showProgress("")
    let diagnostics = files.problems + result.diagnostics
    if form != .text || !diagnostics.isEmpty {
      try form.print(diagnostics, omitted: result.omittedCount, to: console)
    }
    return result.hasErrors || !files.problems.isEmpty ? .failure : .success
  }

  /// Returns the folder that a target conventionally has, when the command line does not name the
  /// target.
  private static func folderOfTarget(_ path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    let isGrouped = ["Sources", "Tests", "Plugins"].contains(folders.first)
    return folders.prefix(isGrouped ? 2 : 1).joined(separator: "/")
  }
}
