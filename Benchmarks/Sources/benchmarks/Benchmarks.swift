import Foundation

/// The command line: `benchmarks NAME [--peer] [--steps=TREE] [--builds]`.
@main
enum Benchmarks {
  /// All benchmarks; a new one is a file of its own and a line here.
  private static var all: [any Benchmark.Type] {
    [
      LayoutBenchmark.self,
      TextBenchmark.self,
      CollectionBenchmark.self,
      PipelineBenchmark.self,
      GenerateBenchmark.self,
      SchedulesBenchmark.self,
      PicturesBenchmark.self,
      QueuesBenchmark.self,
    ]
  }

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let steps = arguments.first { $0.hasPrefix("--steps=") }?.dropFirst("--steps=".count)
    let options = BenchmarkOptions(
      comparesWithPeers: arguments.contains("--peer"), steps: steps.map(String.init),
      includesBuilds: arguments.contains("--builds"))
    let names = arguments.filter { !$0.hasPrefix("--") }
    let chosen = names.isEmpty ? all : all.filter { names.contains($0.name) }
    guard !chosen.isEmpty, names.allSatisfy({ name in all.contains { $0.name == name } }) else {
      let known = all.map { $0.name }.joined(separator: "|")
      fail("usage: benchmarks [\(known)] [--peer] [--steps=TREE] [--builds]")
    }
    for benchmark in chosen {
      do {
        try benchmark.run(options)
      } catch {
        fail("\(benchmark.name): \(error)")
      }
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(1)
  }
}
