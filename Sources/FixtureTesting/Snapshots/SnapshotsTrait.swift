import Testing

/// A trait that sets which snapshot references are written, and keeps a test's names apart.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let mode: SnapshotRecordMode

  /// A suite hands the trait on to its tests.
  public var isRecursive: Bool { true }

  /// Runs a test case with the mode in force.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var configuration = SnapshotConfiguration.current
    configuration.mode = mode
    configuration.ledger = SnapshotLedger()
    try await SnapshotConfiguration.$current.withValue(configuration, operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets which snapshot references the test or the tests of a suite write; the inner one wins.
  public static func snapshots(record mode: SnapshotRecordMode) -> Self {
    SnapshotsTrait(mode: mode)
  }
}
