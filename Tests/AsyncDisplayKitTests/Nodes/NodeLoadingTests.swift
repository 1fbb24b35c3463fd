import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct NodeLoadingTests {
  @Test("a node loads its subnodes, then gets didLoad, then runs its closures in order")
  func loadOrder() {
    withNodeEnvironment { _, _ in
      let node = RecordingNode()
      let child = RecordingNode()
      node.addSubnode(child)
      var order: [String] = []
      child.onDidLoad { _ in order.append("child") }
      node.onDidLoad { loaded in
        order.append("first")
        #expect(loaded === node)
        #expect((loaded as? RecordingNode)?.calls == ["didLoad"])
      }
      node.onDidLoad { _ in order.append("second") }
      #expect(!node.isNodeLoaded)
      _ = node.view
      #expect(order == ["child", "first", "second"])
      #expect(child.isNodeLoaded)
      #expect(child.view.superview === node.view)
    }
  }

  @Test("a view block runs once, at load, and the node is synchronous")
  func viewBlock() {
    withNodeEnvironment { _, log in
      let view = UIView()
      var runs = 0
      let node = ASDisplayNode(viewBlock: {
        runs += 1
        return view
      })
      #expect(node.isSynchronous)
      #expect(runs == 0)
      #expect(node.view === view)
      #expect(node.view === view)
      #expect(runs == 1)
      #expect(log.all.isEmpty)
    }
  }

  @Test("a layer block makes a layer-backed node")
  func layerBlock() {
    withNodeEnvironment { _, log in
      let layer = CALayer()
      let node = ASDisplayNode(layerBlock: { layer })
      #expect(node.isLayerBacked)
      #expect(node.layer === layer)
      _ = node.view
      #expect(log.codes == [.viewOfLayerBackedNode])
    }
  }

  @Test("a closure for load time runs at once on a loaded node, and is rejected off main")
  func didLoadBlockOnLoadedNode() {
    withNodeEnvironment { _, log in
      let node = ASDisplayNode()
      _ = node.view
      var runs = 0
      node.onDidLoad { _ in runs += 1 }
      #expect(runs == 1)
      inBackgroundRole { node.onDidLoad { _ in runs += 1 } }
      #expect(runs == 1)
      #expect(log.codes == [.didLoadBlockOffMain])
    }
  }

  @Test("a view block that returns a node's view is a violation")
  func viewBlockWithNodeView() {
    withNodeEnvironment { _, log in
      let inner = ASDisplayNode()
      let node = ASDisplayNode(viewBlock: { inner.view })
      _ = node.view
      #expect(log.codes == [.viewBlockReturnedNodeView])
    }
  }

  // Source: `ASDisplayNode.mm`, `-_locked_layerToLoad`.
  @Test("a layer block that returns a node's layer is a violation")
  func layerBlockWithNodeLayer() {
    withNodeEnvironment { _, log in
      let inner = ASDisplayNode()
      _ = ASDisplayNode(layerBlock: { inner.layer }).layer
      #expect(log.codes == [.viewBlockReturnedNodeView])
      _ = ASDisplayNode(layerBlock: { CALayer() }).layer
      #expect(log.all.count == 1)
    }
  }

  @Test("adding to a loaded supernode loads the child")
  func addingToLoaded() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      _ = node.view
      let child = ASDisplayNode()
      node.addSubnode(child)
      #expect(child.isNodeLoaded)
      #expect(node.view.subviews.map { $0 === child.view } == [true])
    }
  }

  @Test("nodes, children and views are freed with their last reference")
  func noRetainCycle() {
    withNodeEnvironment { _, _ in
      weak var parent: ASDisplayNode?
      weak var child: ASDisplayNode?
      do {
        let first = ASDisplayNode()
        let second = ASDisplayNode()
        first.addSubnode(second)
        _ = first.view
        (parent, child) = (first, second)
      }
      #expect(parent == nil)
      #expect(child == nil)
    }
  }

  @Test("a view keeps its node alive while it has a superview of its own")
  func superviewKeepsNode() {
    withNodeEnvironment { _, _ in
      let host = UIView()
      weak var node: ASDisplayNode?
      do {
        let made = ASDisplayNode()
        node = made
        host.addSubview(made.view)
      }
      #expect(node != nil)
      host.subviews.first?.removeFromSuperview()
      #expect(node == nil)
    }
  }
}
