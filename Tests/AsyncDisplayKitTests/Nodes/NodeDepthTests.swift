import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Cycles and depths of node trees")
@MainActor
struct NodeDepthTests {
  /// Makes nodes of which each is the only subnode of the one before it.
  private static func chain(_ count: Int) -> [ASDisplayNode] {
    let nodes = (0..<count).map { _ in ASDisplayNode() }
    for (outer, inner) in zip(nodes, nodes.dropFirst()) { outer.addSubnode(inner) }
    return nodes
  }

  /// The ways in which an app inserts a subnode.
  enum Insertion: CaseIterable {
    case add, index, above, below, replace, view

    @MainActor func insert(_ node: ASDisplayNode, into supernode: ASDisplayNode) {
      let sibling = ASDisplayNode()
      if self != .add, self != .index, self != .view { supernode.addSubnode(sibling) }
      switch self {
      case .add: supernode.addSubnode(node)
      case .index: supernode.insertSubnode(node, at: 0)
      case .above: supernode.insertSubnode(node, aboveSubnode: sibling)
      case .below: supernode.insertSubnode(node, belowSubnode: sibling)
      case .replace: supernode.replaceSubnode(sibling, withSubnode: node)
      case .view: supernode.view.addSubnode(node)
      }
    }
  }

  @Test(
    "a cycle of any length is a violation and is not made", arguments: Insertion.allCases,
    [2, 3, 40])
  func cycle(_ insertion: Insertion, _ count: Int) {
    withNodeEnvironment { _, log in
      let nodes = Self.chain(count)
      insertion.insert(nodes[0], into: nodes[count - 1])
      #expect(log.codes == [.subnodeCycle])
      #expect(nodes[0].supernode == nil)
      nodes[0].layoutIfNeeded()
      #expect(nodes[count - 1].supernodes.count == count - 1)
    }
  }

  @Test("a node whose layout contains its supernode reports a cycle")
  func cycleOfLayout() {
    withNodeEnvironment { _, log in
      let (outer, inner) = (ASDisplayNode(), ASDisplayNode())
      for node in [outer, inner] { node.automaticallyManagesSubnodes = true }
      outer.layoutSpecBlock = { [unowned inner] _, _ in ASWrapperLayoutSpec(layoutElement: inner) }
      inner.layoutSpecBlock = { [unowned outer] _, _ in ASWrapperLayoutSpec(layoutElement: outer) }
      outer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      outer.layoutIfNeeded()
      #expect(!log.codes.isEmpty)
      outer.layoutSpecBlock = nil
      inner.layoutSpecBlock = nil
    }
  }

  @Test("10,000 nested nodes are reported and shown up to the limit", arguments: [true, false])
  func tooDeep(_ isTopDown: Bool) {
    withNodeEnvironment { _, log in
      var nodes = [ASDisplayNode()]
      for _ in 1..<10_000 {
        let next = ASDisplayNode()
        if isTopDown {
          nodes[nodes.count - 1].addSubnode(next)
        } else {
          next.addSubnode(nodes[nodes.count - 1])
        }
        nodes.append(next)
      }
      #expect(log.codes.count == 9 && log.codes.allSatisfy { $0 == .hierarchyTooDeep })
      #expect(log.all.allSatisfy { $0.numbers == [1_000] })
      let window = makeWindow()
      window.addSubnode(isTopDown ? nodes[0] : nodes[999])
      window.layoutIfNeeded()
      #expect(nodes[isTopDown ? 999 : 0].isInHierarchy)
      #expect(nodes[500].supernode != nil)
    }
  }

  @Test("views and layers are nested up to a limit")
  func views() {
    withNodeEnvironment { _, log in
      let (view, layer) = (UIView(), CALayer())
      var (outer, outerLayer) = (view, layer)
      for _ in 0..<2_000 {
        let (inner, innerLayer) = (UIView(), CALayer())
        outer.addSubview(inner)
        outerLayer.addSublayer(innerLayer)
        (outer, outerLayer) = (inner, innerLayer)
      }
      #expect(log.codes == [.hierarchyTooDeep, .hierarchyTooDeep])
      makeWindow().addSubview(view)
      #expect(outer.superview == nil && outerLayer.superlayer == nil)
      #expect(log.codes.count == 3)
    }
  }

  @Test("the traits and the tint of deep views are derived once for each view")
  func derivations() {
    withNodeEnvironment { _, _ in
      let nodes = (0..<300).map { _ in CountingNode() }
      for (outer, inner) in zip(nodes, nodes.dropFirst()) { outer.addSubnode(inner) }
      let window = makeWindow()
      window.addSubnode(nodes[0])
      window.layoutIfNeeded()
      // Once when the views enter the window.
      #expect(nodes.allSatisfy { $0.tints <= 2 })
    }
  }

  private final class CountingNode: ASDisplayNode {
    var tints = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      tints += 1
    }
  }
}
