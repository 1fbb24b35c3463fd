import Foundation
import UIKit

/// The configuration of a test's snapshot expectations.
struct SnapshotConfiguration: Sendable {
  /// The mode that a trait or ``withSnapshots(record:_:)`` set.
  var mode: SnapshotRecordMode?
  /// The names used so far; with a trait, each case of a test has its own ledger.
  var ledger: SnapshotLedger?
  /// The label of a case of a parameterized test, set by a case of a matrix.
  var caseLabel: String?
  /// The environment variables of the run; tests of this module replace them.
  var variables = ProcessInfo.processInfo.environment

  @TaskLocal static var current = SnapshotConfiguration()

  /// Runs a closure in which unlabeled snapshots are named after a case.
  static func labelling<Result>(
    _ label: String, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    var configuration = current
    configuration.caseLabel = label
    return try await $current.withValue(configuration, operation: body)
  }

  /// The effective mode.
  var recordMode: SnapshotRecordMode { mode ?? .standard(variables) }
}

/// Runs a closure with another mode of recording snapshots.
///
/// - Parameters:
///   - mode: The mode, which determines the references that are written.
///   - isolation: The actor of the caller.
///   - body: The closure.
/// - Returns: The result of the closure.
public func withSnapshots<Result>(
  record mode: SnapshotRecordMode,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  var configuration = SnapshotConfiguration.current
  configuration.mode = mode
  return try await SnapshotConfiguration.$current.withValue(configuration, operation: body)
}

/// The snapshot names that one test has used, each of which may be used only once.
final class SnapshotLedger: Sendable {
  private let names = Locked<Set<SnapshotName>>([])

  /// Reserves a name.
  ///
  /// - Returns: Whether the name was unused.
  func claim(_ name: SnapshotName) -> Bool {
    names.withLock { $0.insert(name).inserted }
  }
}
