import Testing
import UIKit

@testable import AsyncDisplayKit

/// When nodes draw, and which hooks are called in which order.
///
/// Source: `ASDisplayNode+AsyncDisplay.mm`, `ASDisplayNode.mm` and `_ASDisplayLayer.mm`, as named at each test.
@Suite("Rules of drawing") @MainActor
struct DrawingRuleTests {
  /// A node that records its hooks, with its name, in a list that it shares with others.
  private final class Ordered: DrawingNode {
    private let order: DrawingLog

    init(_ name: String, _ order: DrawingLog) {
      self.order = order
      super.init(name, DrawingLog(), side: 50)
    }

    override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any Sendable)? {
      order.add("\(debugName ?? "") parameters")
      return super.drawParameters(forAsyncLayer: layer)
    }
    override func displayWillStartAsynchronously(_ asynchronously: Bool) {
      super.displayWillStartAsynchronously(asynchronously)
      order.add("\(debugName ?? "") will")
    }
    override func displayDidFinish() {
      super.displayDidFinish()
      order.add("\(debugName ?? "") did")
    }
    override func hierarchyDisplayDidFinish() {
      super.hierarchyDisplayDidFinish()
      order.add("\(debugName ?? "") hierarchy")
    }
    override func subnodeDisplayDidFinish(_ subnode: ASDisplayNode) {
      order.add("\(debugName ?? "") subnode did")
      super.subnodeDisplayDidFinish(subnode)
    }
  }

  private func showing(_ node: ASDisplayNode, _ scheduler: RuntimeScheduling.SteppedScheduler)
    -> UIWindow
  {
    let window = makeWindow()
    window.addSubview(node.view)
    window.layoutIfNeeded()
    scheduler.drain()
    return window
  }

  // Source: `ASDisplayNode.mm`, `-setDisplaySuspended:` and `-_pendingNodeDidDisplay:`.
  @Test func `suspending an idle subnode does not end the supernode's display`() {
    withNodeEnvironment { scheduler, _ in
      let parent = DrawingNode("parent", DrawingLog(), side: 50)
      let child = DrawingNode("child", DrawingLog())
      parent.addSubnode(child)
      let window = showing(parent, scheduler)
      #expect(parent.count("hierarchy finish") == 1)
      child.displaySuspended = true
      #expect(parent.count("hierarchy finish") == 1)
      child.displaySuspended = false
      child.displaySuspended = true
      #expect(parent.count("hierarchy finish") == 2)
      withExtendedLifetime(window) {}
    }
  }

  // Source: `ASDisplayNode.mm`, `-displayDidFinish` and `-subnodeDisplayDidFinish:`.
  @Test func `the end of a drawing calls the hooks of both nodes before the rest of an override`() {
    withNodeEnvironment { scheduler, _ in
      let order = DrawingLog()
      let (parent, child) = (Ordered("p", order), Ordered("c", order))
      parent.addSubnode(child)
      let window = showing(parent, scheduler)
      let ends = order.all.filter { !$0.hasSuffix("will") && !$0.hasSuffix("parameters") }
      #expect(
        ends == ["p did", "c hierarchy", "p subnode did", "p hierarchy", "c did"])
      withExtendedLifetime(window) {}
    }
  }

  // Source: `ASDisplayNode+AsyncDisplay.mm`, `-displayAsyncLayer:asynchronously:`.
  @Test func `parameters are made before the start is told, which is before the drawing`() {
    withNodeEnvironment { scheduler, _ in
      let order = DrawingLog()
      let node = Ordered("a", order)
      let window = makeWindow()
      window.addSubview(node.view)
      window.layoutIfNeeded()
      while node.drawing?.token == nil, scheduler.runStep() {}
      #expect(order.all == ["a parameters", "a will"])
      scheduler.drain()
      #expect(order.all == ["a parameters", "a will", "a hierarchy", "a did"])
    }
  }

  // Source: `ASDisplayNode.mm`, `-_implementsDisplay`.
  @Test func `a class that draws nothing is never asked to draw`() {
    withNodeEnvironment { scheduler, _ in
      let node = RecordingNode()
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(!node.implementsDisplay)
      #expect(DrawingNode("a", DrawingLog()).implementsDisplay)
      #expect(ASTextNode().implementsDisplay && ASImageNode().implementsDisplay)
      #expect(!ASButtonNode().implementsDisplay && !ASScrollNode().implementsDisplay)
      let window = showing(node, scheduler)
      node.setNeedsDisplay()
      #expect(node.drawing == nil)
      withExtendedLifetime(window) {}
    }
  }

  // Source: `_ASDisplayLayer.mm`, `-setNeedsDisplay`.
  @Test func `a request to draw cancels the drawing that runs`() {
    withNodeEnvironment { scheduler, _ in
      let node = DrawingNode("a", DrawingLog())
      let window = makeWindow()
      window.addSubview(node.view)
      window.layoutIfNeeded()
      while node.drawing?.token == nil, scheduler.runStep() {}
      let token = node.drawing?.token
      node.setNeedsDisplay()
      #expect(token?.isCancelled == true && node.drawing?.token == nil)
      scheduler.drain()
      #expect(node.count("finish") == 1 && node.contents != nil)
      withExtendedLifetime(window) {}
    }
  }

  // Source: `ASDisplayNode+AsyncDisplay.mm`, `-displayAsyncLayer:asynchronously:`.
  @Test func `a drawing at once leaves the one in the background alone`() {
    withNodeEnvironment { scheduler, _ in
      let node = DrawingNode("a", DrawingLog())
      let window = makeWindow()
      window.addSubview(node.view)
      window.layoutIfNeeded()
      while node.drawing?.token == nil, scheduler.runStep() {}
      node.displayImmediately()
      #expect(node.count("finish") == 1)
      scheduler.drain()
      #expect(node.count("finish") == 2)
      withExtendedLifetime(window) {}
    }
  }

  // Source: `ASDisplayNode.mm`, `-__setNeedsDisplay`.
  @Test func `a node in the display range draws on request outside of a window`() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let node = DrawingNode("a", log)
      node.enterHierarchyState(.rangeManaged)
      _ = node.view
      node.setNeedsDisplay()
      scheduler.drain()
      #expect(log.all.isEmpty)
      node.recursivelySetInterfaceState([.preload, .display])
      scheduler.drain()
      #expect(log.all.count == 1)
      node.setNeedsDisplay()
      node.setNeedsDisplay()
      scheduler.drain()
      #expect(log.all.count == 2 && node.count("finish") == 2)
      inBackgroundRole { node.setNeedsDisplay() }
      scheduler.drain()
      #expect(log.all.count == 3)
    }
  }

  // Source: `ASDisplayNode.mm`, `-_pendingNodeDidDisplay:`, whose set is weak.
  @Test func `a subnode that is deallocated while it draws does not hold up the supernode`() {
    withNodeEnvironment { scheduler, _ in
      let parent = DrawingNode("parent", DrawingLog(), side: 50)
      var child: DrawingNode? = DrawingNode("child", DrawingLog())
      parent.addSubnode(child!)
      let window = makeWindow()
      window.addSubview(parent.view)
      window.layoutIfNeeded()
      while parent.drawing?.token == nil || child?.drawing?.token == nil, scheduler.runStep() {}
      child?.removeFromSupernode()
      child = nil
      scheduler.drain()
      #expect(parent.count("hierarchy finish") == 1)
      withExtendedLifetime(window) {}
    }
  }

  // Source: `ASDisplayNode.mm`, `recursivelyTriggerDisplayForLayer`.
  @Test func `waiting for the display draws no node whose contents were cleared`() {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      let node = DrawingNode("a", log)
      let window = showing(node, scheduler)
      node.clearContents()
      node.recursivelyEnsureDisplaySynchronously(true)
      #expect(log.all.count == 1 && node.contents == nil)
      node.setNeedsDisplay()
      node.recursivelyEnsureDisplaySynchronously(true)
      #expect(log.all.count == 2 && node.contents != nil)
      withExtendedLifetime(window) {}
    }
  }

  // Source: `ASDisplayNode.mm`, `recursivelyTriggerDisplayForLayer`.
  @Test func `a node that was never marked is not drawn`() {
    withNodeEnvironment { scheduler, _ in
      let node = DrawingNode("a", DrawingLog())
      _ = node.view
      node.recursivelyEnsureDisplaySynchronously(true)
      scheduler.drain()
      #expect(node.log.all.isEmpty)
      node.setNeedsDisplay()
      node.recursivelyEnsureDisplaySynchronously(true)
      #expect(node.log.all.count == 1)
    }
  }

  // Source: `ASDisplayNode.mm`, `recursivelyTriggerDisplayForLayer` and `-_locked_viewToLoad`.
  @Test func `displaying a subtree marks wrapped views, except image views`() {
    withNodeEnvironment { _, _ in
      let root = ASDisplayNode()
      let plain = ASDisplayNode(viewBlock: { UIView() })
      let picture = ASDisplayNode(viewBlock: { UIImageView() })
      root.addSubnode(plain)
      root.addSubnode(picture)
      for node in [plain, picture] { node.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
      _ = root.view
      for node in [plain, picture] { node.layer.displayIfNeeded() }
      root.recursivelyEnsureDisplaySynchronously(false)
      #expect(plain.layer.needsDisplay() && !picture.layer.needsDisplay())
    }
  }

  // Source: `ASDisplayNode+AsyncDisplay.mm`, `-displayAsyncLayer:asynchronously:` and
  // `-cancelDisplayAsyncLayer:`.
  @Test func `a canceled drawing ends nothing`() {
    withNodeEnvironment { scheduler, _ in
      let parent = DrawingNode("parent", DrawingLog(), side: 50)
      let child = DrawingNode("child", DrawingLog())
      parent.addSubnode(child)
      let window = makeWindow()
      window.addSubview(parent.view)
      window.layoutIfNeeded()
      while child.drawing?.token == nil, scheduler.runStep() {}
      child.cancelDrawing()
      scheduler.drain()
      #expect(parent.count("finish") == 1 && child.count("finish") == 0)
      #expect(parent.count("hierarchy finish") == 0)
      child.setNeedsDisplay()
      scheduler.drain()
      #expect(child.count("finish") == 1 && parent.count("hierarchy finish") == 1)
      withExtendedLifetime(window) {}
    }
  }

  private final class EmptyDrawing: ASDisplayNode {
    override class func draw(
      _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
      isRasterizing: Bool
    ) {}
  }

  // Source: `ASDisplayNode+AsyncDisplay.mm`, `-_displayBlockWithAsynchronous:isCancelledBlock:rasterizing:`.
  @Test func `a drawing that draws nothing has contents`() {
    withNodeEnvironment { scheduler, _ in
      let node = EmptyDrawing()
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      let window = showing(node, scheduler)
      #expect((node.contents as? CGImage)?.width == 20)
      withExtendedLifetime(window) {}
    }
  }

  // Source: `ASDisplayNode+UIViewBridge.mm`, `-setBackgroundColor:`.
  @Test(
    "a background color of nil draws again, another one only if it is new",
    arguments: [(false, 1), (true, 1)])
  func backgroundColor(isLayerBacked: Bool, count: Int) {
    withNodeEnvironment { scheduler, _ in
      let node = DrawingNode("a", DrawingLog())
      node.isLayerBacked = isLayerBacked
      let window = makeWindow()
      window.layer.addSublayer(node.layer)
      scheduler.drain()
      let before = node.count("finish")
      node.backgroundColor = nil
      scheduler.drain()
      #expect(node.count("finish") == before + count)
      node.backgroundColor = .red
      scheduler.drain()
      node.backgroundColor = .red
      scheduler.drain()
      #expect(node.count("finish") == before + count + 1)
    }
  }

  private final class DynamicDrawing: ASDisplayNode {
    override class func draw(
      _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
      isRasterizing: Bool
    ) {
      UIColor { $0.userInterfaceStyle == .dark ? .white : .red }.setFill()
      UIGraphicsGetCurrentContext()?.fill(bounds)
    }
  }

  // Source: `ASGraphicsContext.mm`, `ASGraphicsCreateImage`.
  @Test func `a drawing resolves dynamic colors with the node's traits`() {
    withNodeEnvironment { scheduler, _ in
      let node = DynamicDrawing()
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      var traits = ASPrimitiveTraitCollection()
      traits.userInterfaceStyle = .dark
      node.setPrimitiveTraitCollection(traits)
      _ = node.view
      node.displayImmediately()
      guard case .fill(_, let color, _, _)? = node.drawnOperations?.operations.first else {
        Issue.record("nothing was drawn")
        return
      }
      #expect(color == UIColor.white.cgColor)
    }
  }

  // Source: `_ASDisplayLayer.mm`, `-displayImmediately`.
  @Test func `a suspended node draws at once on request`() {
    withNodeEnvironment { scheduler, _ in
      let node = DrawingNode("a", DrawingLog())
      _ = node.view
      node.displaySuspended = true
      node.displayImmediately()
      #expect(node.contents != nil && node.count("finish") == 1)
    }
  }

  // Source: `ASDisplayNode.mm`, `-setDisplaySuspended:`.
  @Test func `a suspension in the background calls the supernode's hook on the main thread`() {
    withNodeEnvironment { scheduler, _ in
      let order = DrawingLog()
      let (parent, child) = (Ordered("p", order), Ordered("c", order))
      parent.addSubnode(child)
      inBackgroundRole { child.displaySuspended = true }
      #expect(order.all.isEmpty)
      scheduler.drain()
      #expect(order.all == ["p subnode did"])
    }
  }
}
