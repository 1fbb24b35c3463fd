import Foundation
import PackagePlugin

/// The command `record-fixtures`: runs the tests, and writes the values that fixtures leave open by `?`.
///
/// `--filter` limits the tests, `--skip-tests` uses the values of the last run of this command. Other
/// arguments go to `fixture-tool record`, such as `--failed`, `--patch`, or a fixture with a line.
@main
struct RecordFixturesCommand: CommandPlugin {
  /// The reason why the command fails, as SwiftPM prints it.
  struct Failure: Error, CustomStringConvertible {
    /// The reason.
    let description: String
  }

  /// Runs the command.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let filters = extractor.extractOption(named: "filter")
    let skipsTests = extractor.extractFlag(named: "skip-tests") > 0
    let recorded = context.pluginWorkDirectoryURL.appending(path: "recorded")
    if !skipsTests { try runTests(context, filters, recordingInto: recorded) }
    let rest = extractor.remainingArguments
    // SwiftPM has asked for the permission to write, and standard output is never a terminal here.
    let form = rest.contains("--patch") || rest.contains("--write") ? [] : ["--write"]
    let status = try run(
      context.tool(named: "fixture-tool").url,
      ["record", "--package-root", context.package.directoryURL.path(percentEncoded: false)]
        + ["--from", recorded.path(percentEncoded: false)] + form + rest)
    guard status == 0 else { throw Failure(description: "record ended with status \(status)") }
  }

  /// Runs the package's tests in its own build folder. Expectations with open values fail, so the exit code says
  /// nothing.
  ///
  /// SwiftPM's own test operation for plugins runs XCTest alone. The lock of the build folder is held by the
  /// command that runs this plugin, which builds nothing meanwhile.
  private func runTests(
    _ context: PluginContext, _ filters: [String], recordingInto folder: URL
  ) throws {
    if FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) {
      try FileManager.default.removeItem(at: folder)
    }
    // The build folder holds the work folders of plugins: plugins/NAME/outputs.
    let scratch = context.pluginWorkDirectoryURL.deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let arguments =
      ["test", "--package-path", context.package.directoryURL.path(percentEncoded: false)]
      + ["--scratch-path", scratch.path(percentEncoded: false), "--ignore-lock"]
      + filters.flatMap { ["--filter", $0] }
    let status = try run(
      context.tool(named: "swift").url, arguments,
      variables: ["TEXTURE_FIXTURES_RECORDED": folder.path(percentEncoded: false)])
    let hasValues = FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
    guard status == 0 || hasValues else {
      throw Failure(description: "the tests did not run: swift test ended with status \(status)")
    }
  }

  private func run(
    _ tool: URL, _ arguments: [String], variables: [String: String] = [:]
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
