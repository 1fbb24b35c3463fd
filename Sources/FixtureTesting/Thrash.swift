import FixtureHosting
import Foundation
import Testing
import UIKit

/// A test with random valid batch updates of a list that checks the container's invariants after
/// each update.
///
/// A failure is shrunk, replayed, and attached to the test as a fixture.
@MainActor
public struct FixtureThrash {
  /// The number of updates.
  public let count: Int
  /// The seed of the random updates.
  public let seed: UInt64
  /// The options for generated updates.
  public let options: FixtureUpdateGenerator.Options

  /// Creates a test with random updates. Equal seeds give equal updates.
  public init(
    updates count: Int = 100, seed: UInt64 = 0,
    options: FixtureUpdateGenerator.Options = FixtureUpdateGenerator.Options()
  ) {
    self.count = count
    self.seed = seed
    self.options = options
  }

  /// Runs the updates on hosts of a list. Each run begins with a new host.
  ///
  /// - Parameters:
  ///   - sourceLocation: The source location of issues.
  ///   - makeHost: A closure that creates a host whose data source applies updates.
  /// - Throws: The error of settling.
  public func run<Source: FixtureListUpdating>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ makeHost: @MainActor () -> FixtureHost<Source>
  ) async throws {
    let start = makeHost().dataSource.itemCounts
    let recipe = FixtureUpdateRecipe(start: start, count: count, seed: seed, options: options)
    guard try await !breaches(of: recipe, makeHost).isEmpty else { return }
    let shrunk = try await recipe.shrunk { candidate in
      try await !breaches(of: candidate, makeHost).isEmpty
    }
    let found = try await breaches(of: shrunk, makeHost)
    Attachment.record(
      shrunk.fixtureText(), named: "thrash-seed-\(seed).xml", sourceLocation: sourceLocation)
    Issue.record(
      """
      Seed \(seed): \(found.joined(separator: "; "))
      The smallest recipe: \(shrunk.updates.map { "\($0.edits)" }.joined(separator: ", then "))
      """, sourceLocation: sourceLocation)
  }

  /// Returns the invariants that a recipe's run first violates, and the violations that the runtime
  /// reports.
  private func breaches<Source: FixtureListUpdating>(
    of recipe: FixtureUpdateRecipe, _ makeHost: @MainActor () -> FixtureHost<Source>
  ) async throws -> [String] {
    let violations = Locked<[String]>([])
    let collector = RuntimeViolation.Interceptor { violation in
      guard violation.severity == .violation else { return .report }
      violations.withLock { $0.append(violation.description) }
      return .withhold
    }
    return try await RuntimeEnvironment.intercepting(collector) {
      try await firstBreaches(of: recipe, on: makeHost()) { violations.withLock { $0 } }
    }
  }

  private func firstBreaches<Source: FixtureListUpdating>(
    of recipe: FixtureUpdateRecipe, on host: FixtureHost<Source>, violations: () -> [String]
  ) async throws -> [String] {
    host.bind { host.dataSource.start(with: recipe.start) }
    try await host.settle()
    for (number, update) in recipe.updates.enumerated() {
      host.bind { host.dataSource.apply(update) }
      try await host.settle()
      let breaches =
        violations() + FixtureInvariant(host).breaches(against: host.dataSource.itemCounts)
      guard breaches.isEmpty else { return breaches.map { "after update \(number + 1) \($0)" } }
    }
    return violations()
  }
}
