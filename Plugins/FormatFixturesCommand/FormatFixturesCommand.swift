import Foundation
import PackagePlugin

/// The command `fmt-fixtures`: formats fixtures in place and keeps their comments.
///
/// `--check` writes nothing, and fails when a file would change.
@main
struct FormatFixturesCommand: CommandPlugin {
  /// Runs the command.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = try FixtureCommand(context: context, arguments: arguments)
    try command.run("fmt") { _ in [] }
  }
}
