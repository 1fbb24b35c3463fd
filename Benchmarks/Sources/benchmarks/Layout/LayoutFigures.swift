import AsyncDisplayKit
import Dispatch
import Foundation

/// The figures of one kind of tree, in nanoseconds an element.
///
/// What runs on one thread is counted in that thread's processor time.
struct LayoutFigures {
  /// Building, laying out and freeing one tree after the other.
  let all: Double
  /// Laying out trees that were built before.
  let layout: Double
  /// As ``all``, on every core, counted against the time on the wall.
  let parallel: Double
  /// The speed on all cores divided by the speed on one core, by the same clock, each by its
  /// fastest results.
  let speedUp: Double

  init(_ tree: LayoutTree) {
    all = Self.buildLayoutAndFree(tree)
    layout = Self.layoutAlone(tree)
    let count = tree.concurrentTreeCount
    parallel =
      Stopwatch.median { Self.layOutOnAllCores(tree) } / Double(tree.elementCount * count)
    let fastest = Stopwatch.fastest(of: 3 * Stopwatch.runs) {
      Stopwatch.nanoseconds { Self.layOut(tree, 0..<count) }
    } _: {
      Self.layOutOnAllCores(tree)
    }
    speedUp = fastest.base / fastest.value
  }

  /// Nanoseconds an element of building, laying out and freeing one tree after the other.
  static func buildLayoutAndFree(_ tree: LayoutTree) -> Double {
    perElement(tree) {
      Stopwatch.processorNanoseconds(of: .thisThread) { layOut(tree, 0..<tree.treeCount) }
    }
  }

  /// Nanoseconds an element of laying out trees that were built before.
  static func layoutAlone(_ tree: LayoutTree) -> Double {
    perElement(tree) { layoutAloneTotal(tree) }
  }

  private static func perElement(_ tree: LayoutTree, _ measure: () -> Double) -> Double {
    Stopwatch.median(measure) / Double(tree.totalCount)
  }

  private static func layOut(_ tree: LayoutTree, _ indices: Range<Int>) {
    for index in indices { _ = ASCalculateRootLayout(tree.make(index), tree.range) }
  }

  // Trees are made in batches that fit a cache, as a list makes its cells; only layout is timed.
  private static func layoutAloneTotal(_ tree: LayoutTree) -> Double {
    let batch = max(1, 2_000 / tree.elementCount)
    var total = 0.0
    for start in stride(from: 0, to: tree.treeCount, by: batch) {
      let roots = (start..<min(start + batch, tree.treeCount)).map { tree.make($0) }
      var layouts: [ASLayout] = []
      layouts.reserveCapacity(roots.count)
      total += Stopwatch.processorNanoseconds(of: .thisThread) {
        for root in roots { layouts.append(ASCalculateRootLayout(root, tree.range)) }
      }
    }
    return total
  }

  private static func layOutOnAllCores(_ tree: LayoutTree) -> Double {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let count = tree.concurrentTreeCount
    let chunk = max(1, count / (cores * 8))
    let chunks = (count + chunk - 1) / chunk
    return Stopwatch.nanoseconds {
      DispatchQueue.concurrentPerform(iterations: chunks) { index in
        layOut(tree, index * chunk..<min((index + 1) * chunk, count))
      }
    }
  }
}
