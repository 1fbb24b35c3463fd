import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Source: `ASDisplayNode+Layout.mm`, `-layoutThatFits:parentSize:`; `ASDisplayNode.mm`,
/// `-invalidateCalculatedLayout`, both of which lock the node.
@Suite("Unloaded nodes of several threads")
struct SharedMeasuringTests {
  /// A node whose layout counts how many threads calculate it at once.
  private final class Watched: ASDisplayNode {
    let running = Locked((present: 0, most: 0, all: 0))

    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
      running.withLock { counts in
        counts.present += 1
        counts.all += 1
        counts.most = max(counts.most, counts.present)
      }
      sched_yield()
      running.withLock { $0.present -= 1 }
      return CGSize(width: 10, height: 20)
    }
  }

  @Test("one thread at a time calculates a node's layout, and each invalidation counts")
  func exclusive() {
    nonisolated(unsafe) let node = Watched()
    let range = ASSizeRangeMake(.zero, CGSize(width: 100, height: 100))
    let version = node.layoutVersion
    DispatchQueue.concurrentPerform(iterations: 6) { thread in
      for step in 0..<200 {
        if thread < 3 {
          _ = node.layoutThatFits(range)
        } else if thread == 3 {
          node.setNeedsLayout()
        } else if thread == 4 {
          node.invalidateCalculatedLayout()
        } else {
          node.alpha = CGFloat(step) / 400
          _ = (node.calculatedSize, node.alpha)
        }
      }
    }
    let counts = node.running.withLock { $0 }
    #expect(counts.most == 1 && counts.all > 0)
    #expect(node.layoutVersion == version + 400)
    #expect(node.layoutThatFits(range).size == CGSize(width: 10, height: 20))
    #expect(node.calculatedSize == CGSize(width: 10, height: 20))
  }

  @Test("a style is created once for all threads")
  func style() {
    for _ in 0..<50 {
      nonisolated(unsafe) let node = ASDisplayNode()
      let styles = Locked<Set<ObjectIdentifier>>([])
      DispatchQueue.concurrentPerform(iterations: 4) { number in
        let style = node.style
        if number == 0 { style.flexGrow = 2 }
        let identifier = ObjectIdentifier(style)
        styles.withLock { _ = $0.insert(identifier) }
      }
      #expect(styles.withLock { $0.count } == 1 && node.style.flexGrow == 2)
    }
  }
}
