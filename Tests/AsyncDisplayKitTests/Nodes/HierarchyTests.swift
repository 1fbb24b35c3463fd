import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct HierarchyTests {
  static func makeNode(isLayerBacked: Bool) -> RecordingNode {
    let node = RecordingNode()
    node.isLayerBacked = isLayerBacked
    return node
  }

  static let enterAndExit = ["willEnterHierarchy", "didEnterHierarchy", "didExitHierarchy"]

  static func counts(_ node: RecordingNode) -> [Int] { enterAndExit.map { node.count($0) } }

  // A layer-backed subnode is notified twice that it has entered: through its supernode and through
  // its layer. Source: `ASDisplayNode.mm`, `-__enterHierarchy` and `-actionForLayer:forKey:`.
  @Test("adding to a window and removing is reported once to each node", arguments: [false, true])
  func appearance(isLayerBacked: Bool) {
    withNodeEnvironment { _, log in
      let window = makeWindow()
      let parent = RecordingNode()
      let child = Self.makeNode(isLayerBacked: isLayerBacked)
      let grandchild = Self.makeNode(isLayerBacked: isLayerBacked)
      child.addSubnode(grandchild)
      parent.addSubnode(child)
      #expect(Self.counts(parent) == [0, 0, 0])
      window.addSubview(parent.view)
      let entries = isLayerBacked ? 2 : 1
      #expect(Self.counts(parent) == [1, 1, 0])
      for node in [child, grandchild] { #expect(Self.counts(node) == [1, entries, 0]) }
      #expect(grandchild.isInHierarchy)
      child.removeFromSupernode()
      #expect(Self.counts(child) == [1, entries, 1])
      #expect(Self.counts(grandchild) == [1, entries, 1])
      #expect(Self.counts(parent) == [1, 1, 0])
      parent.view.removeFromSuperview()
      #expect(Self.counts(parent) == [1, 1, 1])
      #expect(log.all.isEmpty)
    }
  }

  @Test(
    "a node that changes its supernode inside a window neither leaves nor enters",
    arguments: [false, true])
  func moveInsideWindow(isLayerBacked: Bool) {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let parents = [RecordingNode(), RecordingNode()]
      for parent in parents { window.addSubview(parent.view) }
      let child = Self.makeNode(isLayerBacked: isLayerBacked)
      parents[0].addSubnode(child)
      #expect(Self.counts(child) == [1, 1, 0])
      parents[1].addSubnode(child)
      #expect(Self.counts(child) == [1, isLayerBacked ? 2 : 1, 0])
      #expect(child.isInHierarchy)
      #expect(child.hierarchyState.isEmpty)
    }
  }

  @Test("a layer moved by hand leaves and enters", arguments: [false, true])
  func moveByHand(isLayerBacked: Bool) {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let node = Self.makeNode(isLayerBacked: isLayerBacked)
      let (first, second) = (UIView(), UIView())
      window.addSubview(first)
      window.addSubview(second)
      if isLayerBacked { first.layer.addSublayer(node.layer) } else { first.addSubview(node.view) }
      #expect(Self.counts(node) == [1, 1, 0])
      if isLayerBacked {
        node.layer.removeFromSuperlayer()
        second.layer.addSublayer(node.layer)
      } else {
        node.view.removeFromSuperview()
        second.addSubview(node.view)
      }
      #expect(Self.counts(node) == [2, 2, 1])
    }
  }

  @Test("a foreign view between two nodes still lets the inner one be notified")
  func foreignViewBetween() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let outer = RecordingNode()
      let inner = RecordingNode()
      let between = UIView()
      between.addSubview(inner.view)
      outer.view.addSubview(between)
      window.addSubview(outer.view)
      #expect(Self.counts(inner) == [1, 1, 0])
      between.removeFromSuperview()
      #expect(Self.counts(inner) == [1, 1, 1])
    }
  }

  @Test("calling a hook by hand is a violation")
  func manualCalls() {
    withNodeEnvironment { _, log in
      let node = ASDisplayNode()
      node.willEnterHierarchy()
      node.didEnterHierarchy()
      node.didExitHierarchy()
      #expect(log.codes == Array(repeating: .manualAppearanceCall, count: 3))
    }
  }

  @Test("rasterized subnodes are notified of the window although they have no layer")
  func rasterizedSubnodes() {
    withNodeEnvironment { _, log in
      let window = makeWindow()
      let parent = RecordingNode()
      let child = RecordingNode()
      parent.enableSubtreeRasterization()
      parent.addSubnode(child)
      window.addSubview(parent.view)
      #expect(!child.isNodeLoaded)
      #expect(child.interfaceState == .inHierarchy)
      let late = RecordingNode()
      parent.addSubnode(late)
      #expect(late.interfaceState == .inHierarchy)
      late.removeFromSupernode()
      #expect(late.interfaceState == .none)
      #expect(log.all.isEmpty)
      parent.addSubnode(ASDisplayNode(viewBlock: { UIView() }))
      #expect(log.codes == [.synchronousInRasterizedTree])
    }
  }

  @Test("a subnode of a view taken out of its window is no longer visible")
  func visibleEndsWithSuperview() {
    withNodeEnvironment { scheduler, _ in
      let window = makeWindow()
      let host = UIView()
      window.addSubview(host)
      let parent = ASDisplayNode()
      let child = Self.makeNode(isLayerBacked: true)
      parent.addSubnode(child)
      host.addSubview(parent.view)
      #expect(child.isVisible)
      host.removeFromSuperview()
      scheduler.drain()
      #expect(!child.isVisible)
      #expect(child.count("didExitVisible") == 1)
    }
  }
}
