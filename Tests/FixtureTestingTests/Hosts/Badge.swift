import UIKit

/// A mutable object that cells must not share.
final class Badge: Sendable {
  private let count = Locked(0)

  /// Counts up and returns the new count.
  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
