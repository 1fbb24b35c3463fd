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
}
