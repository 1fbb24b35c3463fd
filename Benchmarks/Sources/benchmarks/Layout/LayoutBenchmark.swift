import AsyncDisplayKit
import Foundation

/// Layout speed: the feed, and the trees of Yoga's own benchmark.
enum LayoutBenchmark: Benchmark {
  static let name = "layout"

  static func run(_ options: BenchmarkOptions) throws {
    let trees = [FeedTree.tree] + YogaTrees.all
    if let name = options.steps { return try runSteps(name, of: trees) }
    try checkFeed()
    let cores = ProcessInfo.processInfo.activeProcessorCount
    print(
      "layout: medians of \(Stopwatch.runs), nanoseconds an element (million elements a second)")
    print(row("tree", "build+layout+free", "layout alone", "\(cores) cores"))
    for tree in trees { printFigures(tree) }
    PlainArithmetic.printSpeedUp()
    print("memory: \(bytesPerElement()) bytes an element, elements and layouts of the feed alive")
    let labels = Int(TextLabels.perSecond().rounded())
    print("text: \(labels) labels a second, made, measured and freed on one thread")
    if options.comparesWithPeers { try LayoutPeer.compareAll(trees) }
  }

  private static func runSteps(_ name: String, of trees: [LayoutTree]) throws {
    guard let tree = trees.first(where: { $0.name == name }) else {
      let names = trees.map { $0.name }.joined(separator: ", ")
      throw BenchmarkError(description: "no tree '\(name)'; there are: \(names)")
    }
    LayoutSteps.run(tree)
  }

  private static func printFigures(_ tree: LayoutTree) {
    let figures = LayoutFigures(tree)
    let speedUp = String(format: "%.2fx", figures.speedUp)
    print(
      row(
        tree.name, rate(figures.all), rate(figures.layout),
        "\(rate(figures.parallel)) \(speedUp)"))
  }

  private static func rate(_ nanoseconds: Double) -> String {
    String(format: "%.1f (%.2f)", nanoseconds, 1_000 / nanoseconds)
  }

  private static func row(_ columns: String...) -> String {
    columns.map { $0.padding(toLength: 26, withPad: " ", startingAt: 0) }.joined()
  }

  /// The feed's heights are known: a fast layout that is wrong counts for nothing.
  private static func checkFeed() throws {
    var sum: CGFloat = 0
    for index in 0..<FeedTree.tree.treeCount {
      let height = ASCalculateRootLayout(FeedTree.cell(index), FeedTree.tree.range).size.height
      sum += height
      guard index < FeedTree.firstHeights.count else { continue }
      guard height == FeedTree.firstHeights[index] else {
        throw BenchmarkError(description: "cell \(index) of the feed is \(height) high")
      }
    }
    guard sum == FeedTree.heightSum else {
      throw BenchmarkError(description: "the heights of the feed sum to \(sum)")
    }
  }

  private static func bytesPerElement() -> Int {
    let before = ProcessMemory.resident
    let kept = (0..<FeedTree.tree.treeCount).map { index in
      ASCalculateRootLayout(FeedTree.cell(index), FeedTree.tree.range)
    }
    let used = ProcessMemory.resident - before
    return withExtendedLifetime(kept) { used / FeedTree.tree.totalCount }
  }
}
