import Foundation
import PackagePlugin

/// The command `lint-snapshots`: lists snapshot references that no test used, and tests without one.
@main
struct LintSnapshotsCommand: CommandPlugin {
  /// The reason why the command fails, as SwiftPM prints it.
  struct Failure: Error, CustomStringConvertible {
    /// The reason.
    let description: String
  }

  /// Runs the tool on the package, or on the folder of the target that `--target` names.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    guard names.count < 2 else { throw Failure(description: "--target can be given once") }
    let folder = try names.first.map { name in
      guard let target = context.package.targets.first(where: { $0.name == name }) else {
        throw Failure(description: "no target named '\(name)'")
      }
      return ["--folder", target.directoryURL.path(percentEncoded: false)]
    }
    let process = Process()
    process.executableURL = try context.tool(named: "lint-snapshots").url
    process.arguments =
      ["--package-root", context.package.directoryURL.path(percentEncoded: false)]
      + (folder ?? []) + extractor.remainingArguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "lint-snapshots ended with status \(process.terminationStatus)")
    }
  }
}
