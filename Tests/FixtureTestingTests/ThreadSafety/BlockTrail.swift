import Foundation
import UIKit

/// Which block ran last, on the thread that asks for blocks.
final class BlockTrail: Sendable {
  private let last = Locked<Int?>(nil)

  /// The running thread.
  static var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  /// Notes that a block is asked for; the first one starts the trail anew.
  ///
  /// - Returns: the thread that asks.
  func ask(for index: Int) -> ObjectIdentifier {
    if index == 0 { last.withLock { $0 = nil } }
    return Self.thread
  }

  /// Notes that a block runs.
  ///
  /// - Returns: how much farther down the item of the block before is; 0 on other threads.
  func run(_ index: Int, _ asker: ObjectIdentifier) -> Int {
    guard asker == Self.thread else { return 0 }
    return last.withLock { last in
      defer { last = index }
      return last.map { $0 - index } ?? 0
    }
  }
}
