/// A line of a snapshot ledger: the JSON Lines file that a test process writes and `lint-snapshots` reads.
///
/// Swift Testing's event stream, whose lines have other keys, may be in a file of the same folder.
package enum SnapshotLedgerLine: Codable, Hashable, Sendable {
  /// The first line of a process, with its arguments, which may exclude tests.
  case run(version: Int, arguments: [String])
  /// A test compared a snapshot with a reference, or wrote the reference.
  case use(SnapshotUse)

  /// The version of the ledger format that this package writes.
  package static let version = 1
}

/// The use of a snapshot reference by a test.
package struct SnapshotUse: Codable, Hashable, Sendable {
  /// The identifier of the test, as in Swift Testing's event stream.
  package let test: String
  /// The absolute path of the reference. The file may not exist.
  package let reference: String
  /// The source file of the snapshot expectation.
  package let file: String
  /// The line of the expectation, beginning at 1.
  package let line: Int

  /// Creates a use from the test, the reference and the position of the expectation.
  package init(test: String, reference: String, file: String, line: Int) {
    self.test = test
    self.reference = reference
    self.file = file
    self.line = line
  }
}

/// The environment variables of snapshot expectations that messages mention.
package enum SnapshotVariable {
  /// The environment variable with the path of the folder that tests write their ledgers to.
  package static let ledger = "TEXTURE_FIXTURES_SNAPSHOT_LEDGER"
}
