import Foundation

/// Loading a collection of nodes: on all cores, over the cost of the nodes alone, and by number.
enum PipelineBenchmark: Benchmark {
  static let name = "pipeline"

  /// The minimum speed of loading nodes on two or more cores, divided by that of loading one after
  /// the other.
  private static let speedUpBar = 1.8
  /// The most that the pipeline may add to building and measuring the same nodes.
  private static let costBar = 0.3
  /// The maximum cost of an item among a million, divided by that among ten thousand.
  private static let growthBar = 1.25
  /// The number of measurements for each number of small cells.
  private static let growthTurns = 5
  /// The number of measurements of the feed; see ``Stopwatch/fastest(of:)``.
  private static let rounds = 200

  static func run(_ options: BenchmarkOptions) throws {
    // The command line's main function runs on the main thread.
    try MainActor.assumeIsolated {
      ProcessMemory.keepFreed()
      if let steps = options.steps { return try PipelineSteps.run(steps) }
      print("pipeline: the feed by the fastest of \(rounds) rounds, the small cells by medians")
      let problems = try compareFeed() + compareGrowth()
      guard problems.isEmpty else {
        throw BenchmarkError(description: problems.joined(separator: "; "))
      }
    }
  }

  @MainActor private static func compareFeed() throws -> [String] {
    _ = try PipelineFigures()
    let rounds = try (0..<rounds).map { _ in try PipelineFigures() }
    print("  plain loop: \(perItem(rounds.map(\.loop))) ns an item of the feed, processor time")
    print(
      "  one after the other: \(perItem(rounds.map(\.serialProcessor))) ns, of which "
        + "\(perItem(rounds.map(\.main))) ns on the main thread")
    print(
      "  on the wall: \(perItem(rounds.map(\.serial))) ns, on all cores "
        + "\(perItem(rounds.map(\.concurrent))) ns, placing and showing "
        + "\(perItem(rounds.map(\.show))) ns")
    let loopSpeedUp =
      Stopwatch.fastest(of: rounds.map(\.loopOnWall))
      / Stopwatch.fastest(of: rounds.map(\.loopOnAllCores))
    print("  plain loops on all cores: " + String(format: "%.2f times as fast", loopSpeedUp))
    let speedUp =
      Stopwatch.fastest(of: rounds.map(\.serial)) / Stopwatch.fastest(of: rounds.map(\.concurrent))
    let cost =
      Stopwatch.fastest(of: rounds.map(\.serialProcessor))
      / Stopwatch.fastest(of: rounds.map(\.loop)) - 1
    PlainArithmetic.printSpeedUp()
    return check("speed on all cores", speedUp, atLeast: speedUpBar)
      + check("pipeline over plain loop", cost, atMost: costBar)
  }

  @MainActor private static func compareGrowth() -> [String] {
    _ = PipelineGrowth(count: 10_000)
    var rounds: [PipelineGrowth] = []
    // By turns, and small ones more often, so that what else the machine does meets all alike.
    for _ in 0..<growthTurns {
      for (count, times) in [(10_000, 20), (100_000, 5), (1_000_000, 1)] {
        rounds += (0..<times).map { _ in PipelineGrowth(count: count) }
      }
    }
    let few = growth(count: 10_000, rounds)
    _ = growth(count: 100_000, rounds)
    let many = growth(count: 1_000_000, rounds)
    return check("time of a million", many.time / few.time, atMost: growthBar)
      + check("bytes of a million", many.bytes / few.bytes, atMost: growthBar)
  }

  private static func growth(
    count: Int, _ rounds: [PipelineGrowth]
  ) -> (time: Double, bytes: Double) {
    let rounds = rounds.filter { $0.count == count }
    let time = Stopwatch.median(of: rounds.map(\.time))
    let bytes = Stopwatch.median(of: rounds.map(\.bytes))
    print("  \(count) small cells: \(format(time)) ns and \(format(bytes)) bytes an item")
    return (time, bytes)
  }

  private static func perItem(_ rounds: [Double]) -> String {
    format(Stopwatch.fastest(of: rounds) / Double(FeedTree.tree.treeCount))
  }

  private static func format(_ value: Double) -> String { String(format: "%.0f", value) }

  private static func check(_ label: String, _ value: Double, atLeast bar: Double) -> [String] {
    note(label, value, bar, holds: value >= bar)
  }

  private static func check(_ label: String, _ value: Double, atMost bar: Double) -> [String] {
    note(label, value, bar, holds: value <= bar)
  }

  /// Prints a ratio; what does not hold is a problem.
  private static func note(
    _ label: String, _ value: Double, _ bar: Double, holds: Bool
  ) -> [String] {
    print("  \(label): " + String(format: "%.2f (bar %.2f)", value, bar))
    return holds ? [] : ["\(label) is \(value), the bar is \(bar)"]
  }
}
