import Dispatch
import Foundation
import Synchronization

/// Work that waits for no memory and no lock: what it gains on all cores is what the machine gives.
///
/// Six chains of numbers at a time keep the units of a core busy, so that two threads gain next to
/// nothing on the two halves of one core, which is what a virtual machine may have for two
/// processors, and what it has may change several times a second. One chain alone would leave half
/// of a core idle and gain twice even there.
enum PlainArithmetic {
  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  /// The nanoseconds on the wall that the slowest core takes for a portion while all have one.
  ///
  /// The same as one core's, if all are whole. They begin together: waking a thread may take as long
  /// as the work.
  private static func onAllCores() -> Double {
    let arrived = Atomic<Int>(0)
    let slowest = Atomic<UInt>(0)
    DispatchQueue.concurrentPerform(iterations: cores) { core in
      arrived.add(1, ordering: .acquiringAndReleasing)
      while arrived.load(ordering: .acquiring) < cores {}
      let elapsed = Stopwatch.nanoseconds { work(core) }
      slowest.max(UInt(elapsed), ordering: .relaxed)
    }
    return Double(slowest.load(ordering: .relaxed))
  }

  /// Prints how many times as fast the work is on all cores, by the fastest of many results of each.
  static func printSpeedUp() {
    let (one, all) = Stopwatch.fastest(of: 100) {
      Stopwatch.nanoseconds { work(0) }
    } _: {
      onAllCores()
    }
    let speedUp = String(format: "%.2f", Double(cores) * one / all)
    print("plain arithmetic on all cores: \(speedUp) times as fast as on one")
  }

  @inline(never)
  private static func work(_ seed: Int) {
    let first = UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15
    var (a, b, c) = (first, first &+ 1, first &+ 2)
    var (d, e, f) = (first &+ 3, first &+ 4, first &+ 5)
    for _ in 0..<400_000 {
      step(&a)
      step(&b)
      step(&c)
      step(&d)
      step(&e)
      step(&f)
    }
    // The result must be used, or the optimizer removes the work.
    if a ^ b ^ c ^ d ^ e ^ f == 0 { print(a) }
  }

  @inline(__always)
  private static func step(_ state: inout UInt64) {
    state ^= state &<< 13
    state ^= state &>> 7
    state ^= state &<< 17
  }
}
