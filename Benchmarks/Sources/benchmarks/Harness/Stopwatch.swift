import Foundation

/// Measures closures.
enum Stopwatch {
  /// The number of measurements of a closure after the warm-up.
  static let runs = 7

  /// The nanoseconds a closure takes.
  static func nanoseconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let elapsed = clock.measure(body)
    return Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
  }

  /// Whose processor time is measured.
  enum Processor {
    case allThreads
    case thisThread
  }

  /// The processor time that a closure takes, in nanoseconds.
  ///
  /// What the closure returns is freed after the time was taken.
  static func processorNanoseconds<Kept>(
    of processor: Processor = .allThreads, _ body: () -> Kept
  ) -> Double {
    let start = time(of: processor)
    let kept = body()
    let end = time(of: processor)
    return withExtendedLifetime(kept) { end - start }
  }

  private static func time(of processor: Processor) -> Double {
    var time = timespec()
    let clock =
      processor == .allThreads ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The median of seven results, after one that does not count.
  static func median(_ measure: () -> Double) -> Double {
    _ = measure()
    return median(of: (0..<runs).map { _ in measure() })
  }

  /// The medians of seven results of each of two measurements, which take turns after a warm-up.
  ///
  /// What else the machine does meets both, so that their ratio stays as it is.
  static func medians(
    of base: () -> Double, _ value: () -> Double
  ) -> (base: Double, value: Double) {
    _ = (base(), value())
    let results = (0..<runs).map { _ in (base(), value()) }
    return (median(of: results.map(\.0)), median(of: results.map(\.1)))
  }

  /// The fastest of many results of each of two measurements, which take turns.
  ///
  /// A machine that shares its processors takes time from what needs all of them at once more
  /// often than from what needs one; the fastest results are those from which it took least.
  static func fastest(
    of rounds: Int, _ base: () -> Double, _ value: () -> Double
  ) -> (base: Double, value: Double) {
    let results = (0..<rounds).map { _ in (base(), value()) }
    return (fastest(of: results.map(\.0)), fastest(of: results.map(\.1)))
  }

  /// The least of some results.
  static func fastest(of results: [Double]) -> Double { results.min() ?? .nan }

  /// The median of an odd number of results.
  static func median(of results: [Double]) -> Double {
    results.sorted()[results.count / 2]
  }
}
