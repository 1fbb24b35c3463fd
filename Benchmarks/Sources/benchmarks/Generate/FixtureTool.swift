import Foundation

/// The release build of the tool, which `swift build` of the main package makes.
struct FixtureTool {
  /// The program's path.
  let path: String

  /// Finds the program, or the one that `FIXTURE_TOOL` names.
  init() throws {
    path = ProcessInfo.processInfo.environment["FIXTURE_TOOL"] ?? "../.build/release/fixture-tool"
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchmarkError(
        description: "build it first: swift build -c release --product fixture-tool, in '..'")
    }
  }

  /// Writes the RELAX NG schema and returns its path.
  func writeSchema(to folder: URL) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = ["schema", "rng"]
    process.standardOutput = pipe
    try process.run()
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let file = folder.appending(path: "fixture.rng")
    try text.write(to: file)
    return file.path(percentEncoded: false)
  }
}
