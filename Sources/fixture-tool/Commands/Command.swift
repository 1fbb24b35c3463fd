/// One verb of the tool.
protocol Command {
  /// The verb.
  static var name: String { get }
  /// The description of the command, in one line.
  static var summary: String { get }
  /// The arguments after the options, for the usage line.
  static var usage: String { get }
  /// The options.
  static var options: [Option] { get }

  /// Reads the arguments.
  init(_ arguments: CommandArguments) throws
  /// Runs the command.
  func run(_ console: any Console) throws -> ExitCode
}

extension Command {
  private static var usageLine: String {
    ["usage: fixture-tool \(name)", options.isEmpty ? "" : "[OPTIONS]", usage]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The lines printed below an error of the command line.
  static var usageLines: String {
    "\(usageLine)\n'fixture-tool \(name) --help' has more"
  }

  /// The whole help text of the command.
  static var help: String {
    var lines = [usageLine, "", "\(summary)"]
    if !options.isEmpty { lines += ["", "options:"] }
    for option in options {
      let head = option.value.map { "\(option.name) \($0)" } ?? option.name
      let gap = String(repeating: " ", count: max(1, 22 - head.count))
      lines.append("  \(head)\(gap)\(option.summary)")
    }
    if usage.contains("DIR") {
      lines += ["", "A folder is walked: files that the manifest excludes count as well."]
    }
    return lines.joined(separator: "\n")
  }
}
