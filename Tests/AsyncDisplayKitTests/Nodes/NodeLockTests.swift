import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Locks of nodes")
struct NodeLockTests {
  /// Returns whether another thread can acquire a node's lock.
  private func isFree(_ node: ASDisplayNode) -> Bool {
    let (answer, done) = (Locked(false), DispatchSemaphore(value: 0))
    // The other thread uses the lock alone.
    nonisolated(unsafe) let node = node
    Thread.detachNewThread {
      let isFree = node.tryLock()
      if isFree { node.unlock() }
      answer.withLock { $0 = isFree }
      done.signal()
    }
    done.wait()
    return answer.withLock { $0 }
  }

  @Test("a thread may take a node's lock several times, and others wait until it lets go as often")
  func recursive() {
    let node = ASDisplayNode()
    node.lock()
    #expect(node.tryLock())
    #expect(!isFree(node))
    node.unlock()
    #expect(!isFree(node))
    node.unlock()
    #expect(isFree(node))
  }

  // Source: `ASDisplayNode+Layout.mm`, `-layoutThatFits:parentSize:`.
  @Test("a node holds its lock while it measures, as a root and as a child")
  func measuring() {
    final class Asking: ASDisplayNode {
      var answers: [Bool] = []
      var isFree: (ASDisplayNode) -> Bool = { _ in true }

      override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
        answers.append(isFree(self))
        return CGSize(width: 10, height: 10)
      }
    }
    let (node, root) = (Asking(), ASDisplayNode())
    node.isFree = isFree
    root.layoutSpecBlock = { [unowned node] _, _ in ASWrapperLayoutSpec(layoutElement: node) }
    let range = ASSizeRangeMake(.zero, CGSize(width: 50, height: 50))
    _ = node.layoutThatFits(range)
    node.invalidateCalculatedLayout()
    _ = root.layoutThatFits(range)
    #expect(node.answers == [false, false])
    #expect(isFree(node) && isFree(root))
  }

  @Test("threads that wait for the lock get it one after the other")
  func contention() {
    final class Counter { var count = 0 }
    nonisolated(unsafe) let (node, counter) = (ASDisplayNode(), Counter())
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 {
        node.lock()
        node.lock()
        counter.count += 1
        node.unlock()
        node.unlock()
      }
    }
    #expect(counter.count == 4000)
  }

  @Test("each node has a lock of its own, which Foundation's helper takes too")
  func own() {
    let (first, second): (any ASLocking, ASDisplayNode) = (ASDisplayNode(), ASDisplayNode())
    #expect(first.withLock { second.tryLock() })
    second.unlock()
  }
}
