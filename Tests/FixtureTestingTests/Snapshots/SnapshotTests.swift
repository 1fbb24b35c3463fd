import FixtureHosting
import Foundation
import TestSupport
import Testing

@testable import FixtureTesting

@Suite("Snapshots", .provokesIssues)
struct SnapshotTests {
  private let temporary = TemporaryFolder("snapshots")
  private var folder: URL { temporary.url }
  private let tree = FixtureTree(
    "collection", properties: [.init("frame", "0 0 375 667")], children: [FixtureTree("item")])

  private func comparison(_ mode: FixtureSnapshotRecordMode) -> SnapshotComparison {
    SnapshotComparison(
      name: SnapshotName(suite: ["Suite"], test: "test", label: "label"),
      folder: SnapshotFolder(
        place: place(folder.appending(path: "FeedTests.swift").path), module: "M", bundle: nil,
        variables: [:]),
      mode: mode)
  }

  private func place(_ path: String) -> SnapshotPlace {
    SnapshotPlace(filePath: path, module: "M")
  }

  private var file: URL {
    folder.appending(path: "__Snapshots__/FeedTests/Suite.test.label.txt")
  }

  private func write(_ tree: FixtureTree) throws {
    _ = try comparison(.all).run(.tree(tree))
  }

  private var other: FixtureTree {
    var other = tree
    other.properties[0] = .init("frame", "0 0 320 667")
    return other
  }

  @Test(
    "a missing reference fails in every mode but all", arguments: FixtureSnapshotRecordMode.allCases
  )
  func missing(mode: FixtureSnapshotRecordMode) throws {
    let outcome = try comparison(mode).run(.tree(tree))
    let exists = FileManager.default.fileExists(atPath: file.path)
    switch mode {
    case .all: #expect(outcome == .recorded(path: file.path) && exists)
    case .missing, .failed:
      guard case .failed(let message, _) = outcome else { throw Unexpected() }
      #expect(message.contains("wrote \(file.path)") && exists)
    case .never:
      guard case .failed(let message, _) = outcome else { throw Unexpected() }
      #expect(message.contains(file.path) && !exists)
    }
  }

  @Test(
    "an equal reference matches", arguments: [FixtureSnapshotRecordMode.missing, .failed, .never])
  func matches(mode: FixtureSnapshotRecordMode) throws {
    try write(tree)
    #expect(try comparison(mode).run(.tree(tree)) == .matched)
  }

