import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Hooks of drawing")
@MainActor
struct DisplayHookTests {
  private final class HookNode: ASDisplayNode {
    var calls: [String] = []

    override func subnodeDisplayWillStart(_ subnode: ASDisplayNode) {
      super.subnodeDisplayWillStart(subnode)
      calls.append("will \(subnode.debugName ?? "")")
    }
    override func subnodeDisplayDidFinish(_ subnode: ASDisplayNode) {
      super.subnodeDisplayDidFinish(subnode)
      calls.append("did \(subnode.debugName ?? "")")
    }
  }

  // Source: `ASDisplayNode.mm`, `-setDisplaySuspended:` and `-displayDidFinish`.
  @Test func `suspending calls the hooks of the supernode`() {
    withNodeEnvironment { scheduler, _ in
      let parent = HookNode()
      parent.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      let child = DrawingNode("a", DrawingLog())
      parent.addSubnode(child)
      let window = makeWindow()
      window.addSubview(parent.view)
      window.layoutIfNeeded()
      scheduler.drain()
      #expect(parent.calls == ["will a", "did a"])
      parent.calls = []
      child.displaySuspended = true
      #expect(parent.calls == ["did a"])
      child.displaySuspended = false
      #expect(parent.calls == ["did a", "will a"])
      parent.calls = []
      child.displayDidFinish()
      #expect(parent.calls == ["did a"])
    }
  }

  // Source: `ASDisplayNode+AsyncDisplay.mm`, `-displayAsyncLayer:asynchronously:`.
  @Test func `the nodes of a rasterized subtree are told of the drawing`() {
    withNodeEnvironment { scheduler, _ in
      let root = ASDisplayNode()
      root.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      let (child, inner) = (DrawingNode("a", DrawingLog()), DrawingNode("b", DrawingLog()))
      child.addSubnode(inner)
      root.addSubnode(child)
      root.enableSubtreeRasterization()
      let window = makeWindow()
      window.addSubview(root.view)
      window.layoutIfNeeded()
      scheduler.drain()
      #expect(child.drawingCalls == ["will true", "finish", "hierarchy finish"])
      #expect(inner.drawingCalls == ["will true", "hierarchy finish", "finish"])
    }
  }

  private final class PictureNode: ASDisplayNode {
    override class func display(
      withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
    ) -> UIImage? { UIImage(name: "picture", size: CGSize(width: 1, height: 1)) }
  }

  private func blocks(around node: ASDisplayNode) -> [String] {
    withNodeEnvironment { scheduler, _ in
      let log = DrawingLog()
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      node.willDisplayNodeContentWithRenderingContext = { _, _ in log.add("will") }
      node.didDisplayNodeContentWithRenderingContext = { _, _ in log.add("did") }
      let window = makeWindow()
      window.addSubview(node.view)
      window.layoutIfNeeded()
      scheduler.drain()
      #expect(node.contents != nil)
      return log.all
    }
  }

  // Source: `ASDisplayNode+AsyncDisplay.mm`,
  // `-_displayBlockWithAsynchronous:isCancelledBlock:rasterizing:`.
  @Test func `no block is called around a method that returns an image`() {
    #expect(blocks(around: PictureNode()) == [])
    #expect(blocks(around: DrawingNode("a", DrawingLog())) == ["will", "did"])
    let image = ASImageNode()
    image.image = UIImage(name: "photo", size: CGSize(width: 3, height: 3))
    #expect(blocks(around: image) == ["will", "did"])
  }
}
