import Foundation
import SwiftParser

/// The command line `adapt-sources slice`, which the command plugin `app-slice` runs.
struct SliceCommand: Sendable {
  private let arguments: SliceArguments

  /// The output and the exit code of the command.
  struct Result: Sendable {
    var output = ""
    var errors = ""
    var exitCode: Int32 = 0
  }

  /// Creates the command from the arguments after the word `slice`.
  init(_ arguments: [String]) {
    self.arguments = SliceArguments(arguments)
  }

  /// Runs the command.
  func run() -> Result {
    if let problem = arguments.problem {
      return failure("error: \(problem)\n\n\(SliceArguments.usage)")
    }
    guard let name = arguments.type, let from = arguments.folder else { return failure("") }
    let folder = URL(fileURLWithPath: from).standardizedFileURL.resolvingSymlinksInPath().path
    let files = AppFiles(below: folder)
    guard !files.swiftFiles.isEmpty else {
      return failure("error: the folder '\(from)' has no Swift file; name the folder of the app")
    }
    let (index, skipped) = Self.index(files.swiftFiles)
    let words = [name] + (arguments.kept.union(arguments.faked)).sorted()
    for word in words where index.types[word] == nil {
      return failure(
        "error: no type '\(word)' is declared below '\(from)'\(Self.suggestion(word, index))")
    }
    guard let root = index.type(name, near: 0) ?? index.types[name]?.first else {
      return failure("error: no type '\(name)' is declared below '\(from)'")
    }
    let selection = SliceSelection(
      of: root, in: index, keeping: arguments.kept, faking: arguments.faked)
    let path = index.files[root.file].source.path
    let report = SliceReport(
      of: root, selection, in: folder, header: Self.header(of: path, files.bridgingHeaders),
      assets: files.assets)
    var result = finish(report)
    result.errors = skipped.joined() + result.errors
    return result
  }

  private func finish(_ report: SliceReport) -> Result {
    if let messages = arguments.messages {
      guard let text = try? String(contentsOfFile: messages, encoding: .utf8) else {
        return failure("error: the messages of the build cannot be read from '\(messages)'")
      }
      return Result(output: BuildProposals(report, text).text)
    }
    guard arguments.writes, let target = arguments.targetFolder else {
      return Result(output: report.summary + "\n" + report.fakes())
    }
    do {
      let written = try SliceFolder(target).write(report)
      return Result(output: report.summary + "\n" + written)
    } catch {
      return failure("error: \(error)")
    }
  }

  private func failure(_ text: String) -> Result {
    Result(errors: text + "\n", exitCode: 1)
  }

  /// Parses the files. Those that cannot be parsed are left out with a warning.
  private static func index(_ paths: [String]) -> (AppIndex, warnings: [String]) {
    var files: [ParsedFile] = []
    var warnings: [String] = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let source = SourceFile(path: path, bytes: Array(data))
      guard source.bytes.count <= SourceFile.sizeLimit,
        NestingLimit.firstExcess(in: source.bytes) == nil,
        let text = String(validating: source.bytes, as: UTF8.self)
      else {
        warnings.append("\(path):1:1: warning: the file cannot be parsed, and is left out\n")
        continue
      }
      files.append(
        ParsedFile(number: files.count, source: source, tree: Parser.parse(source: text)))
    }
    return (AppIndex(files), warnings)
  }

  /// Returns the bridging header in the folder nearest to a file.
  private static func header(of path: String, _ headers: [String]) -> BridgingHeader? {
    let nearest = headers.max { first, second in
      path.commonPrefix(with: first).count < path.commonPrefix(with: second).count
    }
    guard let nearest, let data = FileManager.default.contents(atPath: nearest) else { return nil }
    return BridgingHeader(file: SourceFile(path: nearest, bytes: Array(data)))
  }

  private static func suggestion(_ word: String, _ index: AppIndex) -> String {
    let near = index.types.keys.filter {
      $0.lowercased() == word.lowercased() || $0.hasPrefix(word) || word.hasPrefix($0)
        || $0.hasSuffix(word)
    }
    return near.min().map { "; did you mean '\($0)'?" } ?? ""
  }
}
