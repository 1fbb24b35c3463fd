import FixtureCodegen
import FixtureModel
import FixtureXML

/// The command that generates Swift from fixtures, for all of them or, if any has an error, for
/// none.
struct GenerateCommand: Command {
  static let name = "generate"
  static let summary = "Generates Swift files from the fixtures of a target."
  static let usage = "FILE…"
  static let options: [Option] = [
    .packageRoot, .target, .targetFolder, .filesFrom,
    Option(name: "--module-kind", value: "KIND", summary: "library (default) or test"),
    Option(name: "--output", value: "DIR", summary: "the folder that the Swift files go into"),
    .format,
  ]

  private let files: FixtureFiles
  private let form: ReportForm
  private let options: GenerationOptions
  private let output: String

  init(_ arguments: CommandArguments) throws {
    form = try ReportForm(arguments)
    files = try FixtureFiles(arguments).required()
    output = try arguments.required("--output")
    let word = arguments["--module-kind"] ?? "library"
    guard let kind = ModuleKind(rawValue: word) else {
      throw UsageError(message: "'\(word)' is not a kind of module; use library or test")
    }
    options = GenerationOptions(target: try arguments.required("--target"), moduleKind: kind)
  }

  func run(_ console: any Console) throws -> ExitCode {
    console.showProgress("reading \(files.fixtures.count) fixtures")
    let loader = FixtureLoader(
      root: files.root, retention: .keep, inputs: files.all, dataFolders: files.dataFolders)
    let result = loader.load(files.fixtures)
    let diagnostics = files.problems + result.diagnostics
    if form != .text || !diagnostics.isEmpty {
      try form.print(diagnostics, omitted: result.omittedCount, to: console)
    }
    guard !result.hasErrors, files.problems.isEmpty else { return .failure }
    console.showProgress("writing \(files.fixtures.count) files")
    let generated = FixtureGenerator(options: options).generate(result.fixtures)
    let outputs = generated.map { (name: FixtureOutput($0.fixturePath).fileName, text: $0.text) }
    guard !reportShared(zip(outputs, generated).map { ($0.name, $1.fixturePath) }, console) else {
      return .failure
    }
    try OutputFolder(path: output).write(outputs)
    console.showProgress("")
    return .success
  }

  /// Reports fixtures that would share an output, and returns whether there are any. Some file systems
  /// ignore the case of letters.
  private func reportShared(_ outputs: [(name: String, path: String)], _ console: any Console)
    -> Bool
  {
    let paths = Dictionary(grouping: outputs) { $0.name.lowercased() }.values
      .filter { $0.count > 1 }.map { $0.map(\.path).sorted() }
    for shared in paths.sorted(by: { $0[0] < $1[0] }) {
      let list = shared.map { "'\(PrintableText($0).text)'" }.joined(separator: " and ")
      console.writeError(
        "error: \(list) would be generated into one file, so nothing was written; rename one of them"
      )
    }
    return !paths.isEmpty
  }
}
