import AsyncDisplayKit
import FixtureContract
import FixtureHosting
import Foundation
import TestSupport
import Testing

@testable import FixtureTesting

/// Names, places and bundles of snapshots as the expectations use them, beside ``SnapshotTests``.
@Suite("Rules of snapshots", .provokesIssues)
struct SnapshotRuleTests {
  private let temporary = TemporaryFolder("snapshot-rules")
  private var folder: URL { temporary.url }
  private let tree = FixtureTree("collection", properties: [.init("frame", "0 0 375 667")])
  private let other = FixtureTree("collection", properties: [.init("frame", "0 0 320 667")])

  /// The present configuration with references in the folder.
  private func configuration(_ mode: FixtureSnapshotRecordMode) -> SnapshotConfiguration {
    var configuration = SnapshotConfiguration.current
    configuration.mode = mode
    configuration.ledger = SnapshotLedger()
    configuration.variables = [SnapshotFolder.variable: folder.path]
    return configuration
  }

  /// Runs a closure that writes references, each of which is a warning.
  private func writing(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) {
    SnapshotConfiguration.$current.withValue(configuration(.all)) {
      expectIssue(sourceLocation: sourceLocation) {
        body()
      } matching: { issue in
        issue.severity == .warning && issue.comments.contains { $0.rawValue.hasPrefix("Wrote ") }
      }
    }
  }

  private func reference(_ name: String) throws -> String {
    let file = folder.appending(
      path: "FixtureTestingTests/SnapshotRuleTests/SnapshotRuleTests.\(name).txt")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("a reference is written anew where it is, not in the place for new ones")
  func rewritten() throws {
    let name = SnapshotName(suite: ["Suite"], test: "test", label: nil)
    func outcome(
      _ tree: FixtureTree, _ mode: FixtureSnapshotRecordMode, _ variables: [String: String]
    ) throws -> SnapshotComparison.Outcome {
      let places = SnapshotFolder(
        place: SnapshotPlace(
          filePath: folder.appending(path: "FeedTests.swift").path, module: "M"),
        module: "M", bundle: nil, variables: variables)
      return try SnapshotComparison(name: name, folder: places, mode: mode).run(.tree(tree))
    }
    let named = [SnapshotFolder.variable: folder.appending(path: "named").path]
    let file = folder.appending(path: "__Snapshots__/FeedTests/Suite.test.txt")
    _ = try outcome(tree, .all, [:])
    guard case .failed = try outcome(other, .failed, named) else {
      Issue.record("The difference was not reported")
      return
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == SnapshotForm.newest.reference(of: other))
    #expect(try outcome(tree, .all, named) == .recorded(path: file.path))
    #expect(
      try String(contentsOf: file, encoding: .utf8) == SnapshotForm.newest.reference(of: tree))
  }

  @Test("a name without a character that may be in one is a hyphen", arguments: ["", "/"])
  func emptyName(label: String) {
    #expect(SnapshotName(suite: ["S"], test: "t", label: label).fileName == "S.t.-.txt")
  }

  @Test("a run on CI is one whose variable says anything but no", arguments: ["", "0", "false"])
  func noCI(value: String) {
    #expect(FixtureSnapshotRecordMode.standard(["CI": value]) == .missing)
  }

