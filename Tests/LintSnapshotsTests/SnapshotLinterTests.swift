import Foundation
import Testing

@testable import lint_snapshots

@Suite("Snapshot linter")
struct SnapshotLinterTests {
  private let package: LedgerFolder
  private static let passed = "testStarted testEnded"
  private static let orphan = "Tests/A/__Snapshots__/FeedTests/FeedTests.gone.txt"

  init() throws {
    package = try LedgerFolder()
  }

  @Test("references that tests used are no finding, whatever the source of the tests looks like")
  func clean() throws {
    for name in ["FeedTests.layout", "FeedTests.layout.wide"] { try package.reference(name) }
    try package.uses(["FeedTests.layout", "FeedTests.layout.wide"])
    try package.events(["layout": Self.passed])
    #expect(try package.report() == LintReport(lines: [], status: 0))
    #expect(try package.report(.delete) == LintReport(lines: [], status: 0))
  }

  @Test("a reference whose test is gone, or ended without using it, is an orphan")
  func orphans() throws {
    for name in ["FeedTests.gone", "FeedTests.layout", "FeedTests.layout.old"] {
      try package.reference(name)
    }
    try package.uses(["FeedTests.layout"])
    try package.events(["layout": Self.passed])
    let lines = [
      "\(Self.orphan):1:1: warning: orphaned snapshot: no test has the name 'FeedTests.gone' "
        + "[orphaned-snapshot]",
      "Tests/A/__Snapshots__/FeedTests/FeedTests.layout.old.txt:1:1: warning: orphaned snapshot: "
        + "'FeedTests.layout' does not use it [orphaned-snapshot]",
    ]
    #expect(try package.report() == LintReport(lines: lines, status: 1))
    let pruned = try package.report(.delete)
    #expect(pruned.status == 0 && pruned.lines.contains("note: deleted \(Self.orphan)"))
    #expect(!package.exists(Self.orphan))
    #expect(package.exists("Tests/A/__Snapshots__/FeedTests/FeedTests.layout.txt"))
    #expect(try package.report(.delete) == LintReport(lines: [], status: 0))
  }

