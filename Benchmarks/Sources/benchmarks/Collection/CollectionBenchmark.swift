import Foundation
import UIKit

/// The cost of flow and compositional layouts and their collection view by the number of items.
enum CollectionBenchmark: Benchmark {
  static let name = "collection"

  /// The maximum cost of a million uniform items, divided by that of a thousand.
  private static let scaleBar = 1.5

  static func run(_ options: BenchmarkOptions) throws {
    // The command line's main function runs on the main thread.
    try MainActor.assumeIsolated {
      if let steps = options.steps { try CollectionSteps.run(steps) } else { try measure() }
    }
  }

  @MainActor private static func measure() throws {
    print("collection: medians of \(Stopwatch.runs)")
    try compare("uniform") { CollectionList(count: $0) }
    try compare("compositional grid") {
      CollectionList(count: $0, layout: CompositionalGrid.makeLayout())
    }
    try compareRows()
    try compareItems()
    compareVaried()
    try compareInsert()
  }

  /// A thousand and a million items, taking turns: a query and a scroll step.
  @MainActor private static func compare(
    _ name: String, _ list: (Int) -> CollectionList
  ) throws {
    let (small, large) = (list(1_000), list(1_000_000))
    let query = Stopwatch.medians(of: { small.queryTime }, { large.queryTime })
    let step = Stopwatch.medians(of: { small.stepTime }, { large.stepTime })
    try check("\(name) query", query, bar: scaleBar)
    try check("\(name) scroll step", step, bar: scaleBar)
  }

  /// A thousand and a hundred thousand rows that constraints size, and what the solver adds to fixed ones.
  @MainActor private static func compareRows() throws {
    let (small, large) = (
      RowTable(count: 1_000, heights: .constraints), RowTable(count: 100_000, heights: .constraints)
    )
    let step = Stopwatch.medians(of: { small.stepTime }, { large.stepTime })
    try check("constraint rows scroll step", step, bar: scaleBar)
    let fixed = RowTable(count: 100_000, heights: .fixed)
    let cell = Stopwatch.medians(of: { fixed.stepTime }, { large.stepTime })
    print(
      "  a row of 100000: fixed height \(format(cell.base)) ns, by constraints "
        + "\(format(cell.value)) ns, ratio " + String(format: "%.1f", cell.value / cell.base))
  }

  /// A thousand and a hundred thousand items of a flow layout that have the size of their content.
  @MainActor private static func compareItems() throws {
    let (small, large) = (SelfSizingItems(count: 1_000), SelfSizingItems(count: 100_000))
    let step = Stopwatch.medians(of: { small.stepTime }, { large.stepTime })
    try check("self-sizing items scroll step", step, bar: scaleBar)
  }

  /// Items of varied sizes: preparing is linear, a query is logarithmic.
  @MainActor private static func compareVaried() {
    for count in [10_000, 100_000, 1_000_000] {
      let list = CollectionList(count: count, isVaried: true)
      let prepare = list.prepareTime
      print(
        "  varied \(count): prepare \(format(prepare / Double(count))) ns an item, "
          + "query \(format(Stopwatch.median { list.queryTime })) ns, "
          + "scroll step \(format(Stopwatch.median { list.stepTime })) ns")
    }
  }

  /// Inserting in front of a million varied items costs at most what preparing them costs.
  @MainActor private static func compareInsert() throws {
    let ratio = CollectionList(count: 1_000_000, isVaried: true).insertRatio
    // An update asks for every size again, as preparing does: equal but for the noise of the machine.
    try check("varied insert ÷ prepare", ratio, bar: 1.1)
  }

  private static func check(
    _ label: String, _ times: (base: Double, value: Double), bar: Double
  ) throws {
    print("  \(label): \(format(times.base)) ns, \(format(times.value)) ns")
    try check(label, times.value / times.base, bar: bar)
  }

  private static func check(_ label: String, _ ratio: Double, bar: Double) throws {
    print("  \(label): ratio " + String(format: "%.2f (bar %.1f)", ratio, bar))
    guard ratio <= bar else {
      throw BenchmarkError(description: "\(label) is \(ratio) times the base, more than \(bar)")
    }
  }

  private static func format(_ nanoseconds: Double) -> String {
    String(format: "%.0f", nanoseconds)
  }
}
