import Foundation
import UIKit

/// A pool of at least two threads, so that work is concurrent even on one core.
struct ThreadPool {
  private let size = max(2, ProcessInfo.processInfo.activeProcessorCount)

  /// Calls a closure for each index below a count, never on the caller's thread, and returns after
  /// the last call.
  func perform(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let next = Locked(0)
    let end = DispatchSemaphore(value: 0)
    let threadCount = min(size, count)
    for _ in 0..<threadCount {
      Thread.detachNewThread {
        while let index = Self.take(next, below: count) { body(index) }
        end.signal()
      }
    }
    for _ in 0..<threadCount { end.wait() }
  }

  private static func take(_ next: Locked<Int>, below count: Int) -> Int? {
    next.withLock { next in
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
