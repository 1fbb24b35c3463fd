/// The arguments of `adapt-sources slice`.
struct SliceArguments: Equatable, Sendable {
  static let usage = """
    usage: swift package app-slice TYPE --from FOLDER [--write [--target NAME]] [--keep TYPE]... [--fake TYPE]...
                                   [--errors]

      TYPE           the view controller or node whose list is tested
      --from FOLDER  the folder of the app
      --write        links the files in the folder 'App' of the target, and writes the file of fakes
      --target NAME  the target; without it, the package's only target with a folder 'App'
      --keep TYPE    takes the file of a type that would be faked
      --fake TYPE    fakes a type whose file would be taken
      --errors       builds the target, and proposes a file or a fake for each error of the compiler
    """

  private(set) var type: String?
  private(set) var folder: String?
  private(set) var kept: Set<String> = []
  private(set) var faked: Set<String> = []
  /// The target's folder, which the command plugin adds for `--write` and `--errors`.
  private(set) var targetFolder: String?
  private(set) var writes = false
  /// The file with the compiler's messages.
  private(set) var messages: String?
  /// What is wrong with the arguments, or `nil`.
  private(set) var problem: String?

  /// Reads the arguments after the word `slice`.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--from": folder = value(of: argument, &rest)
      case "--keep": value(of: argument, &rest).map { _ = kept.insert($0) }
      case "--fake": value(of: argument, &rest).map { _ = faked.insert($0) }
      case "--target-folder": targetFolder = value(of: argument, &rest)
      case "--messages": messages = value(of: argument, &rest)
      case "--write": writes = true
      case _ where argument.hasPrefix("-"): problem = "unknown option '\(argument)'"
      case _ where type == nil: type = argument
      default: problem = "unexpected argument '\(argument)'"
      }
    }
    if type == nil { problem = problem ?? "the name of a type is missing" }
    if folder == nil { problem = problem ?? "'--from' with the folder of the app is missing" }
    if writes, targetFolder == nil { problem = problem ?? "'--write' needs a target" }
    if let both = kept.intersection(faked).min() {
      problem = problem ?? "'\(both)' is both kept and faked"
    }
  }

  private mutating func value(of option: String, _ rest: inout ArraySlice<String>) -> String? {
    guard let value = rest.popFirst(), !value.hasPrefix("-") else {
      problem = "'\(option)' needs a value"
      return nil
    }
    return value
  }
}
