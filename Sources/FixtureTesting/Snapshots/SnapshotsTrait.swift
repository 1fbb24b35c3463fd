import Foundation
import Testing

/// A trait that sets which snapshot references are written, and gives each test case its own
/// snapshot names.
public struct FixtureSnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let mode: FixtureSnapshotRecordMode

  /// A Boolean value that indicates whether a suite applies the trait to its tests. Always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test case with the mode of the trait.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var configuration = SnapshotConfiguration.current
    configuration.mode = mode
    configuration.ledger = SnapshotLedger()
    try await SnapshotConfiguration.$current.withValue(configuration, operation: function)
  }
}

extension Trait where Self == FixtureSnapshotsTrait {
  /// Sets which snapshot references a test or a suite writes. An inner trait takes precedence.
  ///
  /// The mode ``FixtureSnapshotRecordMode/all`` is for recording only: each test that writes records an issue,
  /// and on CI an error.
  public static func snapshots(record mode: FixtureSnapshotRecordMode) -> Self {
    FixtureSnapshotsTrait(mode: mode)
  }
}

/// The modes that determine which reference files a snapshot expectation writes.
public enum FixtureSnapshotRecordMode: String, Hashable, Sendable, CaseIterable {
  /// Writes every reference. Each expectation that writes one records an issue of severity warning, as it
  /// compares nothing.
  ///
  /// With `CI` set, a trait or a closure with this mode writes nothing and records an error, so that the
  /// mode is not left in the source. The environment variable ``variable`` may still ask for it.
  case all
  /// Writes references that do not exist. The expectation still fails, so that the new reference is
  /// reviewed. This is the default.
  case missing
  /// Writes references that do not exist or do not match.
  case failed
  /// Writes nothing. This is the default if `CI` is set.
  case never

  /// The environment variable that sets the mode for a run without a trait.
  public static let variable = "TEXTURE_FIXTURES_SNAPSHOTS"

  /// Returns the default mode for the environment variables of a run.
  ///
  /// - Parameter variables: The variables; ``variable`` takes precedence over `CI`, and a value
  ///   that is not the name of a mode is reported by each expectation, and otherwise ignored.
  /// - Returns: The mode.
  static func standard(_ variables: [String: String]) -> FixtureSnapshotRecordMode {
    if let mode = variables[variable].flatMap(Self.init(rawValue:)) { return mode }
    return isContinuousIntegration(variables) ? .never : .missing
  }

  /// Returns the value of ``variable`` that is not the name of a mode, or `nil`.
  static func unknownWord(in variables: [String: String]) -> String? {
    guard let word = variables[variable], !word.isEmpty, Self(rawValue: word) == nil else {
      return nil
    }
    return word
  }

  /// Returns whether the environment variables are those of a run on CI.
  static func isContinuousIntegration(_ variables: [String: String]) -> Bool {
    !["", "0", "false"].contains(variables["CI"] ?? "")
  }
}
