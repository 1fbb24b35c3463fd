import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Random batches of edits, with scrolling, dragging, rotation, fetches and leaving the window.
@Suite("Random updates") @MainActor
struct RandomUpdateTests {
  @Test(
    "thousands of updates keep nodes, maps, cells and interface states equal to the model",
    arguments: RandomSeeds.first(5, of: 20))
  func staysEqualToTheModel(seed: Int) {
    var updates = RandomUpdates(seed: seed)
    for _ in 0..<500 where updates.problems.isEmpty { updates.update() }
    #expect(updates.problems.isEmpty, "seed \(seed), update \(updates.count)")
    #expect(updates.host.violations.isEmpty, "seed \(seed): \(updates.host.reports.all)")
    updates.tearDown()
    #expect(updates.source.living.count == 0, "seed \(seed): nodes outlive their container")
  }
}
