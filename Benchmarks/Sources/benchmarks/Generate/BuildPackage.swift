import Foundation

/// A package with one fixture, which is built and measured.
struct BuildPackage {
  /// The package's folder.
  let folder: URL

  /// Writes the package without its fixture.
  init(at folder: URL) throws {
    self.folder = folder
    let sources = folder.appending(path: "Fixtures")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Rows",
        dependencies: [.package(name: "TextureFixtures", path: "\(root.path())")],
        targets: [
          .target(
            name: "Fixtures",
            dependencies: [.product(name: "FixtureSupport", package: "TextureFixtures")],
            path: "Fixtures",
            plugins: [.plugin(name: "GenerateFixtures", package: "TextureFixtures")])
        ])

      """
    try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
    try Data("// SwiftPM needs one Swift file.\n".utf8)
      .write(to: sources.appending(path: "Fixtures.swift"))
  }

  /// The fixture's location.
  var fixture: URL { folder.appending(path: "Fixtures/Rows.xml") }

  /// Builds the package and returns the processor time in seconds.
  func build(_ configuration: String) throws -> Double {
    let process = ChildProcess(
      program: "/usr/bin/env",
      arguments: ["swift", "build", "-c", configuration, "--package-path", folder.path()])
    let cost = try process.run()
    guard cost.status == 0 else {
      throw BenchmarkError(description: "the \(configuration) build of \(folder.path()) failed")
    }
    return cost.seconds
  }
}
