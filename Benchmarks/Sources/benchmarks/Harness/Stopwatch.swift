import Foundation

/// Measures closures.
enum Stopwatch {
  /// How often a closure is measured after the warm-up.
  static let runs = 7

  /// The nanoseconds a closure takes.
  static func nanoseconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let elapsed = clock.measure(body)
    return Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9
  }

  /// The median of seven results, after one that does not count.
  static func median(_ measure: () -> Double) -> Double {
    _ = measure()
    return (0..<runs).map { _ in measure() }.sorted()[runs / 2]
  }
}
