import AsyncDisplayKit
import Foundation

/// The time of loading the feed in one round, in nanoseconds.
@MainActor
struct PipelineFigures {
  /// Building and measuring the nodes in a plain loop of a background thread, in processor time.
  let loop: Double
  /// The same against the time on the wall.
  let loopOnWall: Double
  /// Doing so in as many loops at the same time as there are cores, against the time on the wall.
  let loopOnAllCores: Double
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
    (loop, loopOnWall) = Self.loops(1)
    loopOnAllCores = Self.loops(ProcessInfo.processInfo.activeProcessorCount).wall
    (serialProcessor, main, serial) = try Self.serialLoad()
    (concurrent, show) = try Self.concurrentLoad()
  }

  /// The processor time and the time on the wall of a number of plain loops at the same time.
  private static func loops(_ loopCount: Int) -> (processor: Double, wall: Double) {
    PipelineLoad.freeFormer()
    var wall = 0.0
    let processor = Stopwatch.processorNanoseconds {
      var loops: [NodeLoop] = []
      wall = Stopwatch.nanoseconds {
        loops = NodeLoop.run(count, inLoops: loopCount, make: make)
      }
      return loops
    }
    return (processor, wall)
  }

  /// The processor time of a load one after the other, the main thread's part, and the time on the wall.
  private static func serialLoad() throws -> (processor: Double, main: Double, wall: Double) {
    PipelineLoad.freeFormer()
    let load = PipelineLoad(count: count, isSerial: true, make: make)
    var (wall, main) = (0.0, 0.0)
    let processor = Stopwatch.processorNanoseconds {
      main = Stopwatch.processorNanoseconds(of: .thisThread) {
        wall = Stopwatch.nanoseconds { load.load() }
      }
    }
    try check(load)
    return (processor, main, wall)
  }

  /// The time on the wall of a load on all cores, and that of showing it.
  private static func concurrentLoad() throws -> (load: Double, show: Double) {
    PipelineLoad.freeFormer()
    let load = PipelineLoad(count: count, make: make)
    let wall = Stopwatch.nanoseconds { load.load() }
    let show = Stopwatch.nanoseconds { load.show() }
    try check(load)
    return (wall, show)
  }

  private static func check(_ load: PipelineLoad) throws {
    guard load.heights != FeedTree.heightSum else { return }
    throw BenchmarkError(description: "the heights of the loaded feed sum to \(load.heights)")
  }

  static let count = FeedTree.tree.treeCount

  static let make: @Sendable (Int) -> sending ASCellNode = { FeedCellNode(index: $0) }
}
