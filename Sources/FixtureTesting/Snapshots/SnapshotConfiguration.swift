import Foundation
import UIKit

/// How the snapshot expectations of a test work.
struct SnapshotConfiguration: Sendable {
  /// The mode that a trait or ``withSnapshots(record:_:)`` set.
  var mode: SnapshotRecordMode?
  /// The names used so far; each case of a test has a ledger of its own under a trait.
  var ledger: SnapshotLedger?
  /// What tells the cases of a parameterised test apart; a case of a matrix sets it.
  var caseLabel: String?
  /// The variables of the run; tests of this module replace them.
  var variables = ProcessInfo.processInfo.environment

  @TaskLocal static var current = SnapshotConfiguration()

  /// Runs a closure in which unlabelled snapshots are named after a case.
  static func labelling<Result>(
    _ label: String, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    var configuration = current
    configuration.caseLabel = label
    return try await $current.withValue(configuration, operation: body)
  }

  /// The mode in force.
  var recordMode: SnapshotRecordMode { mode ?? .standard(variables) }
}

/// Runs a closure with another mode of recording snapshots.
///
/// - Parameters:
///   - mode: which references are written.
///   - isolation: the actor of the caller.
///   - body: the closure.
/// - Returns: what the closure returns.
public func withSnapshots<Result>(
  record mode: SnapshotRecordMode,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  var configuration = SnapshotConfiguration.current
  configuration.mode = mode
  return try await SnapshotConfiguration.$current.withValue(configuration, operation: body)
}

/// The snapshot names that one test has used, so that none is used twice.
final class SnapshotLedger: Sendable {
  private let names = Locked<Set<SnapshotName>>([])

  /// Takes a name.
  ///
  /// - Returns: whether the name was free.
  func claim(_ name: SnapshotName) -> Bool {
    names.withLock { $0.insert(name).inserted }
  }
}
