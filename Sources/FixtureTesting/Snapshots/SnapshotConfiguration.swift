import Foundation
import UIKit

/// The configuration of a test's snapshot expectations.
struct SnapshotConfiguration: Sendable {
  /// The mode that a trait or ``withSnapshots(record:_:)`` set.
  var mode: FixtureSnapshotRecordMode?
  /// The snapshot names used so far. With a trait, each case of a test has its own ledger.
  var ledger = SnapshotLedger(scope: .process)
  /// The log of used references, which `lint-snapshots` reads.
  var uses = SnapshotUseLog()
  /// The files of the snapshots, each of which belongs to one name.
  var fileNames = SnapshotFileNames()
  /// The label of the current case of a parameterized test, set by an ``FixtureEnvironmentMatrix``.
  var caseLabel: String?
  /// The environment variables of the run. The tests of this module replace them.
  var variables = ProcessInfo.processInfo.environment

  @TaskLocal static var current = SnapshotConfiguration()

  /// Runs a closure in which snapshots without a label are named after a test case.
  static func labeling<Result>(
    _ label: String, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    var configuration = current
    configuration.caseLabel = label
    return try await $current.withValue(configuration, operation: body)
  }

  /// Runs a closure in which no snapshot name is used yet.
  static func withNewLedger<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    var configuration = current
    configuration.ledger = SnapshotLedger()
    return try await $current.withValue(configuration, operation: body)
  }

  /// The mode in effect, from the trait or the environment variables.
  var recordMode: FixtureSnapshotRecordMode {
    if recordsOnContinuousIntegration { return .never }
    return mode ?? .standard(variables)
  }

  /// A Boolean value that indicates whether a trait sets ``FixtureSnapshotRecordMode/all`` on CI, where it
  /// would disable every comparison unnoticed.
  var recordsOnContinuousIntegration: Bool {
    mode == .all && FixtureSnapshotRecordMode.isContinuousIntegration(variables)
  }
}

/// Runs a closure with another mode of recording snapshots.
///
/// - Parameters:
///   - mode: The mode, which determines the references that are written.
///   - isolation: The actor of the caller.
///   - body: The closure.
/// - Returns: The result of the closure.
public func withSnapshots<Result>(
  record mode: FixtureSnapshotRecordMode,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  var configuration = SnapshotConfiguration.current
  configuration.mode = mode
  return try await SnapshotConfiguration.$current.withValue(configuration, operation: body)
}
