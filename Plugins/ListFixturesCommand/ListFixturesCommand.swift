import Foundation
import PackagePlugin

/// The command `list-fixtures`: says which fixtures were found, and what is missing in a target.
@main
struct ListFixturesCommand: CommandPlugin {
  /// Runs the command.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = try FixtureCommand(context: context, arguments: arguments)
    try command.run("list") { ["--target", $0.name] }
  }
}
