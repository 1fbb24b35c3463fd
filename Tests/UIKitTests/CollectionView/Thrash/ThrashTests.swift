import Foundation
import Testing
import UIKit

/// 2,000 random batches against a collection view and 1,000 against a table, or 10,000 and 3,000 with all seeds;
/// `THRASH=seed:batches` replays one run.
@MainActor @Suite("Random batch updates")
struct ThrashTests {
  private nonisolated static let recipe: (seed: UInt64, batches: Int)? = {
    let text = ProcessInfo.processInfo.environment["THRASH"] ?? ""
    guard let match = text.wholeMatch(of: /(\d+):(\d+)/), let seed = UInt64(match.1),
      let batches = Int(match.2)
    else { return nil }
    return (seed, batches)
  }()
  private nonisolated static let seeds =
    recipe.map { [$0.seed] } ?? Array(RandomSeeds.first(20, of: 100))
  private nonisolated static let batches = recipe?.batches ?? 100

  @Test("a collection view follows a simple model", arguments: seeds)
  func collectionView(seed: UInt64) {
    var run = ThrashRun(seed: seed, list: ThrashCollection())
    if let failure = run.failure(batches: Self.batches) { Issue.record("\(failure)") }
  }

  @Test(
    "a table view follows a simple model",
    arguments: seeds.prefix(RandomSeeds.first(10, of: 30).count))
  func tableView(seed: UInt64) {
    var run = ThrashRun(seed: seed, list: ThrashTable())
    if let failure = run.failure(batches: Self.batches) { Issue.record("\(failure)") }
  }

  @Test("a failure prints a recipe that replays it")
  func recipe() throws {
    func failure(_ seed: UInt64, _ batches: Int) -> String? {
      var run = ThrashRun(seed: seed, list: FaultyList(ThrashCollection(), soundBatches: 17))
      return run.failure(batches: batches)
    }
    let first = try #require(failure(5, 100))
    let recipe = try #require(first.firstMatch(of: /THRASH=(\d+):(\d+)/))
    let (seed, batches) = (try #require(UInt64(recipe.1)), try #require(Int(recipe.2)))
    #expect(seed == 5 && batches < 100)
    #expect(try #require(failure(seed, batches)).contains(recipe.0))
    #expect(failure(seed, batches - 1) == nil)
  }
}
