import Testing
import UIKit

@testable import AsyncDisplayKit

/// Corners that are part of a node's contents.
///
/// Source: `ASDisplayNode.mm`, `-updateCornerRoundingWithType:cornerRadius:maskedCorners:`;
/// `ASDisplayNode+AsyncDisplay.mm`, `-__willDisplayNodeContentWithRenderingContext:drawParameters:`.
@Suite("Drawn corners") @MainActor
struct CornerDrawingTests {
  private func withDrawnNode(
    _ setUp: (DrawingNode) -> Void = { _ in }, _ body: (DrawingNode, SteppedScheduler) -> Void
  ) {
    withNodeEnvironment { scheduler, _ in
      let node = DrawingNode("a", DrawingLog(), side: 40)
      setUp(node)
      let window = makeWindow()
      window.addSubview(node.view)
      window.layoutIfNeeded()
      scheduler.drain()
      body(node, scheduler)
      withExtendedLifetime(window) {}
    }
  }

  @Test func `corners of the layer are replaced by drawn ones at once`() {
    withDrawnNode({ $0.cornerRadius = 8 }) { node, _ in
      node.cornerRoundingType = .precomposited
      #expect(node.count("finish") == 2 && node.layer.cornerRadius == 0)
    }
  }

  @Test func `drawn corners without former ones are drawn later`() {
    withDrawnNode { node, scheduler in
      node.cornerRoundingType = .precomposited
      #expect(node.count("finish") == 1)
      scheduler.drain()
      #expect(node.count("finish") == 2)
      node.cornerRadius = 4
      scheduler.drain()
      #expect(node.count("finish") == 3)
    }
  }

  @Test func `clipping needs no drawing until drawn corners replace it`() {
    withDrawnNode { node, scheduler in
      node.cornerRoundingType = .clipping
      scheduler.drain()
      #expect(node.count("finish") == 1)
      node.cornerRoundingType = .precomposited
      #expect(node.count("finish") == 2)
    }
  }

  @Test func `only the masked corners are rounded`() {
    func outline(_ corners: CACornerMask) -> UIBezierPath? {
      var list: DisplayList?
      withDrawnNode({
        $0.cornerRoundingType = .precomposited
        $0.cornerRadius = 8
        $0.maskedCorners = corners
      }) { node, _ in list = node.drawnOperations }
      guard case .group(_, let clip?, _)? = list?.operations.first else { return nil }
      return UIBezierPath(cgPath: clip)
    }
    let one = outline(.layerMinXMinYCorner)
    #expect(one?.contains(CGPoint(x: 1, y: 1)) == false)
    #expect(one?.contains(CGPoint(x: 39, y: 39)) == true)
    #expect(one?.contains(CGPoint(x: 39, y: 1)) == true)
    let all = outline(.allCorners)
    #expect(all?.contains(CGPoint(x: 39, y: 39)) == false)
  }
}
