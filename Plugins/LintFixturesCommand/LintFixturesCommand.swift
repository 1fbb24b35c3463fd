import Foundation
import PackagePlugin

/// The command `lint-fixtures`: reports every problem in fixtures, and writes nothing.
@main
struct LintFixturesCommand: CommandPlugin {
  /// Runs the command.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = try FixtureCommand(context: context, arguments: arguments)
    try command.run("lint") { ["--target", $0.name] }
  }
}
