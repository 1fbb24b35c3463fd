import Foundation
import PackagePlugin

/// The build-tool plugin: compiles adapted copies of the files that a target's folder `App` links to.
///
/// The links may lead to files or folders of an app. The target names its own Swift file in `sources:`, so that
/// SwiftPM does not compile the originals.
@main
struct AdaptSources: BuildToolPlugin {
  /// Returns the target's command, or none when a problem was reported.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "App", directoryHint: .isDirectory)
    let files = try LinkedFiles(in: folder)
    for problem in files.problems { Diagnostics.error("target '\(target.name)': \(problem)") }
    guard files.problems.isEmpty else { return [] }
    guard !files.isFolderEmpty else {
      Diagnostics.warning(
        "target '\(target.name)': the folder 'App' is empty; 'app-slice --write' makes its links")
      return []
    }
    guard let tool = try? context.tool(named: "adapt-sources").url else {
      Diagnostics.error(
        "target '\(target.name)' needs the parser of the toolchain, and this one has no folder "
          + "'usr/lib/swift/host' with SwiftParser: use a toolchain of swift.org")
      return []
    }
    let outputs = files.swiftFiles.map { file in
      context.pluginWorkDirectoryURL.appending(
        path: file.deletingPathExtension().lastPathComponent + ".adapted.swift")
    }
    let inputs = files.swiftFiles + files.bridgingHeaders
    let modules = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
      .map(\.moduleName)
    return [
      .buildCommand(
        displayName: "Adapt the app's files of \(target.name)",
        executable: tool,
        arguments: ["--output", context.pluginWorkDirectoryURL.path(percentEncoded: false)]
          + modules.flatMap { ["--module", $0] }
          + inputs.map { $0.path(percentEncoded: false) },
        inputFiles: inputs,
        outputFiles: outputs)
    ]
  }
}
