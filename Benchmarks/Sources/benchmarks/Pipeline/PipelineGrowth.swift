import AsyncDisplayKit
import Foundation

/// The cost of one cell when a number of small cells is loaded.
struct PipelineGrowth {
  /// The number of items.
  let count: Int
  /// The processor time of loading, in nanoseconds an item.
  let time: Double
  /// The memory of what is loaded, nodes included, in bytes an item.
  let bytes: Double

  @MainActor init(count: Int) {
    self.count = count
    PipelineLoad.freeFormer()
    let before = ProcessMemory.allocated
    var growth = 0
    time =
      Stopwatch.processorNanoseconds {
        let load = PipelineLoad(count: count) { SmallCellNode(index: $0) }
        load.load()
        growth = ProcessMemory.allocated - before
        return load
      } / Double(count)
    bytes = Double(growth) / Double(count)
  }
}
