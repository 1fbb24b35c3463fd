import Foundation

/// A program that is run to its end and measured.
struct ChildProcess {
  /// What a run cost.
  struct Cost {
    /// Processor time in seconds, the system's included.
    let seconds: Double
    /// The exit status.
    let status: Int32
  }

  /// The program's path.
  let program: String
  /// The arguments.
  let arguments: [String]

  /// Runs the program with its output thrown away.
  func run() throws -> Cost {
    let before = Self.childSeconds
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Cost(seconds: Self.childSeconds - before, status: process.terminationStatus)
  }

  /// The median processor time of seven runs, in seconds.
  func medianSeconds() throws -> Double {
    let costs = try (0..<Stopwatch.runs).map { _ in
      let cost = try run()
      guard cost.status == 0 else {
        throw BenchmarkError(description: "\(program) ended with \(cost.status)")
      }
      return cost.seconds
    }
    return costs.sorted()[Stopwatch.runs / 2]
  }

  /// The greatest memory that any child so far has had at once, in bytes.
  static var greatestMemory: Int { Int(childUsage.ru_maxrss) * 1024 }

  private static var childSeconds: Double {
    let usage = childUsage
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static var childUsage: rusage {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return usage
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

extension Double {
  /// The number with three digits behind the point.
  var threeDigits: String { String(format: "%.3f", self) }
}
