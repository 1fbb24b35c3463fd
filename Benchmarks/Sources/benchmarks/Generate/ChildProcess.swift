import Foundation

/// A program that is run to its end and measured.
struct ChildProcess {
  /// The cost of a run.
  struct Cost {
    /// Processor time in seconds, the system's included.
    let seconds: Double
    /// The greatest memory that the program had at once, in bytes.
    let memory: Int
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
    let memory = Self.greatestMemory(of: process)
    process.waitUntilExit()
    return Cost(
      seconds: Self.childSeconds - before, memory: memory, status: process.terminationStatus)
  }

  /// The median processor time of several runs, in seconds, and the greatest memory of any of them.
  func median(of count: Int = Stopwatch.runs) throws -> (seconds: Double, memory: Int) {
    let costs = try (0..<count).map { _ in
      let cost = try run()
      guard cost.status == 0 else {
        throw BenchmarkError(description: "\(program) ended with \(cost.status)")
      }
      return cost
    }
    return (costs.map(\.seconds).sorted()[count / 2], costs.map(\.memory).max() ?? 0)
  }

  /// Reads the high-water mark of a process until it ends, in bytes.
  ///
  /// The usage of children that `getrusage` gives counts the pages of this process, too, which a child
  /// shares until it runs its own program; the mark in `/proc` is that of the program alone.
  private static func greatestMemory(of process: Process) -> Int {
    let path = "/proc/\(process.processIdentifier)/status"
    var greatest = 0
    while process.isRunning {
      if let status = try? String(contentsOfFile: path, encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
        let kilobytes = line.split(separator: " ").dropLast().last.flatMap({ Int($0) })
      {
        greatest = max(greatest, kilobytes * 1024)
      }
      usleep(2_000)
    }
    return greatest
  }

  private static var childSeconds: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

extension Double {
  /// The number with three digits behind the point.
  var threeDigits: String { String(format: "%.3f", self) }
}
