import AsyncDisplayKit
import FixtureHosting
import FixtureSupport
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
    try await run(at: sourceLocation, makeHost) { $0.dataSource }
  }

  /// Runs the updates on hosts of a generated data source, which repeat the items of its fixture. Each run begins
  /// with a new host. A data source without items is an issue.
  ///
  /// - Parameters:
  ///   - sourceLocation: The source location of issues.
  ///   - makeHost: A closure that creates a host of the data source.
  /// - Throws: The error of settling.
  @_disfavoredOverload
  public func run<Model, Fields, Source: FixtureDataSource<Model, Fields>>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ makeHost: @MainActor () -> FixtureHost<Source>
  ) async throws {
    try await run(at: sourceLocation, makeHost) { host in
      GeneratedListUpdater(host.dataSource, in: host.containerNode)
    }
  }

  /// Runs the updates on hosts of a generated data source whose class is not known at the call.
  func run(
    sourceLocation: SourceLocation,
    _ makeHost: @MainActor () -> FixtureHost<any FixtureContainer>
  ) async throws {
    try await run(at: sourceLocation, makeHost) { host in
      (host.dataSource as? any ListUpdaterMaking)?.makeUpdater(in: host.containerNode)
    }
  }

  private func run<Source>(
    at sourceLocation: SourceLocation, _ makeHost: @MainActor () -> FixtureHost<Source>,
    _ list: @MainActor (FixtureHost<Source>) -> (any FixtureListUpdating)?
  ) async throws {
    let sample = try await withViolationsCollected { _ in
      let host = makeHost()
      return list(host).map { (counts: $0.itemCounts, isPager: host.containerNode is ASPagerNode) }
    }
    guard let sample else {
      Issue.record(
        "The data source has no item that random updates could repeat.",
        sourceLocation: sourceLocation)
      return
    }
    var options = self.options
    if sample.isPager { options.editsSections = false }
    let recipe = FixtureUpdateRecipe(
      start: sample.counts, count: count, seed: seed, options: options)
    guard try await !breaches(of: recipe, makeHost, list).isEmpty else { return }
    let shrunk = try await recipe.shrunk { candidate in
      try await !breaches(of: candidate, makeHost, list).isEmpty
    }
    let found = try await breaches(of: shrunk, makeHost, list)
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
  private func breaches<Source>(
    of recipe: FixtureUpdateRecipe, _ makeHost: @MainActor () -> FixtureHost<Source>,
    _ list: @MainActor (FixtureHost<Source>) -> (any FixtureListUpdating)?
  ) async throws -> [String] {
    try await withViolationsCollected { violations in
      let host = makeHost()
      guard let list = list(host) else { return [] }
      return try await firstBreaches(of: recipe, on: host, list, violations: violations)
    }
  }

  /// Runs a closure whose violations, also those of background threads, do not become issues of the test.
  ///
  /// - Parameter body: The closure. Its argument returns the violations so far.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  private func withViolationsCollected<Result>(
    _ body: @MainActor (() -> [String]) async throws -> Result
  ) async throws -> Result {
    let found = Locked<[String]>([])
    let collector = RuntimeViolation.Interceptor { violation in
      // The moves are those of the random updates, not of the app.
      guard violation.code != .moveMakesNewNode else { return .withhold }
      guard violation.severity == .violation else { return .report }
      found.withLock { $0.append(violation.description) }
      return .withhold
    }
    return try await RuntimeEnvironment.intercepting(collector) {
      // Reports of background threads wait for the test's own task.
      defer { IssueReporter.current?.flush() }
      return try await body {
        IssueReporter.current?.flush()
        return found.withLock { $0 }
      }
    }
  }

  private func firstBreaches<Source>(
    of recipe: FixtureUpdateRecipe, on host: FixtureHost<Source>, _ list: any FixtureListUpdating,
    violations: () -> [String]
  ) async throws -> [String] {
    host.bind { list.start(with: recipe.start) }
    try await host.settle()
    for (number, update) in recipe.updates.enumerated() {
      host.bind { list.apply(update) }
      try await host.settle()
      let breaches = violations() + FixtureInvariant(host).breaches(against: list.itemCounts)
      guard breaches.isEmpty else { return breaches.map { "after update \(number + 1) \($0)" } }
    }
    return violations()
  }
}
