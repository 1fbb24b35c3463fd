import Foundation
import UIKit

/// A barrier that is opened once and lets every thread through from then on.
final class Gate: Sendable {
  private let isOpen = Locked(false)
  private let opened = NSCondition()

  /// Returns when the gate is open.
  func wait() {
    opened.withLock {
      while !isOpen.withLock(\.self) { opened.wait() }
    }
  }

  /// Opens the gate for good.
  func open() {
    opened.withLock {
      isOpen.withLock { $0 = true }
      opened.broadcast()
    }
  }
}
