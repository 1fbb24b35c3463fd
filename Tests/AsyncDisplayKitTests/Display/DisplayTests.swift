import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct DisplayTests {
  @Test("a node in a window draws once, in the background, and then has contents")
  func drawsInBackground() {
    withNodeEnvironment { scheduler, violations in
      let log = DrawingLog()
      let window = makeWindow()
      let node = DrawingNode("a", log)
      window.addSubview(node.view)
      window.layoutIfNeeded()
      #expect(node.contents == nil)
      scheduler.drain()
      #expect(log.all == ["a background"])
      #expect(node.contents is CGImage)
      #expect(node.drawingCalls == ["will true", "hierarchy finish", "finish"])
      #expect(violations.all.isEmpty)
      node.setNeedsDisplay()
      scheduler.drain()
      #expect(log.all.count == 2)
    }
  }

  @Test("a node that does not display asynchronously draws on main")
  func drawsOnMain() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let window = makeWindow()
      let node = DrawingNode("a", log)
      node.displaysAsynchronously = false
      window.addSubview(node.view)
      scheduler.drain()
      #expect(log.all == ["a main"])
      #expect(node.contents is CGImage)
      #expect(node.drawingCalls == ["will false", "hierarchy finish", "finish"])
    }
  }

  @Test("visible nodes draw first, then by priority, then in order")
  func priorities() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let root = ASDisplayNode()
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let nodes = ["a", "b", "c", "d"].map { DrawingNode($0, log) }
      for node in nodes { root.addSubnode(node) }
      for node in nodes { node.setNeedsDisplay() }
      nodes[1].drawingPriority = 2
      nodes[3].drawingPriority = 1
      root.enterHierarchyState(.rangeManaged)
      _ = root.view
      root.recursivelySetInterfaceState([.measureLayout, .preload, .display])
      nodes[2].applyInterfaceState(.inHierarchy)
      scheduler.drain()
      #expect(log.all.map { $0.prefix(1) } == ["c", "b", "d", "a"])
    }
  }

  @Test("cancelling before the queue runs gives no drawing")
  func cancelQueued() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let node = DrawingNode("a", log)
      node.enterHierarchyState(.rangeManaged)
      node.setNeedsDisplay()
      _ = node.view
      node.recursivelySetInterfaceState([.preload, .display])
      node.recursivelySetInterfaceState([.preload])
      scheduler.drain()
      #expect(log.all.isEmpty)
      #expect(node.contents == nil)
    }
  }

  @Test("a drawing that was begun is cancelled before it runs, and its result never arrives")
  func cancelBegun() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let node = DrawingNode("a", log)
      _ = node.view
      node.setNeedsDisplay()
      node.layer.displayIfNeeded()
      while node.drawing?.token == nil, scheduler.runStep() {}
      let token = node.drawing?.token
      #expect(token != nil)
      node.displaySuspended = true
      #expect(token?.isCancelled == true)
      scheduler.drain()
      #expect(log.all.isEmpty)
      #expect(node.contents == nil)
      node.displaySuspended = false
      node.layer.displayIfNeeded()
      scheduler.drain()
      #expect(log.all == ["a background"])
    }
  }

  @Test("a drawing that is cancelled while it runs learns of it, and its result is dropped")
  func cancelRunning() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let node = DrawingNode("a", log)
      _ = node.view
      node.setNeedsDisplay()
      node.layer.displayIfNeeded()
      while node.drawing?.token == nil, scheduler.runStep() {}
      node.canceller.aim(at: node.drawing?.token)
      scheduler.drain()
      #expect(log.all == ["a background cancelled"])
      #expect(node.contents == nil)
    }
  }

  @Test("leaving the display state suspends and clears, coming back draws anew")
  func leavingDisplay() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let node = DrawingNode("a", log)
      node.enterHierarchyState(.rangeManaged)
      node.setNeedsDisplay()
      _ = node.view
      node.recursivelySetInterfaceState([.preload, .display])
      scheduler.drain()
      #expect(node.contents != nil)
      node.recursivelySetInterfaceState([.preload])
      #expect(node.displaySuspended)
      #expect(node.contents != nil)
      scheduler.drain()
      #expect(node.contents == nil)
      node.recursivelySetInterfaceState([.preload, .display])
      scheduler.drain()
      #expect(node.contents != nil)
      #expect(log.all.count == 2)
    }
  }

  @Test("a node that comes back before the clearing keeps its contents")
  func quickReturn() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let node = DrawingNode("a", log)
      node.enterHierarchyState(.rangeManaged)
      node.setNeedsDisplay()
      _ = node.view
      node.recursivelySetInterfaceState([.preload, .display])
      scheduler.drain()
      node.recursivelySetInterfaceState([.preload])
      node.recursivelySetInterfaceState([.preload, .display])
      #expect(node.contents != nil)
      scheduler.drain()
      #expect(node.contents != nil)
    }
  }

  @Test("waiting for a subtree draws it in the background while main runs nothing else")
  func ensureDisplay() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let root = DrawingNode("root", log, side: 100)
      let child = DrawingNode("child", log)
      let slow = DrawingNode("network", log)
      slow.shouldBypassEnsureDisplay = true
      root.addSubnode(child)
      root.addSubnode(slow)
      for node in [root, child, slow] { node.setNeedsDisplay() }
      _ = root.view
      var mainJobs = 0
      RuntimeEnvironment.current.enqueueOnMain(RuntimeScheduling.Step(.main, "other")) {
        mainJobs += 1
      }
      root.recursivelyEnsureDisplaySynchronously(true)
      #expect(log.all.sorted() == ["child background", "root background"])
      #expect(root.contents != nil)
      #expect(child.contents != nil)
      #expect(slow.contents == nil)
      #expect(mainJobs == 0)
      scheduler.drain()
      #expect(slow.contents != nil)
      #expect(log.all.count == 3)
    }
  }

  @Test("waiting adopts a drawing that is already under way")
  func ensureDisplayUnderWay() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let node = DrawingNode("a", log)
      _ = node.view
      node.setNeedsDisplay()
      node.layer.displayIfNeeded()
      while node.drawing?.token == nil, scheduler.runStep() {}
      node.recursivelyEnsureDisplaySynchronously(true)
      #expect(node.contents != nil)
      scheduler.drain()
      #expect(log.all == ["a background"])
    }
  }

  @Test("a rasterized subtree is drawn into the contents of its root")
  func rasterized() {
    withNodeEnvironment { scheduler, violations in
      let log = DrawingLog()
      let window = makeWindow()
      let root = DrawingNode("root", log, side: 100)
      let child = DrawingNode("child", log)
      root.addSubnode(child)
      root.enableSubtreeRasterization()
      window.addSubview(root.view)
      scheduler.drain()
      #expect(log.all == ["root background rasterizing", "child background rasterizing"])
      #expect(root.layer.sublayers == nil)
      child.setNeedsDisplay()
      scheduler.drain()
      #expect(log.all.count == 4)
      #expect(violations.all.isEmpty)
      root.addSubnode(
        {
          let node = ASDisplayNode(); _ = node.view; return node
        }())
      #expect(violations.codes == [.loadedInRasterizedTree])
    }
  }

  @Test("a class without drawing is never notified of a start")
  func classWithoutDrawing() {
    final class Quiet: RecordingNode {
      override func displayWillStartAsynchronously(_ asynchronously: Bool) {
        calls.append("will")
      }
      override func hierarchyDisplayDidFinish() { calls.append("hierarchy") }
    }
    withNodeEnvironment { scheduler, _ in
      let window = makeWindow()
      let node = Quiet()
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.addSubview(node.view)
      scheduler.drain()
      #expect(!node.implementsDisplay)
      #expect(node.count("will") == 0)
      #expect(node.count("hierarchy") == 0)
    }
  }

  @Test("a supernode is notified of the end of its subnodes' drawings, together")
  func supernodeHears() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let window = makeWindow()
      let root = RecordingFinish()
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      for name in ["a", "b", "c"] { root.addSubnode(DrawingNode(name, log)) }
      window.addSubview(root.view)
      scheduler.drain()
      #expect(log.all.count == 3)
      #expect(root.count("hierarchy finish") == 1)
    }
  }

  final class RecordingFinish: RecordingNode {
    override func hierarchyDisplayDidFinish() {
      super.hierarchyDisplayDidFinish()
      calls.append("hierarchy finish")
    }
  }

  @Test("displaying a foreign view at once is a violation")
  func displayImmediatelyOnForeign() {
    withNodeEnvironment { _, violations in
      let node = ASDisplayNode(viewBlock: { UIView() })
      node.displayImmediately()
      #expect(violations.codes == [.synchronousDisplay])
    }
  }

  // Source: `_ASDisplayLayer.mm`, `-display:` and `-setBounds:`.
  @Test("a node that had no area when it was to draw draws when it has one")
  func drawsOnceItHasAnArea() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let window = makeWindow()
      let node = DrawingNode("a", log, side: 0)
      window.addSubview(node.view)
      window.layoutIfNeeded()
      scheduler.drain()
      #expect(log.all.isEmpty)
      node.frame.size = CGSize(width: 10, height: 10)
      window.layoutIfNeeded()
      scheduler.drain()
      #expect(log.all == ["a background"] && node.contents is CGImage)
      node.frame.size = CGSize(width: 20, height: 10)
      window.layoutIfNeeded()
      scheduler.drain()
      #expect(log.all.count == 1)
    }
  }
}
