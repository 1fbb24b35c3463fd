import AsyncDisplayKit
import FixtureHosting
import Foundation
import TestSupport
import Testing

@testable import FixtureTesting

/// Names, places and bundles of snapshots as the expectations use them, beside ``SnapshotTests``.
@Suite("Rules of snapshots")
struct SnapshotRuleTests {
  private let temporary = TemporaryFolder("snapshot-rules")
  private var folder: URL { temporary.url }
  private let tree = CanonicalTree("collection", properties: [.init("frame", "0 0 375 667")])
  private let other = CanonicalTree("collection", properties: [.init("frame", "0 0 320 667")])

  /// The present configuration with references in the folder.
  private func configuration(_ mode: SnapshotRecordMode) -> SnapshotConfiguration {
    var configuration = SnapshotConfiguration.current
    configuration.mode = mode
    configuration.variables = [SnapshotFolder.variable: folder.path]
    return configuration
  }

  private func reference(_ name: String) throws -> String {
    let file = folder.appending(path: "SnapshotRuleTests/SnapshotRuleTests.\(name).txt")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("a reference is written anew where it is, not in the place for new ones")
  func rewritten() throws {
    let name = SnapshotName(suite: ["Suite"], test: "test", label: nil)
    func outcome(
      _ tree: CanonicalTree, _ mode: SnapshotRecordMode, _ variables: [String: String]
    ) throws -> SnapshotComparison.Outcome {
      let places = SnapshotFolder(
        testFile: folder.appending(path: "FeedTests.swift").path, bundle: nil,
        variables: variables)
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
    #expect(SnapshotRecordMode.standard(["CI": value]) == .missing)
  }

  @Test("under the trait no name is taken twice", .snapshots(record: .never))
  func ledger() {
    SnapshotConfiguration.$current.withValue(configuration(.all)) {
      expectSnapshot(of: tree)
      withKnownIssue {
        expectSnapshot(of: tree)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("pass named:") }
      }
    }
  }

  @Test("a case's label comes before the snapshot's own", arguments: [1])
  func caseLabel(argument: Int) async throws {
    await SnapshotConfiguration.$current.withValue(configuration(.all)) {
      await SnapshotConfiguration.labelling("case \(argument)") {
        expectSnapshot(of: tree)
        expectSnapshot(of: other, named: "label")
      }
    }
    #expect(try reference("caseLabel.case-1") == SnapshotForm.newest.reference(of: tree))
    #expect(try reference("caseLabel.case-1-label") == SnapshotForm.newest.reference(of: other))
  }

  @Test("a reference in the given bundle counts")
  func bundle() throws {
    SnapshotConfiguration.$current.withValue(configuration(.all)) { expectSnapshot(of: tree) }
    let bundled = folder.appending(path: "__Snapshots__")
    try FileManager.default.createDirectory(at: bundled, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: folder.appending(path: "SnapshotRuleTests"),
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
      withKnownIssue {
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
    SnapshotConfiguration.$current.withValue(configuration(.all)) { expectSnapshot(of: outer) }
    #expect(
      try reference("node") == """
        # snapshot 2
        ASDisplayNode | frame 1 2 30 40
          ASDisplayNode | frame 0 0 0 0

        """)
  }
}
