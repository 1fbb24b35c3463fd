import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct SubnodeTests {
  enum Backing: String, CaseIterable {
    case unloaded, unloadedLayer, view, layer

    @MainActor func makeNode(_ name: String) -> ASDisplayNode {
      let node = ASDisplayNode()
      node.debugName = name
      node.isLayerBacked = self == .layer || self == .unloadedLayer
      return node
    }

    @MainActor func load(_ node: ASDisplayNode) {
      if self == .view || self == .layer { _ = node.layer }
    }
  }

  static func names(_ node: ASDisplayNode) -> String {
    node.subnodes.map { $0.debugName ?? "?" }.joined()
  }

  /// The names of the nodes whose layers are in a loaded node, back to front.
  static func layerNames(_ node: ASDisplayNode) -> String {
    guard node.isNodeLoaded else { return names(node) }
    return (node.layer.sublayers ?? []).map { $0.displayNode?.debugName ?? "-" }.joined()
  }

  static func makeFamily(_ backing: Backing) -> (parent: ASDisplayNode, children: [ASDisplayNode]) {
    let parent = backing.makeNode("p")
    let children = ["a", "b", "c"].map { backing.makeNode($0) }
    for child in children { parent.addSubnode(child) }
    backing.load(parent)
    return (parent, children)
  }

  @Test("a node is inserted at every index", arguments: Backing.allCases, 0...3)
  func insertAtIndex(_ backing: Backing, _ index: Int) {
    withNodeEnvironment { _, log in
      let (parent, _) = Self.makeFamily(backing)
      parent.insertSubnode(backing.makeNode("d"), at: index)
      let expected = ["dabc", "adbc", "abdc", "abcd"][index]
      #expect(Self.names(parent) == expected)
      #expect(Self.layerNames(parent) == expected)
      #expect(log.all.isEmpty)
    }
  }

  @Test("a bad index is rejected", arguments: Backing.allCases, [-1, 4, 99])
  func badIndex(_ backing: Backing, _ index: Int) {
    withNodeEnvironment { _, log in
      let (parent, _) = Self.makeFamily(backing)
      let extra = backing.makeNode("d")
      parent.insertSubnode(extra, at: index)
      #expect(Self.names(parent) == "abc")
      #expect(extra.supernode == nil)
      #expect(log.codes == [.subnodeIndexOutOfBounds])
      #expect(log.all.first?.numbers == [index, 3])
    }
  }

  @Test("a node goes right below and right above a sibling", arguments: Backing.allCases)
  func belowAndAbove(_ backing: Backing) {
    withNodeEnvironment { _, log in
      let (parent, children) = Self.makeFamily(backing)
      let extra = backing.makeNode("d")
      parent.insertSubnode(extra, belowSubnode: children[1])
      #expect(Self.layerNames(parent) == "adbc")
      parent.insertSubnode(extra, aboveSubnode: children[1])
      #expect(Self.layerNames(parent) == "abdc")
      parent.insertSubnode(children[0], aboveSubnode: children[2])
      #expect(Self.layerNames(parent) == "bdca")
      parent.insertSubnode(children[0], belowSubnode: children[1])
      #expect(Self.layerNames(parent) == "abdc")
      #expect(Self.names(parent) == "abdc")
      #expect(log.all.isEmpty)
      parent.insertSubnode(backing.makeNode("e"), belowSubnode: backing.makeNode("f"))
      #expect(log.codes == [.notASubnode])
      #expect(Self.names(parent) == "abdc")
    }
  }

  @Test("a node takes the place of another", arguments: Backing.allCases)
  func replace(_ backing: Backing) {
    withNodeEnvironment { _, log in
      let (parent, children) = Self.makeFamily(backing)
      parent.replaceSubnode(children[1], withSubnode: backing.makeNode("d"))
      #expect(Self.layerNames(parent) == "adc")
      #expect(children[1].supernode == nil)
      parent.replaceSubnode(children[0], withSubnode: children[2])
      #expect(Self.layerNames(parent) == "cd")
      #expect(Self.names(parent) == "cd")
      parent.replaceSubnode(backing.makeNode("x"), withSubnode: backing.makeNode("y"))
      #expect(log.codes == [.notASubnode])
    }
  }

  @Test("subnodes move between supernodes and leave them", arguments: Backing.allCases)
  func moveAndRemove(_ backing: Backing) {
    withNodeEnvironment { _, log in
      let (first, children) = Self.makeFamily(backing)
      let second = backing.makeNode("q")
      backing.load(second)
      second.addSubnode(children[0])
      #expect(Self.layerNames(first) == "bc")
      #expect(Self.layerNames(second) == "a")
      #expect(children[0].supernode === second)
      children[0].removeFromSupernode()
      #expect(second.subnodes.isEmpty)
      #expect(children[0].supernode == nil)
      children[0].removeFromSupernode()
      second.addSubnode(second)
      #expect(second.subnodes.isEmpty)
      #expect(log.all.isEmpty)
    }
  }

  @Test("a subnode inserted again past the end is rejected and counts once")
  func insertExisting() {
    withNodeEnvironment { _, log in
      let parent = ASDisplayNode()
      let child = ASDisplayNode()
      parent.addSubnode(child)
      parent.insertSubnode(child, at: 1)
      #expect(parent.subnodes.count == 1)
      #expect(log.codes == [.subnodeIndexOutOfBounds])
      parent.insertSubnode(parent, at: 0)
      #expect(log.codes.last == .subnodeIsSelf)
    }
  }

  @Test("foreign views and layers among the subnodes keep their places")
  func meddlingViewsAndLayers() {
    withNodeEnvironment { _, _ in
      let (parent, children) = Self.makeFamily(.view)
      parent.view.insertSubview(UIView(), aboveSubview: children[0].view)
      parent.layer.insertSublayer(CALayer(), above: children[1].layer)
      #expect(Self.layerNames(parent) == "a-b-c")
      parent.insertSubnode(Backing.view.makeNode("d"), at: 1)
      #expect(Self.layerNames(parent) == "ad-b-c")
      parent.insertSubnode(Backing.view.makeNode("e"), belowSubnode: children[2])
      #expect(Self.layerNames(parent) == "ad-b-ec")
      parent.replaceSubnode(children[1], withSubnode: Backing.layer.makeNode("f"))
      #expect(Self.layerNames(parent) == "ad-f-ec")
      #expect(Self.names(parent) == "adfec")
    }
  }

  @Test("a view-backed node is rejected in a layer-backed one")
  func viewInLayer() {
    withNodeEnvironment { _, log in
      let parent = Backing.layer.makeNode("p")
      parent.addSubnode(ASDisplayNode())
      #expect(parent.subnodes.isEmpty)
      #expect(log.codes == [.viewInLayerBackedNode])
    }
  }

  @Test("subnodes of a loaded node cannot be changed off the main thread")
  func changeOffMain() {
    withNodeEnvironment { _, log in
      let (parent, children) = Self.makeFamily(.view)
      inBackgroundRole {
        parent.addSubnode(ASDisplayNode())
        children[0].removeFromSupernode()
      }
      #expect(Self.names(parent) == "abc")
      #expect(log.codes == [.subnodeChangeOffMain, .subnodeChangeOffMain])
    }
  }

  @Test("UIView.addSubnode joins the node tree of a node's view, and else only the view tree")
  func addSubnodeToViews() {
    withNodeEnvironment { _, _ in
      let parent = ASDisplayNode()
      let child = ASDisplayNode()
      parent.view.addSubnode(child)
      #expect(child.supernode === parent)
      let plain = UIView()
      plain.addSubnode(child)
      #expect(child.supernode == nil)
      #expect(parent.subnodes.isEmpty)
      #expect(child.view.superview === plain)
      let layered = Backing.layer.makeNode("l")
      plain.layer.addSubnode(layered)
      #expect(layered.layer.superlayer === plain.layer)
    }
  }

  @Test("a view moved by hand takes its node along")
  func handMovedView() {
    withNodeEnvironment { _, _ in
      let first = ASDisplayNode()
      let second = ASDisplayNode()
      let child = ASDisplayNode()
      first.addSubnode(child)
      _ = first.view
      second.view.addSubview(child.view)
      #expect(child.supernode === second)
      #expect(first.subnodes.isEmpty)
      child.view.removeFromSuperview()
      #expect(child.supernode == nil)
    }
  }

  @Test("a subnode added before or after a foreign view is loaded ends inside it")
  func subnodeOfForeignView() {
    withNodeEnvironment { _, _ in
      let view = UIView()
      let parent = ASDisplayNode(viewBlock: { view })
      let before = ASDisplayNode()
      let after = ASDisplayNode()
      parent.addSubnode(before)
      _ = parent.view
      parent.addSubnode(after)
      #expect(view.subviews.map(\.displayNode) == [before, after])
    }
  }
}
