import Testing
import UIKit

@testable import AsyncDisplayKit

/// What is drawn into the contents of a node that rasterizes its subtree.
///
/// Source: `ASDisplayNode+AsyncDisplay.mm`,
/// `-_recursivelyRasterizeSelfAndSublayersWithIsCancelledBlock:displayBlocks:`.
@Suite("Rasterized subtrees") @MainActor
struct RasterizedSubtreeTests {
  private func draw(_ root: ASDisplayNode) -> RuntimeDrawing.DisplayList? {
    withNodeEnvironment { scheduler, _ in
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.enableSubtreeRasterization()
      let window = makeWindow()
      window.addSubview(root.view)
      window.layoutIfNeeded()
      scheduler.drain()
      return root.drawnOperations
    }
  }

  @Test func `nodes at every depth are laid out, and managed ones are inserted`() {
    let log = DrawingLog()
    let root = ASDisplayNode()
    let middle = ASDisplayNode()
    middle.automaticallyManagesSubnodes = true
    middle.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let leaf = DrawingNode("leaf", log)
    leaf.style.preferredSize = CGSize(width: 20, height: 20)
    middle.layoutSpecBlock = { _, _ in
      ASInsetLayoutSpec(insets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5), child: leaf)
    }
    root.addSubnode(middle)
    _ = draw(root)
    #expect(log.all == ["leaf background rasterizing"])
    #expect(leaf.supernode === middle && leaf.frame.origin == CGPoint(x: 5, y: 5))
  }

  @Test func `the root draws as a part of the subtree, over its background`() {
    let log = DrawingLog()
    let root = DrawingNode("root", log)
    root.backgroundColor = .blue
    let list = draw(root)
    #expect(log.all == ["root background rasterizing"])
    #expect(list?.operations.count == 2)
    guard case .fill(_, let color, _, _)? = list?.operations.first else {
      Issue.record("no background")
      return
    }
    #expect(color == UIColor.blue.cgColor)
  }

  @Test func `a transparent node is left out, and other opacities are not applied`() {
    let log = DrawingLog()
    let root = ASDisplayNode()
    let (faint, clear) = (DrawingNode("faint", log), DrawingNode("clear", log))
    faint.alpha = 0.5
    clear.alpha = 0
    root.addSubnode(faint)
    root.addSubnode(clear)
    let list = draw(root)
    #expect(log.all == ["faint background rasterizing"])
    guard case .fill(_, let color, _, _)? = list?.operations.last else {
      Issue.record("nothing drawn")
      return
    }
    #expect(color == UIColor.red.cgColor)
  }

  @Test func `a transform changes the origin, but not the size`() {
    let log = DrawingLog()
    let root = ASDisplayNode()
    let node = DrawingNode("a", log, side: 20)
    node.transform = CATransform3DMakeScale(2, 2, 1)
    root.addSubnode(node)
    let list = draw(root)
    guard case .fill(let path, _, _, _)? = list?.operations.last else {
      Issue.record("nothing drawn")
      return
    }
    #expect(path.boundingBox.size == CGSize(width: 20, height: 20))
    #expect(path.boundingBox.origin == CGPoint(x: -10, y: -10))
  }
}
