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
    let list = context.pluginWorkDirectoryURL.appending(path: "fixtures.list")
    let outputs = inputs.fixtures.map { fixture in
      context.pluginWorkDirectoryURL.appending(path: FixtureOutput(fixture).fileName)
    }
    guard reportRepeated(inputs.fixtures, of: target) else { return [] }
    return [
      .buildCommand(
        displayName: "Generate fixtures of \(target.name)",
        executable: try context.tool(named: "fixture-tool").url,
        arguments: [
          "generate", "--package-root", root.path(percentEncoded: false),
          "--target", target.name,
          "--module-kind", module.kind == .test ? "test" : "library",
          "--output", context.pluginWorkDirectoryURL.path(percentEncoded: false),
        ] + (try inputs.arguments(listedIn: list)),
        inputFiles: inputs.all + [list],
        outputFiles: outputs)
    ]
  }

  /// Reports fixtures that would share an output, and returns whether there are none. Some file systems
  /// ignore the case of letters.
  private func reportRepeated(_ fixtures: [String], of target: any Target) -> Bool {
    let outputs = Dictionary(grouping: fixtures) { FixtureOutput($0).fileName.lowercased() }
    let shared = outputs.values.filter { $0.count > 1 }.map { $0.sorted() }
    for paths in shared.sorted(by: { $0[0] < $1[0] }) {
      let list = paths.map { "'\($0)'" }.joined(separator: " and ")
      Diagnostics.error(
        "target '\(target.name)': \(list) would be generated into one file; rename one of them")
    }
    return shared.isEmpty
  }
}
