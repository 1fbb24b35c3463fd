import FixtureContract
import Foundation

/// The content of a ledger: the references that tests used, and the result of each test.
struct TestRecord: Hashable {
  /// The last known state of a test.
  enum State: Hashable {
    case planned, started, ended, skipped, failed

    /// The state in a sentence about the test.
    var description: String {
      switch self {
      case .planned: "did not run"
      case .started: "did not end"
      case .ended: "ended"
      case .skipped: "was skipped"
      case .failed: "failed"
      }
    }
  }

  /// The uses of references.
  private(set) var uses: Set<SnapshotUse> = []
  /// The states by the identifiers of the tests, suites left out.
  private(set) var tests: [String: State] = [:]
  /// The arguments of each process that used a reference.
  private(set) var arguments: [[String]] = []
  /// The end of the run; `nil` where it is not recorded.
  private(set) var end: Date?
  /// The versions of ledgers that this tool does not read.
  private(set) var unknownVersions: Set<Int> = []
  /// The files that have a line that cannot be read.
  private(set) var damagedFiles: Set<String> = []

  /// Reads every file of a folder whose suffix is `jsonl`.
  ///
  /// - Throws: The error of reading the folder or a file.
  init(folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    for name in names.sorted() where name.hasSuffix(".jsonl") {
      let data = try Data(contentsOf: folder.appending(path: name))
      for line in data.split(separator: UInt8(ascii: "\n")) where !line.isEmpty {
        if !read(Data(line)) { damagedFiles.insert(name) }
      }
    }
  }

  private mutating func read(_ line: Data) -> Bool {
    let decoder = JSONDecoder()
    if let own = try? decoder.decode(SnapshotLedgerLine.self, from: line) {
      switch own {
      case .run(let version, _) where version != SnapshotLedgerLine.version:
        unknownVersions.insert(version)
      case .run(_, let arguments): self.arguments.append(arguments)
      case .use(let use): uses.insert(use)
      }
      return true
    }
    guard let event = try? decoder.decode(TestEvent.self, from: line) else { return false }
    add(event)
    return true
  }

  private mutating func add(_ event: TestEvent) {
    let payload = event.payload
    if event.kind == "test", payload.kind == "function", let id = payload.id {
      tests[id] = tests[id] ?? .planned
    }
    guard event.kind == "event" else { return }
    if payload.kind == "runEnded" {
      end = payload.instant.map { Date(timeIntervalSince1970: $0.since1970) }
    }
    guard let id = payload.testID, let state = tests[id] else { return }
    switch payload.kind {
    case "testStarted": tests[id] = .started
    case "testSkipped": tests[id] = .skipped
    case "issueRecorded" where payload.issue?.isFailure ?? true: tests[id] = .failed
    case "testEnded" where state == .started: tests[id] = .ended
    default: break
    }
  }
}

/// A line of Swift Testing's event stream, with the members that this tool needs.
private struct TestEvent: Decodable {
  struct Payload: Decodable {
    let kind: String
    let id: String?
    let testID: String?
    let issue: Issue?
    let instant: Instant?
  }

  struct Issue: Decodable {
    let isKnown: Bool
    // Versions of the stream before 6.3 leave this out.
    private let failure: Bool?

    enum CodingKeys: String, CodingKey {
      case isKnown
      case failure = "isFailure"
    }

    var isFailure: Bool { failure ?? !isKnown }
  }

  struct Instant: Decodable {
    let since1970: Double
  }

  let kind: String
  let payload: Payload
}
