import AsyncDisplayKit
import Foundation
import Testing
import UIKit

/// Loaded nodes that other threads write, as Texture allows: the values reach the view in a later turn of
/// the main queue.
///
/// This target has the Swift 5 language mode, in which the compiler lets nodes be passed to other
/// threads. The thread sanitizer runs it.
///
/// Source: `ASDisplayNode+UIViewBridge.mm`, `_setToViewOrLayer` and `-setNeedsLayout`;
/// `ASPendingStateController.mm`; `ASCellNode.mm`, `-setSelected:` and `-setHighlighted:`.
@Suite("Loaded nodes that other threads write") @MainActor
struct LoadedNodeWriteTests {
  private let environment = RuntimeEnvironment(
    scheduler: RuntimeScheduling.LiveScheduler(), violationHandler: .silent)

  private func overlap(
    threads: Int = 4, _ body: @escaping (Int) -> Void, main: () -> Void
  ) async {
    await environment.overlap(threads: threads, body, main: main)
  }

  /// Returns what a closure returns on a thread of its own.
  private func onThread<Value: Sendable>(_ body: @escaping () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  private func makeLoadedNode<Node: ASDisplayNode>(_ node: Node) -> Node {
    environment.bind {
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      _ = node.view
    }
    return node
  }

  @Test("what threads set last reaches the view, beside what the main thread sets")
  func bridgedProperties() async {
    let node = makeLoadedNode(ASDisplayNode())
    await overlap { thread in
      for step in 1...200 {
        switch thread {
        case 0: node.alpha = CGFloat(step) / 400
        case 1: node.cornerRadius = CGFloat(step)
        case 2: node.accessibilityLabel = "\(step)"
        default: node.backgroundColor = step == 200 ? .red : .blue
        }
      }
    } main: {
      for step in 1...200 {
        node.isHidden = step % 2 == 0
        node.borderWidth = CGFloat(step)
        _ = (node.alpha, node.frame, node.view.alpha)
      }
    }
    #expect(node.view.alpha == 0.5 && node.alpha == 0.5)
    #expect(node.view.layer.cornerRadius == 200)
    #expect(node.view.accessibilityLabel == "200")
    #expect(node.view.backgroundColor == .red)
    #expect(node.view.isHidden && node.view.layer.borderWidth == 200)
  }

  @Test("what threads set before load, and while the main thread loads the node, is not lost")
  func unloadedNodes() async {
    for loads in [false, true] {
      let node = environment.bind { ASDisplayNode() }
      await overlap(threads: 6) { thread in
        for step in 1...200 {
          switch thread {
          case 0: node.alpha = CGFloat(step) / 400
          case 1: node.cornerRadius = CGFloat(step)
          case 2: node.accessibilityLabel = "\(step)"
          case 3: node.backgroundColor = step == 200 ? .red : .blue
          case 4: node.contentsRect.size.width = CGFloat(step) / 400
          default: node.frame = CGRect(x: 0, y: 0, width: CGFloat(step), height: 7)
          }
        }
      } main: {
        for step in 1...200 {
          node.isHidden = step % 2 == 0
          if loads, step == 100 { _ = node.view }
        }
      }
      #expect(node.view.alpha == 0.5)
      #expect(node.cornerRadius == 200 && node.view.layer.cornerRadius == 200)
      #expect(node.view.accessibilityLabel == "200")
      #expect(node.view.backgroundColor == .red)
      #expect(node.view.layer.contentsRect.width == 0.5)
      #expect(node.view.frame == CGRect(x: 0, y: 0, width: 200, height: 7))
      #expect(node.view.isHidden)
    }
  }

  @Test("layout and display that threads request happen once the main queue has its turn")
  func layoutAndDisplay() async {
    let node = makeLoadedNode(CountingNode())
    environment.bind {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.isHidden = false
      window.addSubview(node.view)
      window.layoutIfNeeded()
    }
    let former = node.layouts
    await overlap { _ in
      for _ in 0..<100 {
        node.setNeedsLayout()
        node.setNeedsDisplay()
      }
    } main: {
      for _ in 0..<100 { _ = node.bounds }
    }
    environment.bind { node.view.layoutIfNeeded() }
    #expect(node.layouts > former)
  }

  @Test("a cell's state is set and read by several threads")
  func cellState() async {
    let node = makeLoadedNode(ASCellNode())
    await overlap { thread in
      for step in 1...200 {
        node.isSelected = step % 2 == thread % 2
        node.isHighlighted = step == 200
        _ = (node.isSelected, node.interfaceState, node.isInHierarchy, node.isNodeLoaded)
      }
    } main: {
      for step in 1...50 {
        _ = node.isSelected
        node.shouldAnimateSizeChanges = step % 2 == 0
        node.recursivelySetInterfaceState(step % 2 == 0 ? .preload : [])
      }
    }
    #expect(node.isHighlighted)
    #expect(node.interfaceState == .preload)
  }

  @Test("properties of a loaded node that a thread reads have their default, which is reported")
  func reads() async {
    let log = Locked<[RuntimeViolation.Code]>([])
    let environment = RuntimeEnvironment(
      scheduler: RuntimeScheduling.LiveScheduler(),
      violationHandler: RuntimeViolation.Handler { violation in
        log.withLock { $0.append(violation.code) }
      }
    )
    let node = environment.bind { () -> ASDisplayNode in
      let node = ASDisplayNode()
      node.alpha = 0.25
      _ = node.view
      return node
    }
    let alpha = await onThread { environment.bind { node.alpha } }
    #expect(alpha == 1)
    #expect(log.withLock { $0 } == [.propertyReadOffMain])
  }
}

/// A node that counts its layout passes.
private final class CountingNode: ASDisplayNode {
  var layouts = 0

  override func layout() {
    super.layout()
    layouts += 1
  }
}
