/// A line of a snapshot ledger: the JSON Lines file that a test process writes and `lint-snapshots` reads.
///
/// Swift Testing's event stream, whose lines have other keys, may be in a file of the same folder.
package enum SnapshotLedgerLine: Codable, Hashable, Sendable {
  /// The first line of a process, with the arguments of the process, which may leave tests out.
  case run(version: Int, arguments: [String])
  /// A test compared a snapshot with the reference at an absolute path, or wrote it.
  case use(SnapshotUse)

  /// The version of the form that this package writes.
  package static let version = 1
}

/// A use of a reference by a test.
package struct SnapshotUse: Codable, Hashable, Sendable {
  /// The identifier of the test, as in the event stream.
  package let test: String
  /// The absolute path of the reference, which may be missing.
  package let reference: String
  /// The source file of the expectation.
  package let file: String
  /// The line of the expectation, from 1.
  package let line: Int

  /// Creates a use.
  package init(test: String, reference: String, file: String, line: Int) {
    self.test = test
    self.reference = reference
    self.file = file
    self.line = line
  }
}

/// The environment variables of snapshot expectations that the tool's messages name.
package enum SnapshotVariable {
  /// The folder to which tests write their ledgers.
  package static let ledger = "TEXTURE_FIXTURES_SNAPSHOT_LEDGER"
}
