import Foundation
import PackagePlugin

/// The command `lint-snapshots`: lists snapshot references that no test reads, and tests without one.
@main
struct LintSnapshotsCommand: CommandPlugin {
  /// Runs the tool on the package and hands its output and exit status on.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "lint-snapshots").url
    process.arguments =
      ["--package-root", context.package.directoryURL.path(percentEncoded: false)] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("lint-snapshots ended with status \(process.terminationStatus)")
    }
  }
}
