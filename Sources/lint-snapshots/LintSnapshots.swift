import Foundation

/// The command line: `lint-snapshots [--package-root DIR] [--prune]`.
@main
struct LintSnapshots {
  /// What the arguments ask for.
  enum Request: Hashable {
    case lint(root: String, prune: Pruning)
    case help
    case invalid(String)
  }

  /// What becomes of orphans.
  enum Pruning: Hashable {
    case keep
    case delete
  }

  static let usage = """
    usage: lint-snapshots [--package-root DIR] [--prune]

    Lists snapshot references that no test reads and tests that have no reference.

      --package-root DIR  the package; the present folder when left out
      --prune             deletes the references that no test reads
    """

  static func main() {
    switch request(Array(CommandLine.arguments.dropFirst())) {
    case .help:
      print(usage)
    case .invalid(let message):
      complain("error: \(message)\n\(usage)")
      exit(2)
    case .lint(let root, let pruning):
      lint(root: root, pruning: pruning)
    }
  }

  /// Parses the arguments; an unknown argument is an error.
  static func request(_ arguments: [String]) -> Request {
    var root = FileManager.default.currentDirectoryPath
    var pruning = Pruning.keep
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": return .help
      case "--prune": pruning = .delete
      case "--package-root":
        guard let value = rest.popFirst() else { return .invalid("--package-root needs a folder") }
        root = value
      default: return .invalid("unknown argument '\(argument)'")
      }
    }
    return .lint(root: root, prune: pruning)
  }

  private static func lint(root: String, pruning: Pruning) {
    do {
      let report = try LintReport(root: URL(filePath: root), pruning: pruning)
      for line in report.lines { complain(line) }
      exit(report.status)
    } catch {
      complain("error: \(error)")
      exit(1)
    }
  }

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
