import Dispatch
import Foundation

/// Work that waits for no memory and no lock: what it gains on all cores is what the machine gives.
enum PlainArithmetic {
  /// How many times as fast as on one core the work is on all of them, each by its fastest results.
  static func speedUp() -> Double {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let fastest = Stopwatch.fastest(of: 3 * Stopwatch.runs) {
      Stopwatch.nanoseconds { for core in 0..<cores { work(core) } }
    } _: {
      Stopwatch.nanoseconds { DispatchQueue.concurrentPerform(iterations: cores, execute: work) }
    }
    return fastest.base / fastest.value
  }

  /// Prints ``speedUp()`` beside the figures that depend on it.
  static func printSpeedUp() {
    let speedUp = String(format: "%.2f", speedUp())
    print("plain arithmetic on all cores: \(speedUp) times as fast as on one")
  }

  @inline(never)
  private static func work(_ seed: Int) {
    var state = UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15
    for _ in 0..<20_000_000 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
    }
    // Somebody has to want the result, or there is nothing to do.
    if state == 0 { print(state) }
  }
}
