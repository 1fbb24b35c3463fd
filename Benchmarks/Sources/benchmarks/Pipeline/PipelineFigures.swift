import AsyncDisplayKit
import Foundation

/// What loading the feed took in one round, in nanoseconds.
@MainActor
struct PipelineFigures {
  /// Building and measuring the nodes in a plain loop of a background thread, in processor time.
  let loop: Double
  /// Loading them with `serializeNodeCreation`, in processor time.
  let serialProcessor: Double
  /// The part of that which the main thread takes.
  let main: Double
  /// Loading them with `serializeNodeCreation`, against the time on the wall.
  let serial: Double
  /// Loading them on all cores, against the time on the wall.
  let concurrent: Double
  /// Placing the items and showing the first ones.
  let show: Double

  init() throws {
    PipelineLoad.freeFormer()
    loop = Stopwatch.processorNanoseconds { NodeLoop(count: Self.count, make: Self.make) }
    let serialLoad = PipelineLoad(count: Self.count, isSerial: true, make: Self.make)
    var (wall, mainPart) = (0.0, 0.0)
    serialProcessor = Stopwatch.processorNanoseconds {
      mainPart = Stopwatch.processorNanoseconds(of: .thisThread) {
        wall = Stopwatch.nanoseconds { serialLoad.load() }
      }
    }
    (serial, main) = (wall, mainPart)
    let load = PipelineLoad(count: Self.count, make: Self.make)
    concurrent = Stopwatch.nanoseconds { load.load() }
    show = Stopwatch.nanoseconds { load.show() }
    for load in [serialLoad, load] where load.heights != FeedTree.heightSum {
      throw BenchmarkError(description: "the heights of the loaded feed sum to \(load.heights)")
    }
  }

  static let count = FeedTree.tree.treeCount

  static let make: @Sendable (Int) -> sending ASCellNode = { FeedCellNode(index: $0) }
}
