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
    try command.requireNoPlugin()
    try command.forEachTargetWithoutFixture { try removeOutputs(in: folder(of: $0)) }
    try command.run("generate") { target in
      [
        "--target", target.name, "--module-kind", target.kind == .test ? "test" : "library",
        "--output", folder(of: target).path(percentEncoded: false),
      ]
    }
  }

  private func folder(of target: any SourceModuleTarget) -> URL {
    target.directoryURL.appending(path: "Generated", directoryHint: .isDirectory)
  }

  /// Removes the outputs of fixtures that no longer exist, which the tool does where one is left. A file
  /// that only has the name of an output stays.
  private func removeOutputs(in folder: URL) throws {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    let head = Data("// Do not edit: generated from a fixture".utf8)
    for file in files ?? [] where file.lastPathComponent.hasSuffix(".fixture.swift") {
      let isRegular = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
      guard isRegular, try Data(contentsOf: file).starts(with: head) else { continue }
      try FileManager.default.removeItem(at: file)
    }
  }
}
