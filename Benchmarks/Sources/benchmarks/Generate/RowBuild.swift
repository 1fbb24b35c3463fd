import Foundation

/// Building 100,000 rows of six fields, beside an empty fixture in the same package.
struct RowBuild {
  let folder: URL

  /// Measures and prints: the whole build, which has a bar, and what is left of it once the runtime
  /// is built, which has none, since the plugin's tool is not optimized in a debug build.
  func bars() throws -> [Bar] {
    try ["debug", "release"].map { configuration in
      let package = folder.appending(path: "Build-\(configuration)")
      try write(to: package)
      try writeEmpty(to: package)
      let whole = try build(package, configuration)
      try writeRows(to: package)
      let rows = try build(package, configuration)
      try writeEmpty(to: package)
      let empty = try build(package, configuration)
      print("\(configuration) build of 100,000 rows")
      print(
        "  whole package, empty fixture \(whole.threeDigits) s; once the runtime is built:"
          + " empty \(empty.threeDigits) s, rows \(rows.threeDigits) s,"
          + " \((rows / empty).threeDigits) times as long")
      return Bar(
        subject: "whole build, rows to empty", value: (whole - empty + rows) / whole, greatest: 2
      ).printed()
    }
  }

  private func build(_ package: URL, _ configuration: String) throws -> Double {
    let process = ChildProcess(
      program: "/usr/bin/env",
      arguments: ["swift", "build", "-c", configuration, "--package-path", package.path()])
    let cost = try process.run()
    guard cost.status == 0 else {
      throw BenchmarkError(description: "the \(configuration) build of the rows failed")
    }
    return cost.seconds
  }

  private func write(to package: URL) throws {
    let sources = package.appending(path: "Fixtures")
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
    try Data(manifest.utf8).write(to: package.appending(path: "Package.swift"))
    try Data("// SwiftPM needs one Swift file.\n".utf8)
      .write(to: sources.appending(path: "Fixtures.swift"))
  }

  private func writeEmpty(to package: URL) throws {
    try LargeFixture.write(rows: 0, to: fixture(in: package))
  }

  private func writeRows(to package: URL) throws {
    try LargeFixture.write(rows: 100_000, to: fixture(in: package))
  }

  private func fixture(in package: URL) -> URL { package.appending(path: "Fixtures/Rows.xml") }
}
