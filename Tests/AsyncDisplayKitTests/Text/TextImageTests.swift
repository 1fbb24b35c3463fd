import Testing
import UIKit

@testable import AsyncDisplayKit

/// The images of text nodes.
///
/// Source: `ASTextNode.mm`, `+displayWithParameters:isCancelled:`.
@Suite("Images of text nodes") @MainActor
struct TextImageTests {
  private final class Drawn: ASTextNode {
    override class func draw(
      _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
      isRasterizing: Bool
    ) {
      UIRectFill(bounds)
    }
  }

  private final class DrawnSecond: ASTextNode2 {
    override class func draw(
      _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
      isRasterizing: Bool
    ) {
      UIRectFill(bounds)
    }
  }

  /// Returns the drawing of a node of 60 by 12 points, or of its supernode that rasterizes it.
  private func drawing(
    of node: ASTextNode, rasterized: Bool = false
  ) -> RuntimeDrawing.DisplayList? {
    withNodeEnvironment { scheduler, _ in
      node.attributedText = TextNodeFixture.text("one two")
      node.frame = CGRect(x: 0, y: 0, width: 60, height: 12)
      let root = ASDisplayNode()
      root.frame = node.frame
      root.addSubnode(node)
      if rasterized { root.enableSubtreeRasterization() }
      makeWindow().addSubview(root.view)
      root.recursivelyEnsureDisplaySynchronously(true)
      scheduler.drain()
      let shown = rasterized ? root : node
      return (shown.layer.contents as? CGImage)?.list
    }
  }

  @Test("a drawing method of a subclass is not called")
  func subclass() {
    #expect(drawing(of: Drawn())?.filledBoxes.isEmpty == true)
    #expect(drawing(of: DrawnSecond())?.filledBoxes == [CGRect(x: 0, y: 0, width: 60, height: 12)])
  }

  @Test(
    "the background is filled after the first block, and the second block is moved by the insets")
  func blocks() {
    let log = DrawingLog()
    let node = ASTextNode()
    node.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0)
    node.willDisplayNodeContentWithRenderingContext = { context, _ in
      log.add("will \(context.ctm.tx) \(context.ctm.ty)")
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    node.didDisplayNodeContentWithRenderingContext = { context, _ in
      log.add("did \(context.ctm.tx) \(context.ctm.ty)")
    }
    let list = drawing(of: node)
    #expect(log.all == ["will 0.0 0.0", "did 2.0 1.0"])
    #expect(
      list?.filledBoxes == [
        CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: 60, height: 12),
      ])
  }

  @Test("in a rasterized subtree the blocks are called twice")
  func rasterized() {
    let log = DrawingLog()
    let node = ASTextNode()
    node.willDisplayNodeContentWithRenderingContext = { _, _ in log.add("will") }
    node.didDisplayNodeContentWithRenderingContext = { _, _ in log.add("did") }
    #expect(drawing(of: node, rasterized: true) != nil)
    #expect(log.all == ["will", "will", "did", "did"])
  }
}
