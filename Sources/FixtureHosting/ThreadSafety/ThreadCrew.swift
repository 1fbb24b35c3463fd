import Foundation
import UIKit

/// Threads of its own that share work: at least two, so that work overlaps on one core too.
struct ThreadCrew {
  private let size = max(2, ProcessInfo.processInfo.activeProcessorCount)

  /// Runs a closure for each index below a count, none on the caller's thread, and returns after
  /// the last.
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
