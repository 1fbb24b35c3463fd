import FixtureSupport
import FixtureTesting
import Testing

@testable import HostedFixtures

/// `Planted.xml` and `Shelves.xml` state each group of assertions twice: as it holds, and with a planted fault each.
@Suite("Assertions and steps with a planted fault") @MainActor
struct PlantedTests {
  /// A group of right assertions, the same ones with faults, and the environment that runs them.
  struct Pair: Sendable, CustomTestStringConvertible {
    let right: FixtureExpectation
    let wrong: FixtureExpectation

    var testDescription: String { "\(right.name), \(right.conditions)" }

    /// Returns the pairs of a container's expectations.
    static func pairs(of expectations: [FixtureExpectation]) -> [Pair] {
      expectations.compactMap { right in
        expectations.first { $0.name == right.name + "Faults" }.map {
          Pair(right: right, wrong: $0)
        }
      }
    }

    /// Returns the pair on each screen.
    var onEachScreen: [Pair] {
      ScreenVariant.all.map { Pair(right: $0.applied(to: right), wrong: wrong) }
    }
  }

  private nonisolated static let groups = [
    PlantedGridDataSource.expectations, PlantedListDataSource.expectations,
    PlantedChatDataSource.expectations, PlantedPagesDataSource.expectations,
    ShelvesDataSource.expectations,
  ].flatMap(Pair.pairs)

  private nonisolated static let all =
    groups.flatMap(\.onEachScreen)
    + Pair.pairs(of: PlantedEdgesDataSource.expectations)

  @Test("each planted fault fails at its place, and nothing else fails", arguments: all)
  func faults(_ pair: Pair) async throws {
    var both = pair.right
    both.assertions = pair.right.assertions + pair.wrong.assertions
    let mismatches = try await both.mismatches()
    #expect(mismatches.map(\.position) == pair.wrong.assertions.map(\.position), "\(mismatches)")
  }

  @Test(
    "a group of assertions fails if its last step does not run",
    arguments: all.filter { !$0.right.steps.isEmpty })
  func steps(_ pair: Pair) async throws {
    var shorter = pair.right
    shorter.steps.removeLast()
    let mismatches = try await shorter.mismatches()
    #expect(mismatches.map(\.position) == pair.right.assertions.map(\.position), "\(mismatches)")
  }
}
