import FixtureContract
import Foundation

/// The request to a run of the tool.
struct LintRequest: Hashable {
  /// The treatment of references that no test uses.
  enum Pruning: Hashable {
    case keep
    case delete
  }

  /// The package.
  var root: URL
  /// The folder whose references are judged.
  var folder: URL
  /// The folder of the ledger.
  var ledger: URL
  var pruning = Pruning.keep

  /// The ledger's folder in a package where no other is named.
  static let ledgerFolder = ".build/snapshot-ledger"

  /// The commands that write a ledger.
  static let ledgerCommand = """
      rm -rf \(ledgerFolder) && mkdir -p \(ledgerFolder)
      \(SnapshotVariable.ledger)=\(ledgerFolder) swift test \\
        --event-stream-output-path \(ledgerFolder)/events.jsonl
    """
}