  @Test("a use whose reference does not exist is reported at its line")
  func missing() throws {
    try package.uses(["FeedTests.layout"])
    try package.events(["layout": Self.passed])
    #expect(
      try package.report()
        == LintReport(
          lines: [
            "Tests/A/FeedTests.swift:7:1: warning: 'FeedTests.layout' has no reference; "
              + "run it once [missing-snapshot]"
          ], status: 1))
  }

  @Test(
    "nothing is deleted when the test that owns an unused reference did not end",
    arguments: [
      ("", "did not run"), ("testSkipped", "was skipped"), ("testStarted", "did not end"),
      ("testStarted issueRecorded testEnded", "failed"),
    ])
  func unjudged(events: String, reason: String) throws {
    try package.reference("FeedTests.gone")
    try package.uses(["FeedTests.layout"])
    try package.reference("FeedTests.layout")
    try package.events(["gone": events, "layout": Self.passed])
    let note =
      "\(Self.orphan):1:1: note: not judged: 'FeedTests.gone' \(reason) [unjudged-snapshot]"
    #expect(try package.report() == LintReport(lines: [note], status: 0))
    try expectRefusal("'\(Self.orphan)' is not judged")
  }

  private func expectRefusal(
    _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let report = try package.report(.delete)
    #expect(report.status == 1, sourceLocation: sourceLocation)
    #expect(
      report.lines.last?.hasPrefix("error: nothing was deleted") == true
        && report.lines.last?.hasSuffix(reason) == true,
      "\(report.lines)", sourceLocation: sourceLocation)
    #expect(package.exists(Self.orphan), sourceLocation: sourceLocation)
  }

  @Test(
    "nothing is deleted after a run that left tests out",
    arguments: ["--filter", "--skip", "--filter=Feed"])
  func filtered(option: String) throws {
    try package.reference("FeedTests.gone")
    try package.reference("FeedTests.layout")
    try package.uses(["FeedTests.layout"], arguments: ["xctest", option, "Feed"])
    try package.events(["layout": Self.passed])
    try expectRefusal("the run had '\(option)'")
  }

  @Test("nothing is deleted after a run that crashed, without an event stream, or by damaged lines")
  func incomplete() throws {
    try package.reference("FeedTests.gone")
    try package.reference("FeedTests.layout")
    try package.uses(["FeedTests.layout"])
    try expectRefusal("it has no event stream")
    try package.events(["layout": Self.passed], end: nil)
    try expectRefusal("the run did not end")
    try package.events(["layout": Self.passed])
    try package.uses(["FeedTests.layout"], version: 2)
    try expectRefusal("a ledger has the unknown version 2")
    try package.write("{\"kind\":", to: "\(LintRequest.ledgerFolder)/cut.jsonl")
    try expectRefusal("'cut.jsonl' has a line that cannot be read")
  }

  @Test("a reference that changed after the run is not judged")
  func stale() throws {
    try package.reference("FeedTests.gone")
    try package.reference("FeedTests.layout")
    try package.uses(["FeedTests.layout"])
    try package.events(["layout": Self.passed], end: 1)
    try expectRefusal("'\(Self.orphan)' is not judged")
  }

  @Test("nothing is deleted by the ledger of tests that were built in another folder")
  func otherFolder() throws {
    try package.reference("FeedTests.gone")
    try package.uses(["/../../elsewhere/x"])
    try package.write(
      """
      {"run":{"version":1,"arguments":[]}}
      {"use":{"_0":{"test":"A.T/t()","reference":"/b/x.txt","file":"/b/T.swift","line":1}}}

      """, to: "\(LintRequest.ledgerFolder)/uses-1.jsonl")
    try package.events(["layout": Self.passed])
    try expectRefusal("it is of tests that were built in another folder")
  }

  @Test("a folder limits what is judged")
  func folder() throws {
    try package.reference("FeedTests.gone")
    try package.reference("FeedTests.layout")
    try package.write("x\n", to: "Tests/B/__Snapshots__/OldTests/OldTests.layout.txt")
    try package.uses(["FeedTests.layout"])
    try package.events(["layout": Self.passed])
    #expect(try package.report(folder: "Tests/A").lines.count == 1)
    #expect(try package.report().lines.count == 2)
  }

  @Test("a path is a reference by its name and its depth below __Snapshots__")
  func referencePaths() {
    #expect(ReferenceFile.isReference(["Tests", "A", "__Snapshots__", "T", "a.txt"]))
    #expect(ReferenceFile.isReference(["__Snapshots__", "M", "T", "a.svg"]))
    #expect(!ReferenceFile.isReference(["__Snapshots__", "a.txt"]))
    #expect(!ReferenceFile.isReference(["__Snapshots__", "T", "b", "deep", "a.txt"]))
    #expect(!ReferenceFile.isReference(["Tests", "T", "a.txt"]))
    #expect(!ReferenceFile.isReference(["__Snapshots__", "T", "a.md"]))
  }

  @Test("copies in hidden folders do not count, and a package without a ledger is an error")
  func hiddenFolders() throws {
    try package.write("x\n", to: ".build/checkouts/__Snapshots__/OldTests/OldTests.layout.txt")
    let report = try package.report()
    #expect(report.status == 1)
    #expect(report.lines.first?.contains("no ledger in") == true)
    try package.events(["layout": Self.passed])
    #expect(try package.report().lines.allSatisfy { $0.hasPrefix("note: the ledger") })
  }

  @Test(
    "arguments are read, and unknown ones rejected",
    arguments: [
      (["--help"], .help),
      (["--package-root"], .invalid("--package-root needs a folder")),
      (["--ledger"], .invalid("--ledger needs a folder")),
      (["-x"], .invalid("unknown argument '-x'")),
    ] as [([String], LintSnapshots.Request)])
  func arguments(arguments: [String], request: LintSnapshots.Request) {
    #expect(LintSnapshots.request(arguments) == request)
  }

  @Test("folders default to the package")
  func defaults() throws {
    guard
      case .lint(let request) = LintSnapshots.request(["--package-root", "/p", "--prune"]),
      case .lint(let other) = LintSnapshots.request([
        "--package-root", "/p", "--folder", "/p/T", "--ledger", "/l",
      ])
    else {
      Issue.record("The arguments were rejected")
      return
    }
    #expect(request.pruning == .delete && other.pruning == .keep)
    #expect(request.folder.path == "/p" && request.ledger.path == "/p/.build/snapshot-ledger")
    #expect(other.folder.path == "/p/T" && other.ledger.path == "/l")
  }
}
