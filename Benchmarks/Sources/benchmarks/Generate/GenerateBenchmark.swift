import Foundation

/// Reading and checking a fixture of 50 MB, beside xmllint over the same file and schema.
enum GenerateBenchmark: Benchmark {
  static let name = "generate"
  private static let size = 50_000_000
  private static let greatestRatio = 0.7
  private static let greatestMemory = 64 << 20

  static func run(_ options: BenchmarkOptions) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "generate-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let fixture = folder.appending(path: "Rows.xml").path(percentEncoded: false)
    let rows = try LargeFixture.write(bytes: size, to: URL(filePath: fixture))
    let schema = try writeSchema(to: folder)
    let lint = ChildProcess(
      program: try tool(), arguments: ["lint", "--package-root", folder.path(), fixture])
    let peer = ChildProcess(
      program: "/usr/bin/xmllint",
      arguments: ["--noout", "--stream", "--relaxng", schema, fixture])
    let ours = try median(of: lint)
    let memory = ChildProcess.greatestMemory
    let theirs = try median(of: peer)
    print("generate: \(rows) rows, \(size / 1_000_000) MB")
    print("  fixture-tool lint      \(text(ours)) s, \(memory >> 20) MB at most")
    print("  xmllint, RELAX NG      \(text(theirs)) s")
    print("  ratio                  \(text(ours / theirs)), at most \(greatestRatio)")
    guard ours / theirs <= greatestRatio, memory <= greatestMemory else {
      throw BenchmarkError(description: "reading takes more time or memory than it may")
    }
  }

  /// The release build of the tool, which `swift build` of the main package makes.
  private static func tool() throws -> String {
    let path =
      ProcessInfo.processInfo.environment["FIXTURE_TOOL"] ?? "../.build/release/fixture-tool"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchmarkError(
        description: "build it first: swift build -c release --product fixture-tool, in '..'")
    }
    return path
  }

  private static func writeSchema(to folder: URL) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: try tool())
    process.arguments = ["schema", "rng"]
    process.standardOutput = pipe
    try process.run()
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let file = folder.appending(path: "fixture.rng")
    try text.write(to: file)
    return file.path(percentEncoded: false)
  }

  private static func median(of process: ChildProcess) throws -> Double {
    var costs: [Double] = []
    for _ in 0..<Stopwatch.runs {
      let cost = try process.run()
      guard cost.status == 0 else {
        throw BenchmarkError(description: "\(process.program) ended with \(cost.status)")
      }
      costs.append(cost.seconds)
    }
    return costs.sorted()[Stopwatch.runs / 2]
  }

  private static func text(_ number: Double) -> String { String(format: "%.3f", number) }
}
