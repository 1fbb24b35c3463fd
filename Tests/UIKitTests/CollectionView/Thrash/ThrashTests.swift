import Foundation
import Testing

@testable import UIKit

/// 10,000 random batches against a collection view, 3,000 against a table; `THRASH=seed:batches` replays one run.
@MainActor @Suite("Random batch updates")
struct ThrashTests {
  private nonisolated static let recipe = ProcessInfo.processInfo.environment["THRASH"]?
    .split(separator: ":").compactMap { Int($0) }
  private nonisolated static let seeds = recipe.map { [UInt64($0[0])] } ?? Array(0..<100)
  private nonisolated static let batches = recipe.map { $0[1] } ?? 100

  @Test("a collection view follows a simple model", arguments: seeds)
  func collectionView(seed: UInt64) {
    var run = ThrashRun(seed: seed, list: ThrashCollection())
    run.run(batches: Self.batches)
  }

  @Test("a table view follows a simple model", arguments: seeds.prefix(30))
  func tableView(seed: UInt64) {
    var run = ThrashRun(seed: seed, list: ThrashTable())
    run.run(batches: Self.batches)
  }
}