  @Test("a difference fails and names it; only the modes failed and all rewrite the reference")
  func difference() throws {
    for mode in [FixtureSnapshotRecordMode.missing, .never] {
      try write(tree)
      guard case .failed(let message, _) = try comparison(mode).run(.tree(other)) else {
        throw Unexpected()
      }
      #expect(message.contains("collection: frame is 0 0 320 667, expected 0 0 375 667"))
      #expect(
        try String(contentsOf: file, encoding: .utf8) == SnapshotForm.newest.reference(of: tree))
    }
    guard case .failed = try comparison(.failed).run(.tree(other)) else { throw Unexpected() }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == SnapshotForm.newest.reference(of: other))
  }

  @Test("a reference that is no tree still fails as different")
  func brokenReference() throws {
    try write(tree)
    try Data("\n".utf8).write(to: file)
    guard case .failed(let message, _) = try comparison(.never).run(.tree(tree)) else {
      throw Unexpected()
    }
    #expect(message.contains("the text differs"))
  }

  @Test(
    "the mode follows the variables",
    arguments: [
      ([:], .missing), (["CI": "true"], .never), (["CI": "false"], .missing),
      ([FixtureSnapshotRecordMode.variable: "all", "CI": "true"], .all),
      ([FixtureSnapshotRecordMode.variable: "nonsense"], .missing),
    ] as [([String: String], FixtureSnapshotRecordMode)])
  func mode(variables: [String: String], mode: FixtureSnapshotRecordMode) {
    #expect(FixtureSnapshotRecordMode.standard(variables) == mode)
  }

  @Test("references are looked for in the named folder before beside the test")
  func places() {
    let folder = SnapshotFolder(
      place: place("/tests/FeedTests.swift"), module: "M", bundle: nil,
      variables: [SnapshotFolder.variable: "/elsewhere"])
    #expect(
      folder.candidates.map { $0.path(percentEncoded: false) } == [
        "/elsewhere/M/FeedTests", "/tests/__Snapshots__/FeedTests",
      ])
  }

  @Test("a reference is found in the bundle too, and in the named folder first")
  func foundPlaces() throws {
    func places(_ variables: [String: String]) throws -> SnapshotFolder {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return SnapshotFolder(
        place: place("/nowhere/FeedTests.swift"), module: "M", bundle: Bundle(path: folder.path),
        variables: variables)
    }
    let name = SnapshotName(suite: ["Suite"], test: "test", label: "label")
    #expect(try places([:]).existing(name) == nil)
    try write(tree)
    #expect(try places([:]).existing(name)?.path == file.path)
    let named = folder.appending(path: "named")
    let first = named.appending(path: "M/FeedTests/\(name.fileName)")
    try FileManager.default.createDirectory(
      at: first.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: first)
    #expect(try places([SnapshotFolder.variable: named.path]).existing(name)?.path == first.path)
  }

  @Test("a reference that cannot be read is an issue")
  func unreadable() throws {
    var configuration = SnapshotConfiguration()
    configuration.variables = [SnapshotFolder.variable: folder.path]
    try FileManager.default.createDirectory(
      at: folder.appending(path: "FixtureTestingTests/SnapshotTests/SnapshotTests.unreadable.txt"),
      withIntermediateDirectories: true)
    SnapshotConfiguration.$current.withValue(configuration) {
      expectIssue {
        expectSnapshot(of: tree)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("cannot be read or written") }
      }
    }
  }

  @Test("a name comes from suite, test and label")
  func name() throws {
    let name = try #require(SnapshotName(test: Test.current, label: "width 320/2"))
    #expect(name.fileName == "SnapshotTests.name.width-320-2.txt")
  }

  @Test(
    "labels that a file system may take for one have files of their own",
    arguments: [("first", "FIRST"), ("a/b", "a-b"), ("caf\u{E9}", "cafe\u{301}")])
  func sharedFileNames(_ labels: (String, String)) {
    let names = SnapshotFileNames()
    let found = [labels.0, labels.1, labels.0].map { label in
      names.distinguished(
        SnapshotName(suite: ["Suite"], test: "test", label: label), in: comparison(.all).folder
      ).isDistinguished
    }
    #expect(found == [false, true, false])
  }

  @Test("the same name twice in one test is an issue that asks for a label")
  func sameNameTwice() async throws {
    var configuration = SnapshotConfiguration()
    configuration.mode = .all
    configuration.ledger = SnapshotLedger()
    configuration.variables = [SnapshotFolder.variable: folder.path]
    SnapshotConfiguration.$current.withValue(configuration) {
      expectIssue {
        expectSnapshot(of: tree)
        expectSnapshot(of: tree, named: "second")
      } matching: { issue in
        issue.severity == .warning
      }
      expectIssue {
        expectSnapshot(of: tree)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("pass named:") }
      }
    }
  }

  @Test("an unnamed snapshot in a parameterized test is an issue", arguments: [1])
  func parameterized(argument: Int) {
    expectIssue {
      expectSnapshot(of: tree)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("needs a label") }
    }
  }

  @Suite(.snapshots(record: .never))
  struct Nesting {
    @Test("a suite's mode reaches its tests")
    func outer() {
      #expect(SnapshotConfiguration.current.recordMode == .never)
    }

    @Test("a test's mode wins over its suite's", .snapshots(record: .failed))
    func inner() {
      #expect(SnapshotConfiguration.current.recordMode == .failed)
    }

    @Test("a closure's mode wins over its test's")
    func closure() async {
      var configuration = SnapshotConfiguration.current
      configuration.variables = [:]
      let mode = await SnapshotConfiguration.$current.withValue(configuration) {
        await withSnapshots(record: .all) { SnapshotConfiguration.current.recordMode }
      }
      #expect(mode == .all)
    }
  }

  private struct Unexpected: Error {}
}

@Test("a test outside of a suite names its snapshots, wherever it is in its file")
func snapshotNameOutsideOfSuites() throws {
  let name = try #require(SnapshotName(test: Test.current, label: "portrait"))
  #expect(name.fileName == "snapshotNameOutsideOfSuites.portrait.txt")
}
