import Foundation
import PackagePlugin

/// The build-tool plugin of `show-fixture`: writes the list of the containers of the targets with fixtures
/// that the target depends on.
@main
struct ListContainers: BuildToolPlugin {
  /// Returns one command for each dependency with fixtures.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try target.dependencies.compactMap { dependency in
      guard case .target(let other) = dependency, let module = other.sourceModule else {
        return nil
      }
      return try command(for: module, in: context)
    }
  }

  private func command(
    for module: any SourceModuleTarget, in context: PluginContext
  ) throws -> Command? {
    let inputs = FixtureInputs(of: module, in: context.package)
    guard !inputs.fixtures.isEmpty else { return nil }
    let output = context.pluginWorkDirectoryURL.appending(path: "\(module.name).containers.swift")
    let list = context.pluginWorkDirectoryURL.appending(path: "\(module.name).list")
    return .buildCommand(
      displayName: "List containers of \(module.name)",
      executable: try context.tool(named: "fixture-tool").url,
      arguments: [
        "list", "--package-root", context.package.directoryURL.path(percentEncoded: false),
        "--target", module.name, "--swift", output.path(percentEncoded: false),
      ] + (try inputs.arguments(listedIn: list)),
      inputFiles: inputs.all + [list],
      outputFiles: [output])
  }
}
