import Testing
import UIKit

@testable import AsyncDisplayKit

/// The scale of drawings, which is not that of the layer.
///
/// Source: `ASDisplayNode.mm`, `-contentsScaleForDisplay`, `-setNeedsDisplayAtScale:` and
/// `-recursivelySetNeedsDisplayAtScale:`.
@Suite("Scale of drawings") @MainActor
struct DisplayScaleTests {
  @Test func `a node draws at the screen's scale until it is given another one`() {
    withNodeEnvironment(scale: 2) { scheduler, _ in
      let node = DrawingNode("a", DrawingLog())
      let window = makeWindow()
      window.addSubview(node.view)
      scheduler.drain()
      #expect(node.contentsScaleForDisplay == 2 && (node.contents as? CGImage)?.width == 20)
      node.setNeedsDisplay(atScale: 2)
      scheduler.drain()
      #expect(node.count("finish") == 1)
      node.setNeedsDisplay(atScale: 0.5)
      scheduler.drain()
      #expect(node.contentsScaleForDisplay == 0.5 && (node.contents as? CGImage)?.width == 5)
      #expect(node.contentsScale == 2 && node.count("finish") == 2)
      node.contentsScale = 1
      node.setNeedsDisplay()
      scheduler.drain()
      #expect((node.contents as? CGImage)?.width == 5 && node.layer.contentsScale == 1)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `the whole subtree gets a scale, before and after load`() {
    withNodeEnvironment(scale: 2) { scheduler, _ in
      let (root, middle) = (ASDisplayNode(), ASDisplayNode())
      let leaf = ASImageNode()
      leaf.image = UIImage(name: "picture", size: CGSize(width: 400, height: 400))
      for node in [root, middle, leaf] { node.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
      root.addSubnode(middle)
      middle.addSubnode(leaf)
      root.recursivelySetNeedsDisplay(atScale: 3)
      #expect([root, middle, leaf].map(\.contentsScaleForDisplay) == [3, 3, 3])
      let window = makeWindow()
      window.addSubview(root.view)
      scheduler.drain()
      #expect((leaf.contents as? CGImage)?.width == 30)
      root.recursivelySetNeedsDisplay(atScale: 1)
      scheduler.drain()
      #expect((leaf.contents as? CGImage)?.width == 10)
      inBackgroundRole { ASDisplayNode().recursivelySetNeedsDisplay(atScale: 4) }
      withExtendedLifetime(window) {}
    }
  }

  // Source: `ASDisplayNode.mm`, `-detailedLayoutDescription`.
  @Test func `the description of a node's layouts has their sizes, versions and ranges`() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      node.debugName = "a"
      node.style.preferredSize = CGSize(width: 7, height: 8)
      #expect(!node.detailedLayoutDescription.contains("Layout ="))
      _ = node.layoutThatFits(ASSizeRangeMake(.zero, CGSize(width: 50, height: 60)))
      let text = node.detailedLayoutDescription
      #expect(text.hasPrefix("<ASDisplayNode \"a\"; layoutVersion = "))
      #expect(text.contains("bounds = {{0"))
      #expect(text.contains("Layout = {7"))
      #expect(text.contains("ConstrainedSize = "))
    }
  }

  /// A node that records the events of its layer.
  private final class ActingNode: ASDisplayNode {
    private(set) var events: [String] = []
    var runs = 0

    private final class Counting: CAAction {
      let node: ActingNode
      init(_ node: ActingNode) { self.node = node }
      func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) { node.runs += 1 }
    }

    override func layerAction(forKey event: String) -> (any CAAction)? {
      events.append(event)
      return Counting(self)
    }
  }

  // Source: `ASDisplayNode.mm`, `-actionForLayer:forKey:`; `_ASDisplayView.mm`, `-actionForLayer:forKey:`.
  @Test("a node returns the actions of its layer", arguments: [0, 1, 2])
  func layerAction(kind: Int) {
    withNodeEnvironment { _, _ in
      let node =
        kind == 2
        ? ActingNode(layerBlock: { CALayer() }) : ActingNode()
      node.isLayerBacked = kind > 0
      let window = makeWindow()
      if kind > 0 { window.layer.addSublayer(node.layer) } else { window.addSubview(node.view) }
      #expect(node.events == [kCAOnOrderIn] && node.runs == 1)
      node.layer.removeFromSuperlayer()
      #expect(node.runs == node.events.count)
    }
  }

  // Source: `_ASDisplayLayer.mm`, `-cancelAsyncDisplay` and `-displayImmediately`.
  @Test func `a layer cancels its node's drawing, and draws at once`() throws {
    try withNodeEnvironment { scheduler, _ in
      let node = DrawingNode("a", DrawingLog())
      let window = makeWindow()
      window.addSubview(node.view)
      let layer = try #require(node.layer as? _ASDisplayLayer)
      layer.displayIfNeeded()
      layer.cancelAsyncDisplay()
      scheduler.drain()
      #expect(node.contents == nil && node.log.all.isEmpty)
      layer.displayImmediately()
      #expect(node.contents != nil && node.log.all == ["a main"])
      withExtendedLifetime(window) {}
    }
  }
}
