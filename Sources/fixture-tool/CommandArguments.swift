import FixtureXML

/// The arguments of a command, split into options and the rest.
struct CommandArguments {
  /// The arguments that are not options.
  private(set) var positional: [String] = []
  private var values: [String: String] = [:]

  /// Splits arguments; `--` ends the options, `--name=value` is understood.
  init(_ arguments: [String], options: [Option]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positional += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        positional.append(argument)
        continue
      }
      try take(argument, &rest, options)
    }
  }

  /// The value of an option.
  subscript(name: String) -> String? { values[name] }

  /// Returns whether an option without a value was given.
  func contains(_ name: String) -> Bool { values[name] != nil }

  /// Returns the value of an option that must be there.
  func required(_ name: String) throws(UsageError) -> String {
    guard let value = values[name] else { throw UsageError(message: "'\(name)' is missing") }
    return value
  }

  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>, _ options: [Option]
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      let nearest = SpellingSuggestion.nearest(to: name, among: options.map(\.name))
      throw UsageError(
        message: "there is no option '\(name)'\(SpellingSuggestion.clause(for: nearest))")
    }
    guard option.value != nil else {
      guard parts.count == 1 else { throw UsageError(message: "'\(name)' takes no value") }
      values[name] = ""
      return
    }
    if parts.count == 2 {
      values[name] = String(parts[1])
    } else if let value = rest.popFirst() {
      values[name] = value
    } else {
      throw UsageError(message: "'\(name)' needs a value")
    }
  }
}

/// An option of a command.
struct Option {
  /// The name with its hyphens.
  let name: String
  /// The name of the value in the help, or `nil` for an option without a value.
  let value: String?
  /// The description of the option in the help.
  let summary: String

  /// The package root. A path that resolves outside of it is rejected.
  static let packageRoot = Option(
    name: "--package-root", value: "DIR",
    summary: "the package's folder; the nearest one with a Package.swift if absent")
  /// The folder of the target, whose own name is never that of a folder of data.
  static let targetFolder = Option(
    name: "--target-folder", value: "DIR",
    summary: "the target's folder; data is below a folder 'Data' inside of it")
  /// The file with the paths of further files.
  static let filesFrom = Option(
    name: "--files-from", value: "FILE",
    summary: "a file with the paths of further files, each ended by a zero byte")
  /// The form of diagnostics.
  static let format = Option(
    name: "--format", value: "FORM", summary: "text (default), json or sarif")
  /// The target that the files belong to.
  static let target = Option(
    name: "--target", value: "NAME", summary: "the target that the files belong to")
}

/// An error of the command line.
struct UsageError: Error, Equatable {
  /// One sentence without a full stop.
  let message: String
  /// The file or folder that is missing.
  var missingPath: String?
}
