/// Something that is measured and printed.
protocol Benchmark {
  /// The name on the command line.
  static var name: String { get }

  /// Measures, prints, and throws when a result is wrong.
  static func run(_ options: BenchmarkOptions) throws
}

/// The options of the command line.
struct BenchmarkOptions {
  /// A Boolean value that indicates whether other libraries are measured on the same trees in the
  /// same run.
  let comparesWithPeers: Bool
  /// The tree whose steps are run once for a profiler, instead of being measured.
  let steps: String?
  /// A Boolean value that indicates whether whole packages are built, which takes minutes.
  let includesBuilds: Bool
}

/// A benchmark whose result is wrong, so that its time says nothing.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
}
