import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct ResponderTests {
  final class Willing: ASDisplayNode {
    override func canBecomeFirstResponder() -> Bool { true }
  }

  final class Clinging: ASDisplayNode {
    override func canResignFirstResponder() -> Bool { false }
  }

  @Test("responder answers of a node around a foreign view are a violation at load")
  func foreignView() {
    withNodeEnvironment { _, violations in
      for node in [Willing(viewBlock: { UIView() }), Clinging(viewBlock: { UIView() })] {
        #expect(!node.isNodeLoaded)
        _ = node.view
      }
      #expect(
        violations.codes == [.responderAnswersForForeignView, .responderAnswersForForeignView])
      _ = ASDisplayNode(viewBlock: { UIView() }).view
      _ = Willing().view
      _ = Willing(layerBlock: { CALayer() }).layer
      #expect(violations.all.count == 2)
    }
  }

  @Test("a plain node cannot become first responder, one that says so can")
  func firstResponder() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let plain = ASDisplayNode()
      let willing = Willing()
      #expect(!plain.canBecomeFirstResponder())
      #expect(plain.canResignFirstResponder())
      window.addSubview(plain.view)
      window.addSubview(willing.view)
      #expect(!plain.becomeFirstResponder())
      #expect(!plain.view.canBecomeFirstResponder)
      #expect(willing.view.canBecomeFirstResponder)
      #expect(willing.becomeFirstResponder())
      #expect(willing.isFirstResponder())
      #expect(willing.view.isFirstResponder)
      #expect(!plain.isFirstResponder())
      #expect(willing.resignFirstResponder())
      #expect(!willing.isFirstResponder())
    }
  }

  final class Counting: ASDisplayNode {
    var calls: [String] = []
    var claimsToBeFirst = false
    override func canBecomeFirstResponder() -> Bool { true }
    override func becomeFirstResponder() -> Bool {
      calls.append("become")
      return super.becomeFirstResponder()
    }
    override func resignFirstResponder() -> Bool {
      calls.append("resign")
      return super.resignFirstResponder()
    }
    override func isFirstResponder() -> Bool { claimsToBeFirst || super.isFirstResponder() }
  }

  // Source: `_ASDisplayView.mm`, `-isFirstResponder`.
  @Test("a view is the first responder if its node's method says so")
  func viewAsksNode() {
    withNodeEnvironment { _, _ in
      let node = Counting()
      makeWindow().addSubview(node.view)
      #expect(!node.view.isFirstResponder)
      node.claimsToBeFirst = true
      #expect(node.view.isFirstResponder)
    }
  }

  // Source: `ASDisplayNode+UIViewBridge.mm`, `-becomeFirstResponder`, which calls the view's method, and
  // `_ASDisplayView.mm`, `-becomeFirstResponder`, which calls the node's unless that is running.
  @Test(
    "a node that is called first asks its view, which asks the node again; the view asks it once")
  func reentrance() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let (asked, shown) = (Counting(), Counting())
      for node in [asked, shown] { window.addSubview(node.view) }
      #expect(asked.becomeFirstResponder() && asked.view.isFirstResponder)
      #expect(asked.calls == ["become", "become"])
      #expect(shown.view.becomeFirstResponder() && shown.view.isFirstResponder)
      #expect(shown.calls == ["become"] && asked.calls.last == "resign")
      #expect(shown.resignFirstResponder() && !shown.view.isFirstResponder)
      #expect(shown.calls == ["become", "resign", "resign"])
    }
  }

  // Source: `ASDisplayNode+Convenience.mm`, `-closestViewController`; `ASDisplayNodeExtras.mm`,
  // `ASFindClosestViewOfLayer`.
  @Test func `a layer-backed node in a plain view finds the view's controller`() {
    withNodeEnvironment { _, _ in
      let controller = UIViewController()
      let node = ASDisplayNode()
      node.isLayerBacked = true
      controller.view.addSubnode(node)
      #expect(node.closestViewController === controller)
      node.layer.removeFromSuperlayer()
      #expect(node.closestViewController == nil)
    }
  }
}
