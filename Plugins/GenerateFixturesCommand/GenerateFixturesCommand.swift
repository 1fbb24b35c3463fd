import Foundation
import PackagePlugin

/// The command `generate-fixtures`: writes generated files into the package, to be committed.
///
/// Each target gets a folder `Generated` for them; the build-tool plugin is then not needed.
@main
struct GenerateFixturesCommand: CommandPlugin {
  /// Runs the command.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = try FixtureCommand(context: context, arguments: arguments)
    try command.run("generate") { target in
      let output = target.directoryURL.appending(path: "Generated", directoryHint: .isDirectory)
      return [
        "--target", target.name, "--module-kind", target.kind == .test ? "test" : "library",
        "--output", output.path(percentEncoded: false),
      ]
    }
  }
}
