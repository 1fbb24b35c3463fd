import Testing
import UIKit

@testable import AsyncDisplayKit

/// Searches in the tree of ``NodeFunctionTests/makeTree()`` and across views.
@Suite("Node searches") @MainActor
struct NodeSearchTests {
  @Test("the first node is looked for below each child before the child")
  func first() {
    withNodeEnvironment { _, _ in
      let (root, named) = NodeFunctionTests.makeTree()
      let isInner = { (node: ASDisplayNode) in !(node is NodeFunctionTests.Special) }
      #expect(ASDisplayNodeFindFirstSubnode(root, isInner) === named["d"])
      #expect(ASDisplayNodeFindFirstNode(root, isInner) === named["d"])
      #expect(ASDisplayNodeFindFirstNode(root) { $0 === root } === root)
      #expect(ASDisplayNodeFindFirstSubnode(root) { $0 === root } == nil)
    }
  }

  @Test("a closure is called level by level, or parents first below a node")
  func traversal() {
    withNodeEnvironment { _, _ in
      let (root, _) = NodeFunctionTests.makeTree()
      var names: [String?] = []
      ASDisplayNodePerformBlockOnEveryNodeBFS(root) { names.append($0.debugName) }
      #expect(names == ["root", "a", "b", "c", "d", "e"])
      names = []
      ASDisplayNodePerformBlockOnEverySubnode(root, false) { names.append($0.debugName) }
      #expect(names == ["a", "b", "c", "d", "e"])
    }
  }

  /// outer > view > inner > leaf: a view that is no node's is between outer and inner.
  private func makeBrokenTree() -> (outer: ASDisplayNode, inner: ASDisplayNode, leaf: ASDisplayNode)
  {
    let (outer, inner) = (ASControlNode(), ASDisplayNode())
    let leaf = ASDisplayNode()
    for (node, name) in [(outer, "outer"), (inner, "inner"), (leaf, "leaf")] {
      node.debugName = name
    }
    inner.addSubnode(leaf)
    let between = UIView()
    outer.view.addSubview(between)
    between.addSubview(inner.view)
    return (outer, inner, leaf)
  }

  @Test("on the main thread the nodes above go on where only layers connect")
  func ancestry() {
    withNodeEnvironment { _, _ in
      let (outer, inner, leaf) = makeBrokenTree()
      #expect(leaf.supernodes == [inner, outer])
      #expect(leaf.supernodesIncludingSelf == [leaf, inner, outer])
      #expect(leaf.supernode(of: ASControlNode.self, includingSelf: false) === outer)
      #expect(outer.supernode(of: ASControlNode.self, includingSelf: false) == nil)
      #expect(outer.supernode(of: ASControlNode.self, includingSelf: true) === outer)
      #expect(ASDisplayNodeFindFirstSupernodeOfClass(leaf, ASControlNode.self) === outer)
      #expect(leaf.ancestryDescription == "(\(inner.description), \(outer.description))")
      inBackgroundRole { #expect(leaf.supernodes.count == 1) }
      #expect(ASDisplayNodeFindClosestCommonAncestor(leaf, outer) == nil)
    }
  }

  @Test("what is below is found across views, by layers")
  func layers() {
    withNodeEnvironment { _, _ in
      let (outer, inner, leaf) = makeBrokenTree()
      _ = leaf.view
      #expect(ASCollectDisplayNodes(outer) == [inner, leaf])
      var found: [ASDisplayNode] = []
      let root = ASDisplayNode()
      root.addSubnode(outer)
      ASDisplayNodePerformBlockOnEverySubnode(root, false) { found.append($0) }
      #expect(found == [outer, inner, leaf])
      found = []
      inBackgroundRole {
        ASDisplayNodePerformBlockOnEverySubnode(root, true) { found.append($0) }
      }
      #expect(found == [outer])
    }
  }

  @Test("a layer knows the nearest view and its window")
  func windows() {
    withNodeEnvironment { _, _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let view = UIView()
      let layer = CALayer()
      #expect(ASFindClosestViewOfLayer(layer) == nil && ASFindWindowOfLayer(layer) == nil)
      view.layer.addSublayer(layer)
      #expect(ASFindClosestViewOfLayer(layer) === view && ASFindWindowOfLayer(layer) == nil)
      window.addSubview(view)
      #expect(ASFindWindowOfLayer(layer) === window)
      #expect(ASFindWindowOfLayer(window.layer) === window)
    }
  }
}
