import Foundation
import UIKit

/// A mutable object that tells whether two threads were in it at once.
final class Turnstile: Sendable {
  private let inside = Locked(0)
  private let patience: Int

  /// Makes a turnstile.
  ///
  /// - Parameter patience: how often a thread in it lets others run before it continues alone.
  init(patience: Int = 2_000) {
    self.patience = patience
  }

  /// Goes in, gives other threads many chances to come too, and goes out.
  ///
  /// - Returns: whether another thread came.
  func pass() -> Bool {
    inside.withLock { $0 += 1 }
    defer { inside.withLock { $0 -= 1 } }
    for _ in 0..<patience {
      if inside.withLock({ $0 > 1 }) { return true }
      sched_yield()
    }
    return false
  }
}
