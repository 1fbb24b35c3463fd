import FixtureHosting
import Testing

/// One combination of a ``SurroundingsMatrix``: a test argument that runs a body in its surroundings.
public struct Surroundings: Sendable, CustomTestStringConvertible {
  /// What the combination asks for.
  public let configuration: HostConfiguration
  private let changes: [@Sendable (inout HostConfiguration) -> Void]

  init(_ changes: [@Sendable (inout HostConfiguration) -> Void]) {
    self.changes = changes
    var configuration = HostConfiguration()
    for change in changes { change(&configuration) }
    self.configuration = configuration
  }

  /// The combination in words, which also names the snapshots of the case.
  public var testDescription: String { configuration.description }

  /// Runs a closure in the surroundings.
  ///
  /// - Parameters:
  ///   - isolation: the actor of the caller.
  ///   - body: the closure.
  /// - Returns: what the closure returns.
  public func callAsFunction<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let changes = changes
    return try await withConfiguration { configuration in
      for change in changes { change(&configuration) }
    } _: {
      try await SnapshotConfiguration.labelling(testDescription, body)
    }
  }
}
