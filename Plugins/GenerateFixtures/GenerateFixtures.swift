import Foundation
import PackagePlugin

/// The build-tool plugin: finds a target's fixtures and data, and declares one command for them.
@main
struct GenerateFixtures: BuildToolPlugin {
  /// Returns the target's command, none when the target has no fixture.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let root = context.package.directoryURL
    let inputs = FixtureInputs(of: module, in: context.package)
    guard !inputs.fixtures.isEmpty else { return [] }
    if let written = module.sourceFiles(withSuffix: ".fixture.swift").first(where: { _ in true }) {
      Diagnostics.error(
        "target '\(target.name)' holds generated files, such as "
          + "'\(written.url.lastPathComponent)', and generates them too: delete its folder "
          + "'Generated', or take the plugin GenerateFixtures off the target")
      return []
    }
    let outputs = inputs.fixtures.map { fixture in
      context.pluginWorkDirectoryURL.appending(path: FixtureOutput(fixture).fileName)
    }
    for name in repeated(outputs.map { $0.lastPathComponent.lowercased() }) {
      Diagnostics.error("target '\(target.name)' has two fixtures whose output would be '\(name)'")
    }
    return [
      .buildCommand(
        displayName: "Generate fixtures of \(target.name)",
        executable: try context.tool(named: "fixture-tool").url,
        arguments: [
          "generate", "--package-root", root.path(percentEncoded: false),
          "--target", target.name,
          "--module-kind", module.kind == .test ? "test" : "library",
          "--output", context.pluginWorkDirectoryURL.path(percentEncoded: false),
        ] + inputs.all.map { $0.path(percentEncoded: false) },
        inputFiles: inputs.all,
        outputFiles: outputs)
    ]
  }

  /// Returns the names that occur twice; some file systems ignore the case of letters.
  private func repeated(_ names: [String]) -> [String] {
    Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }
}
