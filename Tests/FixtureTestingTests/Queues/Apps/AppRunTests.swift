import AsyncDisplayKit
import FixtureTesting
import Testing
import UIKit

@Suite("Screens of apps", .device(.iPhone8)) @MainActor
struct AppRunTests {
  @Test(
    "a screen shows the same in each run, in each style of its app, and in each process",
    arguments: AppScript.allCases)
  func runs(_ script: AppScript) async throws {
    let first = try await script.run(.dispatch)
    expectSnapshot(of: first.tree, named: script.rawValue)
    for number in 1..<18 {
      let style = AppStyle.allCases[number % 3]
      let next = try await script.run(style)
      #expect(next.rows == script.rows)
      #expect(next.text == first.text, "in the style \(style.rawValue)")
    }
  }

  @Test(
    "a schedule of a seed shows the same in each run",
    arguments: AppScript.allCases, AppStyle.allCases)
  func seeds(_ script: AppScript, _ style: AppStyle) async throws {
    for seed in [1, 2] as [UInt64] {
      var results: Set<String> = []
      for _ in 0..<2 {
        try await withSchedule(seed: seed) { _ = results.insert(try await script.run(style).text) }
      }
      #expect(results.count == 1)
    }
  }
}
