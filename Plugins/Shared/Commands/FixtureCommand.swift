import Foundation
import PackagePlugin

/// The common part of the command plugins, which runs the tool for each target.
struct FixtureCommand {
  /// The reason why a command fails, as SwiftPM prints it.
  struct Failure: Error, CustomStringConvertible {
    /// The reason.
    let description: String
  }

  private let context: PluginContext
  private let targets: [any SourceModuleTarget]
  /// The targets that apply the build-tool plugin; nil when the manifest could not be read.
  private let applying: Set<String>?
  /// The arguments that go to the tool as they are.
  let passedArguments: [String]

  /// Reads `--target NAME`, which may be repeated.
  ///
  /// Without it, those targets count that apply the build-tool plugin or hold generated files: what
  /// else ends in `.xml` in a package is no fixture. Where no target does, all count.
  init(context: PluginContext, arguments: [String]) throws {
    self.context = context
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    passedArguments = extractor.remainingArguments
    if let option = passedArguments.first(where: { $0.hasPrefix("--allow-") }) {
      throw Failure(
        description: "'\(option)' is an option of SwiftPM and belongs before the verb: "
          + "swift package \(option) generate-fixtures")
    }
    let known = context.package.targets.compactMap(\.sourceModule).sorted { $0.name < $1.name }
    let unknown = names.filter { name in !known.contains { $0.name == name } }
    guard unknown.isEmpty else {
      let list = known.map(\.name).joined(separator: ", ")
      throw Failure(
        description: "no target named '\(unknown.joined(separator: "', '"))'; there are: \(list)")
    }
    applying = Self.applying(context)
    let found = known.filter { [applying] target in
      guard names.isEmpty else { return names.contains(target.name) }
      return applying?.contains(target.name) ?? true
        || target.sourceFiles.contains { $0.url.lastPathComponent.hasSuffix(".fixture.swift") }
    }
    targets = found.isEmpty ? known : found
  }

  /// Returns the files of a target: what SwiftPM lists where the target applies the build-tool
  /// plugin.
  func inputs(of target: any SourceModuleTarget) -> FixtureInputs {
    FixtureInputs(of: target, in: context.package, source: isApplying(target) ? .listed : .onDisk)
  }

  /// Returns whether a target applies the build-tool plugin.
  private func isApplying(_ target: any SourceModuleTarget) -> Bool {
    applying?.contains(target.name) ?? false
  }

  /// Fails before anything is written if a chosen target applies the build-tool plugin.
  func requireNoPlugin() throws {
    guard let target = targets.first(where: isApplying) else { return }
    throw Failure(
      description:
        "target '\(target.name)' applies the plugin GenerateFixtures, which would generate "
        + "the same types: take the plugin off the target, or do not run this command for it")
  }

  /// Calls a closure for each chosen target that has no fixture.
  func forEachTargetWithoutFixture(_ body: (any SourceModuleTarget) throws -> Void) rethrows {
    for target in targets where inputs(of: target).fixtures.isEmpty { try body(target) }
  }

  private static func applying(_ context: PluginContext) -> Set<String>? {
    guard let swift = try? context.tool(named: "swift").url else { return nil }
    return PluginUsages(
      of: context.package.directoryURL, swift: swift,
      scratch: context.pluginWorkDirectoryURL.appending(path: "manifest")
    ).targets
  }

  /// Runs a verb of the tool for each target that has a fixture.
  ///
  /// - Parameters:
  ///   - verb: the tool's first argument.
  ///   - options: the options for one target.
  /// - Throws: ``Failure`` when the tool fails for any target, after it has run for all.
  func run(_ verb: String, options: (any SourceModuleTarget) -> [String]) throws {
    let tool = try context.tool(named: "fixture-tool").url
    let root = context.package.directoryURL
    var failed: [String] = []
    for target in targets {
      let inputs = inputs(of: target)
      guard !inputs.fixtures.isEmpty else { continue }
      let arguments =
        [verb, "--package-root", root.path(percentEncoded: false)] + options(target)
        + passedArguments
        + (try inputs.arguments(
          listedIn: context.pluginWorkDirectoryURL.appending(path: "\(target.name).list")))
      let process = try Process.run(tool, arguments: arguments)
      process.waitUntilExit()
      if process.terminationStatus != 0 { failed.append(target.name) }
    }
    guard failed.isEmpty else {
      throw Failure(description: "\(verb) failed for target \(failed.joined(separator: ", "))")
    }
  }
}
