import Foundation
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

/// Which reference files a snapshot expectation writes.
public enum SnapshotRecordMode: String, Hashable, Sendable, CaseIterable {
  /// Writes every reference.
  case all
  /// Writes references that do not exist; the expectation fails all the same, so that a run that
  /// wrote one is noticed. This is the default.
  case missing
  /// Writes references that do not exist or do not match.
  case failed
  /// Writes nothing: the default where `CI` is set.
  case never

  /// The variable that sets the mode for a run where no trait does.
  public static let variable = "TEXTURE_FIXTURES_SNAPSHOTS"

  /// Returns the mode of a run, from its environment variables.
  ///
  /// - Parameter variables: the variables; ``variable`` wins over `CI`, and other text than the name
  ///   of a mode counts as absent.
  /// - Returns: the mode.
  static func standard(_ variables: [String: String]) -> SnapshotRecordMode {
    if let mode = variables[variable].flatMap(Self.init(rawValue:)) { return mode }
    let isContinuousIntegration = !["", "0", "false"].contains(variables["CI"] ?? "")
    return isContinuousIntegration ? .never : .missing
  }
}
