import Testing
import UIKit

@testable import AsyncDisplayKit

/// A node that records the window and superview of its view in the hooks of a window.
@MainActor
private final class PlacedNode: ASDisplayNode {
  var places: [String] = []

  private func record(_ hook: String) {
    let place = (view.window == nil ? "" : " window") + (view.superview == nil ? "" : " superview")
    places.append(hook + place)
  }

  override func didEnterHierarchy() {
    super.didEnterHierarchy()
    record("enter")
  }

  override func didExitHierarchy() {
    super.didExitHierarchy()
    record("exit")
  }
}

@MainActor
struct WindowEntryTests {
  // Source: `_ASDisplayView.mm`, `-willMoveToWindow:` and `-didMoveToWindow`.
  @Test("a node enters before its view has a window, and leaves after its view has none")
  func momentOfEntry() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let node = PlacedNode()
      window.addSubview(node.view)
      node.view.removeFromSuperview()
      #expect(node.places == ["enter", "exit"])
    }
  }

  @Test("a scroll node enters and leaves with its view")
  func scrollNode() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let node = ASScrollNode()
      window.addSubview(node.view)
      #expect(node.isInHierarchy && node.isVisible)
      node.view.removeFromSuperview()
      #expect(!node.isInHierarchy && !node.isVisible)
    }
  }

  // Source: `ASDisplayNode.mm`, `-_locked_loadViewOrLayer`: the node is the layer's delegate.
  @Test("a node that wraps a foreign layer enters and leaves with it")
  func foreignLayer() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let node = ASDisplayNode(layerBlock: { CALayer() })
      window.layer.addSublayer(node.layer)
      #expect(node.isInHierarchy && node.isVisible)
      node.layer.removeFromSuperlayer()
      #expect(!node.isInHierarchy)
    }
  }

  // Source: `ASDisplayNode.mm`, `-_setSupernode:`.
  @Test("a subnode of a loaded node is loaded before it has the states of its supernode")
  func loadingBeforeStates() {
    withNodeEnvironment { _, _ in
      let parent = ASCellNode()
      parent.enterHierarchyState(.rangeManaged)
      _ = parent.view
      parent.recursivelySetInterfaceState([.measureLayout, .preload])
      let child = RecordingNode()
      parent.addSubnode(child)
      #expect(child.calls.prefix(2) == ["didLoad", "didEnterPreload"])
    }
  }

  // Source: `ASDisplayNode.mm`, `-recursivelyPreload` and `-recursivelyClearContents`, which traverse
  // sublayers.
  @Test("preloading again and clearing contents reach nodes that only views connect")
  func traversalOfViews() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let outer = RecordingNode()
      let between = UIView()
      let inner = RecordingNode()
      outer.view.addSubview(between)
      between.addSubview(inner.view)
      window.addSubview(outer.view)
      #expect(inner.count("didEnterPreload") == 1)
      outer.setNeedsPreload()
      #expect(inner.count("didEnterPreload") == 2)
      inner.contents = UIImage()
      outer.recursivelyClearContents()
      #expect(inner.contents == nil)
    }
  }

  // Source: `ASDisplayNode.mm`, `-supportsLayerBacking`.
  @Test("foreign views and layers and recognized gestures exclude layer backing")
  func layerBacking() {
    withNodeEnvironment { _, _ in
      #expect(ASDisplayNode().supportsLayerBacking)
      #expect(!ASDisplayNode(viewBlock: { UIView() }).supportsLayerBacking)
      #expect(!ASDisplayNode(layerBlock: { CALayer() }).supportsLayerBacking)
      let node = ASDisplayNode()
      node.view.addGestureRecognizer(UITapGestureRecognizer())
      #expect(!node.supportsLayerBacking)
    }
  }
}

@MainActor
struct ForeignSupernodeTests {
  // Source: `ASDisplayNode.mm`, `shouldDisableNotificationsForMovingBetweenParents`.
  @Test("a subnode that moves out of a scroll node leaves its window and enters again")
  func moveFromForeignView() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let (scroll, plain, child) = (ASScrollNode(), ASDisplayNode(), RecordingNode())
      window.addSubview(scroll.view)
      window.addSubview(plain.view)
      scroll.addSubnode(child)
      plain.addSubnode(child)
      #expect(child.count("willEnterHierarchy") == 2)
      #expect(child.count("didExitHierarchy") == 1)
    }
  }

  // Source: `ASCollectionNode.mm` and `ASTableNode.mm`, which set a view block.
  @Test("collection, table and scroll nodes wrap foreign views")
  func containers() {
    withNodeEnvironment { _, _ in
      let nodes: [ASDisplayNode] = [ASCollectionNode.flow(), ASTableNode(), ASScrollNode()]
      for node in nodes {
        #expect(node.isSynchronous && !node.supportsLayerBacking && !node.displaysAsynchronously)
      }
    }
  }

  // Source: `ASDisplayNode.mm`, `-_locked_viewToLoad`: only image views keep their contents.
  @Test("clearing contents clears those of foreign views, except image views")
  func clearingContents() {
    withNodeEnvironment { _, _ in
      let (plain, image) = (
        ASDisplayNode(viewBlock: { UIView() }), ASDisplayNode(viewBlock: { UIImageView() })
      )
      for node in [plain, image] {
        node.layer.contents = UIImage()
        node.clearContents()
      }
      #expect(plain.layer.contents == nil)
      #expect(image.layer.contents != nil)
    }
  }
}

@MainActor
struct FallbackSafeAreaTests {
  /// A node that counts changes of its safe area and margins.
  private final class CountingNode: ASDisplayNode {
    var changes: [String] = []

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      changes.append("safe area")
    }

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      changes.append("margins")
    }
  }

  // Source: `ASDisplayNode.mm`, `-_fallbackUpdateSafeAreaOnChildren` and `-setFallbackSafeAreaInsets:`.
  @Test("a layer-backed subnode is notified once of each new safe area")
  func notifications() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let controller = UIViewController()
      window.rootViewController = controller
      let (root, child, plain) = (ASDisplayNode(), CountingNode(), CountingNode())
      child.isLayerBacked = true
      root.addSubnode(child)
      root.addSubnode(plain)
      root.frame = window.bounds
      child.frame = window.bounds.insetBy(dx: 2, dy: 2)
      controller.view.addSubview(root.view)
      window.layoutIfNeeded()
      #expect(child.changes.isEmpty)
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
      #expect(child.changes == ["safe area", "margins"])
      #expect(child.safeAreaInsets == UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7))
      root.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(child.changes.count == 2)
      child.frame = window.bounds.insetBy(dx: 5, dy: 5)
      #expect(child.safeAreaInsets.top == 7)
      child.insetsLayoutMarginsFromSafeArea = false
      child.changes = []
      root.view.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(child.safeAreaInsets.top == 4)
      #expect(child.changes == ["safe area"])
    }
  }
}
