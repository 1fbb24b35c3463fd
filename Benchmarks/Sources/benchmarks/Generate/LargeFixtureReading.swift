import Foundation

/// Reading and checking a fixture of 50 MB, beside xmllint over the same file and schema.
struct LargeFixtureReading {
  let tool: FixtureTool
  let schema: String
  let folder: URL

  /// Measures and prints.
  func bars() throws -> [Bar] {
    let size = 50_000_000
    let fixture = folder.appending(path: "Rows.xml").path(percentEncoded: false)
    let rows = try LargeFixture.write(bytes: size, to: URL(filePath: fixture))
    defer { try? FileManager.default.removeItem(atPath: fixture) }
    let lint = ChildProcess(
      program: tool.path, arguments: ["lint", "--package-root", folder.path(), fixture])
    let peer = ChildProcess(
      program: "/usr/bin/xmllint",
      arguments: ["--noout", "--stream", "--relaxng", schema, fixture])
    let ours = try lint.medianSeconds()
    let memory = ChildProcess.greatestMemory
    let theirs = try peer.medianSeconds()
    print("lint of \(rows) rows, \(size / 1_000_000) MB")
    print("  fixture-tool \(ours.threeDigits) s, xmllint --relaxng \(theirs.threeDigits) s")
    return [
      Bar(subject: "time of xmllint", value: ours / theirs, greatest: 0.7).printed(),
      Bar(subject: "memory in MB", value: Double(memory) / 1_048_576, greatest: 64).printed(),
    ]
  }
}
