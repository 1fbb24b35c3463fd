import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct ImplicitHierarchyTests {
  /// absolute([stack(1, 2), stack(3, absolute(4)), 5]) of nodes of 100 by 100.
  static func makeTree() -> (root: ASDisplayNode, leaves: [RecordingNode]) {
    let leaves = (1...5).map { number in
      let node = RecordingNode()
      node.debugName = "\(number)"
      node.style.preferredSize = CGSize(width: 100, height: 100)
      return node
    }
    let root = ASDisplayNode()
    root.automaticallyManagesSubnodes = true
    root.layoutSpecBlock = { _, _ in
      let first = ASStackLayoutSpec()
      first.children = [leaves[0], leaves[1]]
      let second = ASStackLayoutSpec()
      second.children = [leaves[2], ASAbsoluteLayoutSpec(children: [leaves[3]])]
      return ASAbsoluteLayoutSpec(children: [first, second, leaves[4]])
    }
    return (root, leaves)
  }

  static func layOut(_ node: ASDisplayNode) {
    let size = node.layoutThatFits(
      ASSizeRangeMake(.zero, CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    ).size
    node.frame = CGRect(origin: .zero, size: size)
    node.layoutIfNeeded()
  }

  @Test("subnodes are managed by hand unless asked for")
  func flag() {
    let node = ASDisplayNode()
    #expect(!node.automaticallyManagesSubnodes)
    node.automaticallyManagesSubnodes = true
    #expect(node.automaticallyManagesSubnodes)
  }

  @Test("the subnodes are inserted in the order of the spec", arguments: [false, true])
  func insertionOrder(isLoaded: Bool) {
    withNodeEnvironment { _, log in
      let (root, _) = Self.makeTree()
      if isLoaded { _ = root.view }
      Self.layOut(root)
      #expect(SubnodeTests.names(root) == "12345")
      #expect(SubnodeTests.layerNames(root) == "12345")
      #expect(log.all.isEmpty)
    }
  }

  @Test("a managed node inserts its subnodes when it enters preload, without making views")
  func insertionAtPreload() {
    withNodeEnvironment { _, _ in
      let (root, leaves) = Self.makeTree()
      root.enterHierarchyState(.rangeManaged)
      let size = root.layoutThatFits(
        ASSizeRangeMake(.zero, CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
      ).size
      root.frame = CGRect(origin: .zero, size: size)
      root.recursivelySetInterfaceState(.preload)
      #expect(SubnodeTests.names(root) == "12345")
      for leaf in leaves {
        #expect(leaf.bounds.size == CGSize(width: 100, height: 100))
        #expect(leaf.interfaceState == .preload)
        #expect(leaf.count("didEnterPreload") == 1)
        #expect(!leaf.isNodeLoaded)
      }
      #expect(!root.isNodeLoaded)
    }
  }

  @Test("a changed spec changes the subnodes", arguments: [false, true])
  func changedSpec(isLoaded: Bool) {
    withNodeEnvironment { _, log in
      let leaves = (1...4).map { number in
        let node = ASDisplayNode()
        node.debugName = "\(number)"
        node.style.preferredSize = CGSize(width: 10, height: 10)
        return node
      }
      let root = ASDisplayNode()
      root.automaticallyManagesSubnodes = true
      var shown = [0, 1]
      root.layoutSpecBlock = { _, _ in
        let stack = ASStackLayoutSpec()
        stack.children = shown.map { leaves[$0] }
        return stack
      }
      if isLoaded { _ = root.view }
      for order in [[0, 1], [2, 1, 0], [1, 3], [3, 2, 1, 0], [0, 3, 1, 2], [3]] {
        shown = order
        root.setNeedsLayout()
        Self.layOut(root)
        #expect(SubnodeTests.names(root) == order.map { "\($0 + 1)" }.joined())
        #expect(SubnodeTests.layerNames(root) == SubnodeTests.names(root))
      }
      #expect(log.all.isEmpty)
    }
  }

  @Test("an overlay is in front, a background behind")
  func overlayAndBackground() {
    withNodeEnvironment { _, _ in
      let nodes = ["b", "c", "o"].map { name in
        let node = ASDisplayNode()
        node.debugName = name
        node.style.preferredSize = CGSize(width: 10, height: 10)
        return node
      }
      let root = ASDisplayNode()
      root.automaticallyManagesSubnodes = true
      root.layoutSpecBlock = { _, _ in
        ASOverlayLayoutSpec(
          child: ASBackgroundLayoutSpec(child: nodes[1], background: nodes[0]), overlay: nodes[2])
      }
      Self.layOut(root)
      #expect(SubnodeTests.names(root) == "bco")
    }
  }

  @Test("measuring off main with other subnodes changes them in the next main layout")
  func measuredInBackground() {
    withNodeEnvironment { _, log in
      let (first, second) = (ASDisplayNode(), ASDisplayNode())
      for node in [first, second] { node.style.preferredSize = CGSize(width: 10, height: 10) }
      let root = ASDisplayNode()
      root.automaticallyManagesSubnodes = true
      var shown = first
      root.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: shown) }
      root.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      root.view.layoutIfNeeded()
      #expect(root.subnodes == [first])
      shown = second
      inBackgroundRole {
        root.invalidateCalculatedLayout()
        _ = root.layoutThatFits(ASSizeRangeMake(CGSize(width: 10, height: 10)))
      }
      #expect(root.subnodes == [first])
      root.view.setNeedsLayout()
      root.view.layoutIfNeeded()
      #expect(root.subnodes == [second])
      #expect(log.all.isEmpty)
    }
  }

  @Test("subnodes must not change while the spec is made")
  func changesInSpec() {
    withNodeEnvironment { _, log in
      let root = ASDisplayNode()
      let child = ASDisplayNode()
      root.addSubnode(child)
      root.layoutSpecBlock = { node, _ in
        node.addSubnode(ASDisplayNode())
        child.removeFromSupernode()
        return ASLayoutSpec()
      }
      _ = root.layoutThatFits(ASSizeRangeMake(CGSize(width: 10, height: 10)))
      #expect(root.subnodes == [child])
      #expect(log.codes == [.subnodeChangeInLayoutSpec, .subnodeChangeInLayoutSpec])
    }
  }
}
