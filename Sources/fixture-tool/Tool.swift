import FixtureCodegen
import FixtureModel
import FixtureXML

/// The command line of the XML side: selects a command, runs it, and returns its exit code.
struct Tool {
  /// The output of the tool.
  let console: any Console

  /// The commands, in the order of the help.
  static var commands: [any Command.Type] {
    [
      LintCommand.self, ListCommand.self, GenerateCommand.self, ExplainCommand.self,
      SchemaCommand.self, ReferenceCommand.self, FormatCommand.self, InitCommand.self,
      RecordCommand.self,
    ]
  }

  /// Runs the command that the arguments name.
  func run(_ arguments: [String]) -> ExitCode {
    guard let name = arguments.first else {
      console.writeError(Self.help)
      return .usage
    }
    switch name {
    case "--help", "-h", "help": return help(about: arguments.dropFirst().first)
    case "--version":
      console.write(Version.text)
      return .success
    default: break
    }
    guard let command = Self.commands.first(where: { $0.name == name }) else {
      return unknown(name)
    }
    return run(command, Array(arguments.dropFirst()))
  }

  private func run(_ command: any Command.Type, _ arguments: [String]) -> ExitCode {
    if arguments.contains("--help") || arguments.contains("-h") {
      console.write(command.help)
      return .success
    }
    do {
      let parsed = try CommandArguments(arguments, options: command.options)
      return try command.init(parsed).run(console)
    } catch let error as UsageError {
      let message = PrintableText(error.message).text
      console.writeError("error: \(message)\n\(command.usageLines)")
      reportMissingPath(error, command, arguments)
      return .usage
    } catch {
      console.writeError("error: \(PrintableText("\(error)").text)")
      return .failure
    }
  }

  /// Writes a report about a path that does not exist, for readers that expect JSON or SARIF.
  private func reportMissingPath(
    _ error: UsageError, _ command: any Command.Type, _ arguments: [String]
  ) {
    guard let path = error.missingPath,
      let parsed = try? CommandArguments(arguments, options: command.options),
      let form = try? ReportForm(parsed), form != .text
    else { return }
    let place = SourcePosition(file: path, line: 1, column: 1)
    try? form.print(
      [Diagnostic(.unreadableFile, error.message, at: place)], omitted: 0, to: console)
  }

  private func help(about name: String?) -> ExitCode {
    guard let name else {
      console.write(Self.help)
      return .success
    }
    guard let command = Self.commands.first(where: { $0.name == name }) else {
      return unknown(name)
    }
    console.write(command.help)
    return .success
  }

  private func unknown(_ name: String) -> ExitCode {
    let names = Self.commands.map { $0.name }
    let nearest = SpellingSuggestion.nearest(to: name, among: names)
    let hint = nearest.map { _ in SpellingSuggestion.clause(for: nearest) }
    console.writeError(
      "error: there is no command '\(PrintableText(name).text)'\(hint ?? ": " + names.joined(separator: ", "))\n"
        + "'fixture-tool --help' has more")
    return .usage
  }

  /// The list of commands.
  static var help: String {
    let width = commands.map { $0.name.count }.max() ?? 0
    let lines = commands.map { command in
      "  \(command.name)\(String(repeating: " ", count: width - command.name.count))  "
        + command.summary
    }
    return """
      usage: fixture-tool COMMAND [OPTIONS] [FILES]

      Checks XML fixtures, and generates Swift from them.

      commands:
      \(lines.joined(separator: "\n"))

      'fixture-tool COMMAND --help' has more. Exit code: 0 for success, 1 if an input has
      an error, 2 if the command line has an error.
      """
  }
}

/// The exit code of the tool.
enum ExitCode: Int32 {
  /// The command succeeded.
  case success = 0
  /// An input has an error.
  case failure = 1
  /// The command line has an error.
  case usage = 2
}

/// The version of the tool.
enum Version {
  /// The text for `--version`.
  static var text: String { "fixture-tool \(FixtureGenerator.version)" }
}
