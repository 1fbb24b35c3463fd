import FixtureContract
import Foundation
import TestSupport

@testable import lint_snapshots

/// A package with references and the ledger of a run, in a temporary folder.
struct LedgerFolder {
  private let temporary = TemporaryFolder("lint-snapshots")
  let root: URL

  init() throws {
    try FileManager.default.createDirectory(at: temporary.url, withIntermediateDirectories: true)
    root = temporary.url.resolvingSymlinksInPath()
  }

  private var ledger: URL { root.appending(path: LintRequest.ledgerFolder) }

  func request(_ pruning: LintRequest.Pruning = .keep, folder: String? = nil) -> LintRequest {
    LintRequest(
      root: root, folder: folder.map { root.appending(path: $0) } ?? root, ledger: ledger,
      pruning: pruning)
  }

  func report(_ pruning: LintRequest.Pruning = .keep, folder: String? = nil) throws -> LintReport {
    try LintReport(request(pruning, folder: folder))
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path(percentEncoded: false))
  }

  func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Writes a reference of the target `A`.
  func reference(_ name: String) throws {
    try write("x\n", to: "Tests/A/__Snapshots__/FeedTests/\(name).txt")
  }

  /// Writes the file of a process that used references of `layout()`.
  func uses(_ names: [String], arguments: [String] = ["xctest"], version: Int = 1) throws {
    let uses = names.map { name in
      SnapshotLedgerLine.use(
        SnapshotUse(
          test: "A.FeedTests/layout()/FeedTests.swift:1:2",
          reference: root.appending(path: "Tests/A/__Snapshots__/FeedTests/\(name).txt").path,
          file: root.appending(path: "Tests/A/FeedTests.swift").path, line: 7))
    }
    let lines = try ([.run(version: version, arguments: arguments)] + uses)
      .map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) + "\n" }
    try write(lines.joined(), to: "\(LintRequest.ledgerFolder)/uses-1.jsonl")
  }

  /// Writes Swift Testing's event stream of tests and how each ended.
  func events(_ tests: [String: String], end: Double? = 4_000_000_000) throws {
    var lines: [String] = []
    for test in tests.keys.sorted() {
      let id = "A.FeedTests\\/\(test)()\\/FeedTests.swift:1:2"
      lines.append(
        #"{"kind":"test","payload":{"id":"\#(id)","kind":"function"},"version":"6.3.0"}"#)
      for event in (tests[test] ?? "").split(separator: " ") {
        let issue = event == "issueRecorded" ? #","issue":{"isKnown":false,"isFailure":true}"# : ""
        lines.append(
          #"{"kind":"event","payload":{"kind":"\#(event)","testID":"\#(id)"\#(issue)},"version":0}"#
        )
      }
    }
    if let end {
      lines.append(
        #"{"kind":"event","payload":{"instant":{"since1970":\#(end)},"kind":"runEnded"}}"#)
    }
    try write(
      lines.joined(separator: "\n") + "\n", to: "\(LintRequest.ledgerFolder)/events.jsonl")
  }
}
