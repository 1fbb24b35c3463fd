import Foundation

/// Reading and checking fixtures of 50 MB in several shapes, beside xmllint over the same file and schema.
struct LargeFixtureReading {
  /// The number of runs whose median counts.
  private static let runs = 9

  let tool: FixtureTool
  let schema: String
  let folder: URL

  /// Measures and prints.
  func bars() throws -> [Bar] {
    try LargeFixture.Shape.allCases.flatMap { try bars(of: $0) }
  }

  private func bars(of shape: LargeFixture.Shape) throws -> [Bar] {
    let size = 50_000_000
    let fixture = folder.appending(path: "Rows.xml").path(percentEncoded: false)
    let rows = try LargeFixture.write(shape, bytes: size, to: URL(filePath: fixture))
    defer { try? FileManager.default.removeItem(atPath: fixture) }
    let lint = ChildProcess(
      program: tool.path, arguments: ["lint", "--package-root", folder.path(), fixture])
    let peer = ChildProcess(
      program: "/usr/bin/xmllint",
      arguments: ["--noout", "--stream", "--relaxng", schema, fixture])
    let ours = try lint.median(of: Self.runs)
    let theirs = try peer.median(of: Self.runs)
    print("lint of \(rows) rows, \(size / 1_000_000) MB, \(shape.rawValue)")
    print(
      "  fixture-tool \(ours.seconds.threeDigits) s, xmllint --relaxng"
        + " \(theirs.seconds.threeDigits) s and \(theirs.memory >> 20) MB")
    return [
      Bar(
        subject: "\(shape.rawValue): time of xmllint", value: ours.seconds / theirs.seconds,
        greatest: 2.0
      ).printed(),
      Bar(
        subject: "\(shape.rawValue): memory in MB", value: Double(ours.memory) / 1_048_576,
        greatest: 32
      ).printed(),
    ]
  }
}
