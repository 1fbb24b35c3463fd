import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Locks of nodes")
struct NodeLockTests {
  /// Tells of a lock's state on another thread, which may not have the node itself.
  private func isFree(_ lock: NSRecursiveLock) -> Bool {
    let (answer, done) = (Locked(false), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      let isFree = lock.try()
      if isFree { lock.unlock() }
      answer.withLock { $0 = isFree }
      done.signal()
    }
    done.wait()
    return answer.withLock { $0 }
  }

  @Test("a thread may take a node's lock several times, and others wait until it lets go as often")
  func recursive() {
    let node = ASDisplayNode()
    #expect(node.lockReference.load() == nil)
    node.lock()
    #expect(node.tryLock())
    let lock = node.lockReference.load()!
    #expect(!isFree(lock))
    node.unlock()
    #expect(!isFree(lock))
    node.unlock()
    #expect(isFree(lock))
  }

  @Test("each node has a lock of its own, which Foundation's helper takes too")
  func own() {
    let (first, second): (any ASLocking, ASDisplayNode) = (ASDisplayNode(), ASDisplayNode())
    #expect(first.withLock { second.tryLock() })
    second.unlock()
  }
}
