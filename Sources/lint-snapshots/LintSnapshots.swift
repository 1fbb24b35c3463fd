import FixtureModel
import Foundation

/// The command line: `lint-snapshots [--package-root DIR] [--folder DIR] [--ledger DIR] [--prune]`.
@main
struct LintSnapshots {
  /// The request that the arguments state.
  enum Request: Hashable {
    case lint(LintRequest)
    case help
    case invalid(String)
  }

  static let usage = """
    usage: lint-snapshots [--package-root DIR] [--folder DIR] [--ledger DIR] [--prune]

    Lists snapshot references that no test used, and tests that have no reference, by the
    ledger that a run of the tests wrote:

    \(LintRequest.ledgerCommand)

      --package-root DIR  the package; the default is the current folder
      --folder DIR        the folder whose references are judged; the default is the package
      --ledger DIR        the ledger's folder; the default is \(LintRequest.ledgerFolder)
      --prune             deletes the references that no test used; deletes nothing unless the
                          ledger covers every test
    """

  static func main() {
    switch request(Array(CommandLine.arguments.dropFirst())) {
    case .help:
      print(usage)
    case .invalid(let message):
      complain("error: \(message)")
      write(usage)
      exit(2)
    case .lint(let request):
      lint(request)
    }
  }

  /// Parses the arguments; an unknown argument is an error.
  static func request(_ arguments: [String]) -> Request {
    var folders: [String: String] = [:]
    var pruning = LintRequest.Pruning.keep
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help
      case "--prune": pruning = .delete
      case "--package-root", "--folder", "--ledger":
        guard let value = rest.popFirst() else { return .invalid("\(argument) needs a folder") }
        folders[argument] = value
      default: return .invalid("unknown argument '\(argument)'")
      }
    }
    let root = URL(
      filePath: folders["--package-root"] ?? FileManager.default.currentDirectoryPath,
      directoryHint: .isDirectory)
    return .lint(
      LintRequest(
        root: root,
        folder: folders["--folder"].map { URL(filePath: $0, directoryHint: .isDirectory) } ?? root,
        ledger: folders["--ledger"].map { URL(filePath: $0, directoryHint: .isDirectory) }
          ?? root.appending(path: LintRequest.ledgerFolder),
        pruning: pruning))
  }

  private static func lint(_ request: LintRequest) {
    do {
      let report = try LintReport(request)
      for line in report.lines { complain(line) }
      if report.hasNoLedger { write(LintRequest.ledgerCommand) }
      exit(report.status)
    } catch {
      complain("error: \(error)")
      exit(1)
    }
  }

  /// Writes a line in which no name can begin another line or command a terminal.
  private static func complain(_ line: String) { write(PrintableText(line).text) }

  private static func write(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
