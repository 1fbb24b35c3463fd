import AsyncDisplayKit
import Foundation
import Testing
import UIKit

/// Reports of nodes and specs that one thread measures while another one measures their supernodes.
///
/// This target has the Swift 5 language mode, in which the compiler lets nodes be passed to other
/// threads. The thread sanitizer runs it.
@Suite("Reports while several threads measure") @MainActor
struct ReportThreadTests {
  private let log = Locked<[RuntimeViolation]>([])
  private let environment: RuntimeEnvironment

  init() {
    let log = log
    environment = RuntimeEnvironment(
      scheduler: RuntimeScheduling.LiveScheduler(),
      violationHandler: RuntimeViolation.Handler { violation in
        log.withLock { $0.append(violation) }
      })
  }

  /// A node that sets an invalid frame of itself while it is measured.
  private final class Misplaced: ASDisplayNode {
    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      frame = CGRect(x: CGFloat.infinity, y: 0, width: 10, height: 10)
      return ASLayoutSpec()
    }
  }

  /// A node with a stack of its subnodes, which is measured on several threads.
  private final class Shelf: ASDisplayNode {
    init(_ subnodes: [ASDisplayNode]) {
      super.init()
      for subnode in subnodes { addSubnode(subnode) }
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      let stack = ASStackLayoutSpec.horizontal()
      stack.isConcurrent = true
      stack.children = subnodes
      return stack
    }
  }

  private let range = ASSizeRangeMake(.zero, CGSize(width: 200, height: 100))

  // Decided here: the path ends at a node that another thread measures. Texture's assertions name no supernode.
  @Test("children of a concurrent stack report while their supernode is being measured")
  func reportsOfChildren() async {
    for _ in 0..<20 {
      let shelf = environment.bind { Shelf((0..<4).map { _ in Misplaced() }) }
      await environment.overlap(threads: 1) { _ in
        _ = shelf.layoutThatFits(range)
      } main: {
      }
    }
    let subjects = log.withLock { $0.map(\.subject) }
    #expect(subjects.count == 80)
    #expect(subjects.allSatisfy { ["Misplaced", "Shelf > Misplaced"].contains($0) })
  }

  @Test("a node reports while one thread measures it and another one its supernode")
  func reportsOfSharedChild() async {
    let child = environment.bind { Misplaced() }
    let shelf = environment.bind { Shelf([child]) }
    await environment.overlap(threads: 3) { thread in
      for _ in 0..<200 {
        child.invalidateCalculatedLayout()
        shelf.invalidateCalculatedLayout()
        _ = (thread == 0 ? child : shelf).layoutThatFits(range)
      }
    } main: {
    }
    let subjects = Set(log.withLock { $0.map(\.subject) })
    #expect(subjects.isSubset(of: ["Misplaced", "Shelf > Misplaced"]) && !subjects.isEmpty)
  }

  /// A node with a stack of unknown width and a child whose minimum width is a fraction of it.
  private final class Fraction: ASDisplayNode {
    let part = ASDisplayNode()

    override init() {
      super.init()
      automaticallyManagesSubnodes = true
      part.style.minWidth = ASDimensionMake(.fraction, 0.5)
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      let stack = ASStackLayoutSpec.vertical()
      stack.children = [part]
      return stack
    }
  }

  @Test("the path of an element below a concurrent stack begins at the node that is measured")
  func paths() async {
    await environment.overlap(threads: 1) { _ in
      for _ in 0..<100 {
        _ = Shelf((0..<8).map { _ in Fraction() }).layoutThatFits(range)
      }
    } main: {
    }
    let subjects = Set(log.withLock { $0.map(\.subject) })
    #expect(
      subjects == [
        "Shelf > ASStackLayoutSpec > Fraction > ASStackLayoutSpec > ASDisplayNode"
      ])
  }

  // Source: `ASDisplayNode+UIViewBridge.mm`, `-safeAreaInsets`, which has one recursive lock.
  @Test("the safe area of a node is read while other threads measure the node")
  func safeArea() async {
    let node = environment.bind { ASDisplayNode() }
    node.alpha = 0.5
    let widths = Locked<Set<CGFloat>>([])
    node.layoutSpecBlock = { node, _ in
      for _ in 0..<100 {
        let width = node.bounds.width
        _ = widths.withLock { $0.insert(width) }
      }
      return ASLayoutSpec()
    }
    await environment.overlap(threads: 4) { thread in
      for _ in 0..<300 {
        if thread < 2 {
          node.invalidateCalculatedLayout()
          _ = node.layoutThatFits(range)
        } else {
          _ = node.safeAreaInsets
        }
      }
    } main: {
    }
    #expect(widths.withLock { $0 } == [0])
    #expect(node.safeAreaInsets == .zero)
  }
}
