import Foundation
import TestSupport
import Testing

@testable import lint_snapshots

@Suite("Snapshot linter")
struct SnapshotLinterTests {
  private let temporary = TemporaryFolder("lint-snapshots")
  private var root: URL { temporary.url }

  private func write(_ text: String, to path: String) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func findings() throws -> [String] {
    try SnapshotLinter(root: root).run().map(\.description)
  }

  private let source = """
    @Test func layout() {
      expectSnapshot(of: host)
      expectSnapshot(of: host, named: "wide")
    }
    @Test func `raw name`() { expectSnapshot(of: host) }
    @Test func other() {}
    """

  @Test("references of existing tests are no finding, whatever their label")
  func clean() throws {
    try write(source, to: "Tests/A/FeedTests.swift")
    for name in ["FeedTests.layout", "FeedTests.layout.wide", "FeedTests.raw-name"] {
      try write("x\n", to: "Tests/A/__Snapshots__/FeedTests/\(name).txt")
    }
    #expect(try findings().isEmpty)
  }

  @Test("a reference whose test or whose file is gone is an orphan")
  func orphans() throws {
    try write("@Test func layout() {}", to: "Tests/A/FeedTests.swift")
    try write("x\n", to: "Tests/A/__Snapshots__/FeedTests/FeedTests.gone.txt")
    try write("x\n", to: "Tests/A/__Snapshots__/OldTests/OldTests.layout.txt")
    #expect(
      try findings() == [
        "Tests/A/__Snapshots__/FeedTests/FeedTests.gone.txt:1:1: warning: orphaned snapshot: "
          + "no test named 'FeedTests.gone' [orphaned-snapshot]",
        "Tests/A/__Snapshots__/OldTests/OldTests.layout.txt:1:1: warning: orphaned snapshot: "
          + "Tests/A/OldTests.swift does not exist [orphaned-snapshot]",
      ])
  }

  @Test("a test that expects a snapshot and has no reference is reported with its line")
  func missing() throws {
    try write(source, to: "Tests/A/FeedTests.swift")
    try write("x\n", to: "Tests/A/__Snapshots__/FeedTests/FeedTests.raw-name.txt")
    #expect(
      try findings() == [
        "Tests/A/FeedTests.swift:2:1: warning: 'layout' has no reference; run it once "
          + "[missing-snapshot]"
      ])
  }

  @Test("copies in hidden folders do not count")
  func hiddenFolders() throws {
    try write("x\n", to: ".build/checkouts/__Snapshots__/OldTests/OldTests.layout.txt")
    try write("// nothing", to: "Package.swift")
    #expect(try findings().isEmpty)
  }

  @Test("a run tells its findings and ends with 1 as long as something is left to mend")
  func status() throws {
    try write("@Test func layout() {}", to: "Tests/A/FeedTests.swift")
    #expect(try LintReport(root: root, pruning: .keep) == LintReport(lines: [], status: 0))
    try write("x\n", to: "Tests/A/__Snapshots__/FeedTests/FeedTests.gone.txt")
    let report = try LintReport(root: root, pruning: .keep)
    #expect(report.status == 1 && report.lines.count == 1)
    #expect(try findings().count == 1)
  }

  @Test("pruning deletes orphans, says so, and leaves tests without a reference to mend")
  func pruning() throws {
    try write("@Test func layout() {}", to: "Tests/A/FeedTests.swift")
    try write("x\n", to: "Tests/A/__Snapshots__/FeedTests/FeedTests.gone.txt")
    try write("x\n", to: "Tests/A/__Snapshots__/FeedTests/FeedTests.layout.txt")
    let report = try LintReport(root: root, pruning: .delete)
    #expect(
      report.lines.last
        == "note: deleted Tests/A/__Snapshots__/FeedTests/FeedTests.gone.txt")
    #expect(report.status == 0)
    #expect(try findings().isEmpty)
    try write(source, to: "Tests/A/FeedTests.swift")
    #expect(try LintReport(root: root, pruning: .delete).status == 1)
    #expect(try findings().count == 1)
  }

  @Test(
    "arguments are read, and unknown ones rejected",
    arguments: [
      (["--package-root", "/p"], .lint(root: "/p", prune: .keep)),
      (["--prune", "--package-root", "/p"], .lint(root: "/p", prune: .delete)),
      (["--help"], .help),
      (["--package-root"], .invalid("--package-root needs a folder")),
      (["-x"], .invalid("unknown argument '-x'")),
    ] as [([String], LintSnapshots.Request)])
  func arguments(arguments: [String], request: LintSnapshots.Request) {
    #expect(LintSnapshots.request(arguments) == request)
  }
}
