import FixtureModel
import FixtureXML

/// The command that formats fixtures in place and keeps comments.
struct FormatCommand: Command {
  static let name = "fmt"
  static let summary = "Formats fixtures in place and keeps their comments."
  static let usage = "[FILE|DIR…]"
  static let options: [Option] = [
    .packageRoot,
    Option(name: "--check", value: nil, summary: "writes nothing; fails when a file would change"),
    .format,
  ]

  private let files: FixtureFiles
  private let form: ReportForm
  private let isCheck: Bool

  init(_ arguments: CommandArguments) throws {
    form = try ReportForm(arguments)
    files = try FixtureFiles(arguments).required()
    isCheck = arguments.contains("--check")
  }

  func run(_ console: any Console) throws -> ExitCode {
    var status = files.problems.isEmpty ? ExitCode.success : .failure
    var diagnostics = files.problems
    for path in files.fixtures {
      let formatter = FixtureFormatter(root: files.root)
      switch formatter.format(path) {
      case .failure(let failure):
        diagnostics.append(failure.diagnostic)
        status = .failure
      case .success(let text):
        let file = AtomicFile(path: files.root.absolutePath(of: path))
        if isCheck, file.contents() != Array(text.utf8) {
          console.writeError("\(PrintableText(path).text): not formatted")
          status = .failure
        } else if !isCheck {
          try file.write(text)
        }
      }
    }
    if form != .text || !diagnostics.isEmpty {
      try form.print(diagnostics, omitted: 0, to: console)
    }
    return status
  }
}
