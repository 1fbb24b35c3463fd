import Foundation

/// The cost of fixtures: reading, generating, building and decoding, each compared with a known
/// task.
enum GenerateBenchmark: Benchmark {
  static let name = "generate"

  static func run(_ options: BenchmarkOptions) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "generate-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tool = try FixtureTool()
    let schema = try tool.writeSchema(to: folder)
    var bars = try LargeFixtureReading(tool: tool, schema: schema, folder: folder).bars()
    try SmallFixtures(tool: tool, schema: schema, folder: folder).compare()
    try RowDecoding().compare()
    if options.includesBuilds {
      bars += try RowBuild(folder: folder).bars()
      bars += try SeriesBuild(folder: folder).bars()
    }
    let missed = bars.filter { !$0.isMet }
    guard missed.isEmpty else {
      throw BenchmarkError(description: missed.map(\.description).joined(separator: "; "))
    }
  }
}
