import Foundation
import PackagePlugin

/// The command `app-slice`: takes the files of one list out of an app, and fakes the rest.
@main
struct AppSliceCommand: CommandPlugin {
  /// The reason why the command fails, as SwiftPM prints it.
  struct Failure: Error, CustomStringConvertible {
    /// The reason.
    let description: String
  }

  /// Runs the tool. `--write` and `--errors` take a target of the package, which `--target` names.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let tool = try? context.tool(named: "adapt-sources").url else {
      throw Failure(
        description:
          "the toolchain has no folder 'usr/lib/swift/host' with SwiftParser: use one of swift.org")
    }
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let readsErrors = extractor.extractFlag(named: "errors") > 0
    var rest = extractor.remainingArguments
    if rest.contains("--write") || readsErrors {
      let target = try target(named: names, in: context.package)
      rest += ["--target-folder", target.directoryURL.path(percentEncoded: false)]
      if readsErrors { rest += ["--messages", try messages(of: target, context).path] }
    }
    try run(tool, ["slice"] + rest, in: context.package.directoryURL)
  }

  /// Returns the target with a name, or the package's only one with a folder `App`.
  private func target(named names: [String], in package: Package) throws -> any Target {
    if let name = names.first {
      guard let target = package.targets.first(where: { $0.name == name }) else {
        throw Failure(description: "no target named '\(name)'")
      }
      return target
    }
    let found = package.targets.filter { target in
      let folder = target.directoryURL.appending(path: "App", directoryHint: .isDirectory)
      return FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
    }
    guard let target = found.first, found.count == 1 else {
      throw Failure(
        description: found.isEmpty
          ? "no target has a folder 'App'; name one with '--target'"
          : "several targets have a folder 'App'; name one with '--target'")
    }
    return target
  }

  /// Builds a target, and returns the file with the messages.
  private func messages(of target: any Target, _ context: PluginContext) throws -> URL {
    let result = try packageManager.build(
      .target(target.name), parameters: PackageManager.BuildParameters(logging: .verbose))
    let file = context.pluginWorkDirectoryURL.appending(path: "messages.txt")
    try Data(result.logText.utf8).write(to: file)
    return file
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "app-slice ended with status \(process.terminationStatus)")
    }
  }
}