  @Test("under the trait no name is taken twice", .snapshots(record: .never))
  func ledger() {
    var configuration = SnapshotConfiguration.current
    configuration.variables = [SnapshotFolder.variable: folder.path]
    SnapshotConfiguration.$current.withValue(configuration) {
      expectIssue { expectSnapshot(of: tree) }
      expectIssue {
        expectSnapshot(of: tree)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("pass named:") }
      }
    }
  }

  @Test("without a trait no name is taken by two places of a test, nor by two texts of one place")
  func processLedger() throws {
    var configuration = configuration(.never)
    configuration.ledger = SnapshotLedger(scope: .process)
    SnapshotConfiguration.$current.withValue(configuration) {
      let comments = Locked<[String]>([])
      // The first two are one snapshot of a test that is repeated, the third is another.
      for tree in [tree, tree, other] {
        expectIssue {
          expectSnapshot(of: tree)
        } matching: { issue in
          comments.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
          return true
        }
      }
      expectIssue {
        expectSnapshot(of: other)
      } matching: { issue in
        comments.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
        return true
      }
      #expect(
        comments.withLock { $0.map { $0.contains("pass named:") } } == [false, false, true, true])
    }
  }

  @Test("each run of a schedule has names of its own, and two alike in one run are an issue")
  func scheduleLedger() async throws {
    writing { expectSnapshot(of: tree) }
    let count = Locked(0)
    try await SnapshotConfiguration.$current.withValue(configuration(.never)) {
      try await withSchedules(count: 3) {
        count.withLock { $0 += 1 }
        expectSnapshot(of: tree)
      }
    }
    #expect(count.withLock { $0 } == 3)
    let comments = try await collectedComments {
      try await SnapshotConfiguration.$current.withValue(configuration(.never)) {
        try await withSchedules(count: 3) {
          expectSnapshot(of: tree)
          expectSnapshot(of: tree)
        }
      }
    }
    #expect(comments.contains { $0.contains("pass named:") }, "\(comments)")
  }

  @Test("on CI, the mode all in the source is an error and writes nothing", arguments: ["1"])
  func recordingOnCI(value: String) async throws {
    var configuration = configuration(.all)
    configuration.variables["CI"] = value
    let comments = Locked<[String]>([])
    SnapshotConfiguration.$current.withValue(configuration) {
      expectIssue {
        expectSnapshot(of: tree, named: "label")
      } matching: { issue in
        comments.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
        return issue.severity == .error
      }
    }
    #expect(comments.withLock { $0.first?.contains("remove it from the source") } == true)
    #expect(comments.withLock { $0.last?.hasPrefix("No reference") } == true)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("the folder of all targets has a folder for each module")
  func modules() {
    let place = SnapshotPlace(filePath: "/tests/Support/Helper.swift", module: "Support")
    func paths(_ module: String) -> [String] {
      SnapshotFolder(
        place: place, module: module, bundle: nil, variables: [SnapshotFolder.variable: "/all"]
      ).candidates.map { $0.path(percentEncoded: false) }
    }
    #expect(
      paths("FeedTests") == [
        "/all/FeedTests/Helper", "/tests/Support/__Snapshots__/FeedTests/Helper",
      ])
    #expect(
      paths("Support") == ["/all/Support/Helper", "/tests/Support/__Snapshots__/Helper"])
  }

  @Test("the ledger of uses has a line for each reference, and the arguments of the process")
  func useLog() throws {
    var configuration = configuration(.never)
    configuration.variables[SnapshotVariable.ledger] = folder.path
    writing { expectSnapshot(of: tree) }
    configuration.ledger = SnapshotLedger(scope: .process)
    SnapshotConfiguration.$current.withValue(configuration) {
      for _ in 0..<2 { expectSnapshot(of: tree) }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = try #require(names.first { $0.hasSuffix(".jsonl") })
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    let lines = try text.split(separator: "\n")
      .map { try JSONDecoder().decode(SnapshotLedgerLine.self, from: Data($0.utf8)) }
    #expect(lines.count == 2)
    #expect(lines.first == .run(version: 1, arguments: CommandLine.arguments))
    guard case .use(let use) = lines.last else { throw CancellationError() }
    #expect(use.test.hasPrefix("FixtureTestingTests.SnapshotRuleTests/useLog()"))
    #expect(use.file == #filePath)
    #expect(FileManager.default.fileExists(atPath: use.reference))
  }

  @Test("a case's label comes before the snapshot's own", arguments: [1])
  func caseLabel(argument: Int) async throws {
    await SnapshotConfiguration.$current.withValue(configuration(.all)) {
      await SnapshotConfiguration.labeling("case \(argument)") {
        expectIssue {
          expectSnapshot(of: tree)
          expectSnapshot(of: other, named: "label")
        } matching: { issue in
          issue.severity == .warning
        }
      }
    }
    #expect(try reference("caseLabel.case-1") == SnapshotForm.newest.reference(of: tree))
    #expect(try reference("caseLabel.case-1-label") == SnapshotForm.newest.reference(of: other))
  }

  @Test("a reference in the given bundle counts")
  func bundle() throws {
    writing { expectSnapshot(of: tree) }
    let bundled = folder.appending(path: "__Snapshots__")
    try FileManager.default.createDirectory(at: bundled, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: folder.appending(path: "FixtureTestingTests/SnapshotRuleTests"),
      to: bundled.appending(path: "SnapshotRuleTests"))
    var configuration = configuration(.never)
    configuration.variables = [:]
    let bundle = try #require(Bundle(path: folder.path))
    SnapshotConfiguration.$current.withValue(configuration) {
      expectSnapshot(of: tree, bundle: bundle)
    }
  }

  @Test("a difference is an issue at the place of the expectation")
  func place() {
    SnapshotConfiguration.$current.withValue(configuration(.never)) {
      let line = #line + 2
      expectIssue {
        expectSnapshot(of: tree)
      } matching: { issue in
        issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == line
      }
    }
  }

  @Test("a node's snapshot shows the node and what is in it") @MainActor
  func node() throws {
    let (outer, inner) = (ASDisplayNode(), ASDisplayNode())
    outer.addSubnode(inner)
    outer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    writing { expectSnapshot(of: outer) }
    #expect(
      try reference("node") == """
        # snapshot 3
        ASDisplayNode | frame 1 2 30 40
          ASDisplayNode | frame 0 0 0 0

        """)
  }
}
