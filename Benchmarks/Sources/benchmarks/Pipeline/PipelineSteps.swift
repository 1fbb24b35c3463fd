import Foundation

/// One load of the feed in one of three ways, for a profiler that counts instructions.
@MainActor
enum PipelineSteps {
  /// Builds and measures the nodes in a plain loop, or loads them one after the other or on all
  /// cores, and prints what was done.
  static func run(_ name: String) throws {
    switch name {
    case "loop":
      _ = NodeLoop.run(PipelineFigures.count, inLoops: 1, make: PipelineFigures.make)
    case "serial": load(isSerial: true)
    case "all": load(isSerial: false)
    default: throw BenchmarkError(description: "no step '\(name)'; there are: loop, serial, all")
    }
    print("steps: \(name), \(PipelineFigures.count) items")
  }

  private static func load(isSerial: Bool) {
    PipelineLoad(count: PipelineFigures.count, isSerial: isSerial, make: PipelineFigures.make)
      .load()
  }
}
