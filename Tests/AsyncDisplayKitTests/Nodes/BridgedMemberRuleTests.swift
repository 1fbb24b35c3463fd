import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Members of nodes that the view or layer has, too.
@Suite("Members that nodes pass on") @MainActor
struct BridgedMemberRuleTests {
  // Source: `ASDisplayNode+UIViewBridge.mm`, `-contents` and `-setContents:`.
  @Test func `contents are pending before load and off the main thread`() {
    withNodeEnvironment { scheduler, log in
      let image = UIImage(name: "a", size: CGSize(width: 1, height: 1)).cgImage
      let node = ASDisplayNode()
      node.contents = image
      #expect(!node.isNodeLoaded && node.contents as? CGImage == image)
      #expect(node.layer.contents as? CGImage == image)
      inBackgroundRole { node.contents = nil }
      #expect(node.layer.contents as? CGImage == image)
      scheduler.drain()
      #expect(node.contents == nil && node.layer.contents == nil && log.all.isEmpty)
    }
  }

  // Source: `ASDisplayNode+UIViewBridge.mm`, `-semanticContentAttribute`.
  @Test(arguments: [false, true])
  func `the semantic content attribute is the node's own`(isLayerBacked: Bool) {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      node.isLayerBacked = isLayerBacked
      node.semanticContentAttribute = .forceRightToLeft
      _ = node.layer
      #expect(node.semanticContentAttribute == .forceRightToLeft)
      guard !isLayerBacked else { return }
      #expect(node.view.semanticContentAttribute == .forceRightToLeft)
      node.view.semanticContentAttribute = .forceLeftToRight
      #expect(node.semanticContentAttribute == .forceRightToLeft)
    }
  }

  // Source: `ASDisplayNode.mm`, `-_locked_viewToLoad`.
  @Test func `a wrapped indicator or effect view is not opaque`() {
    withNodeEnvironment { _, _ in
      let effect = ASDisplayNode(viewBlock: { UIVisualEffectView(effect: nil) })
      let indicator = ASDisplayNode(viewBlock: { UIActivityIndicatorView() })
      let other = ASDisplayNode(viewBlock: { UIView() })
      for node in [effect, indicator, other] { _ = node.view }
      #expect(!effect.isOpaque && !effect.view.isOpaque && !indicator.isOpaque)
      #expect(other.isOpaque)
    }
  }

  // Source: `ASDisplayNode.mm`, `-convertRect:toNode:` and `-convertRect:fromNode:`.
  @Test func `a transform changes the size of a rectangle in the window`() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      node.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      let window = makeWindow()
      window.addSubview(node.view)
      node.transform = CATransform3DMakeScale(2, 2, 1)
      let rect = node.convert(node.bounds, to: nil)
      #expect(rect == CGRect(x: 0, y: 0, width: 40, height: 40))
      #expect(node.convert(rect, from: nil) == node.bounds)
    }
  }

  /// A node that calls super for the touches that it handles.
  private final class Handling: ASDisplayNode {
    private(set) var touches = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      self.touches += 1
    }
  }

  private final class Cell: ASCellNode {
    private(set) var began = 0
    private(set) var ended = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      began += 1
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      ended += 1
    }
  }

  /// A view that counts the touches that reach it.
  private final class Counting: UIView {
    private(set) var touches = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  // Source: `_ASDisplayView.mm`, `-touchesBegan:withEvent:`; `ASCellNode.mm`, the same.
  @Test func `a class that overrides a touch method keeps the touch, and a cell passes it on`() {
    withNodeEnvironment { _, _ in
      let (cell, node, plain) = (Cell(), Handling(), ASDisplayNode())
      let list = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      cell.frame = list.bounds
      node.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      plain.frame = CGRect(x: 50, y: 50, width: 40, height: 40)
      cell.addSubnode(node)
      cell.addSubnode(plain)
      list.addSubview(cell.view)
      let window = makeWindow()
      window.addSubview(list)
      window.tap(at: CGPoint(x: 10, y: 10))
      // The class does not override the method for the end of touches.
      #expect(node.touches == 1 && cell.began == 0 && cell.ended == 1 && list.touches == 0)
      window.tap(at: CGPoint(x: 60, y: 60))
      #expect(cell.began == 1 && cell.ended == 2 && list.touches == 1)
    }
  }

  // Source: `ASDisplayNode+Beta.h`, `ASDisplayNode (Beta)`.
  @Test func `a node has no default texts for assistive software`() {
    let node = ASDisplayNode()
    #expect(node.defaultAccessibilityHint == nil && node.defaultAccessibilityValue == nil)
    #expect(node.defaultAccessibilityIdentifier == nil)
    let action = UIAccessibilityCustomAction(name: "a") { _ in true }
    #expect(!node.performAccessibilityCustomAction(action))
  }

  // Source: `_ASPendingState.mm`, `ASPendingStateApplyMetricsToLayer`.
  @Test(
    "a frame that another thread sets keeps the bounds' origin and the anchor point",
    arguments: [true, false])
  func frameOffMain(isLayerBacked: Bool) {
    withNodeEnvironment { scheduler, violations in
      let node = ASDisplayNode()
      node.isLayerBacked = isLayerBacked
      node.anchorPoint = .zero
      node.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
      _ = node.layer
      inBackgroundRole {
        node.alpha = 0.5
        node.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      }
      scheduler.drain()
      #expect(node.layer.position == CGPoint(x: 10, y: 10) && node.alpha == 0.5)
      #expect(node.layer.bounds == CGRect(x: 5, y: 5, width: 20, height: 20))
      #expect(violations.all.isEmpty)
      inBackgroundRole {
        node.frame = .zero
        node.position = CGPoint(x: 7, y: 7)
      }
      scheduler.drain()
      #expect(node.layer.position == CGPoint(x: 7, y: 7) && node.layer.bounds.size == .zero)
    }
  }

  private final class Tinted: ASDisplayNode {
    private(set) var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  // Source: `ASDisplayNode+UIViewBridge.mm`, `-setTintColor:`.
  @Test func `a tint color that another thread sets on a layer-backed node is stored later`() {
    withNodeEnvironment { scheduler, violations in
      let node = Tinted()
      node.isLayerBacked = true
      _ = node.layer
      inBackgroundRole { node.tintColor = .red }
      scheduler.drain()
      #expect(node.tintColor == .red && node.changes == 1 && violations.all.isEmpty)
      inBackgroundRole { node.tintColor = .red }
      scheduler.drain()
      #expect(node.changes == 1)
    }
  }
}
