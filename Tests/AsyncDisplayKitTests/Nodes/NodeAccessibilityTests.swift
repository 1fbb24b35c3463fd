import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
@Suite("Accessibility of nodes")
struct NodeAccessibilityTests {
  private func setAll(_ node: ASDisplayNode) {
    node.accessibilityHint = "hint"
    node.accessibilityValue = "value"
    node.accessibilityTraits = [.button, .selected]
    node.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    node.accessibilityElements = ["a", "b"]
    node.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "share")]
    node.accessibilityAttributedLabel = NSAttributedString(string: "label")
    node.accessibilityLanguage = "fr"
    node.accessibilityElementsHidden = true
    node.accessibilityViewIsModal = true
  }

  private func expectAll(_ node: ASDisplayNode) {
    #expect(node.accessibilityHint == "hint")
    #expect(node.accessibilityValue == "value")
    #expect(node.accessibilityTraits == [.button, .selected])
    #expect(node.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(node.accessibilityElements as? [String] == ["a", "b"])
    #expect(node.accessibilityCustomActions?.map(\.name) == ["share"])
    #expect(node.accessibilityAttributedLabel?.string == "label")
    #expect(node.accessibilityLanguage == "fr")
    #expect(node.accessibilityElementsHidden)
    #expect(node.accessibilityViewIsModal)
  }

  // Source: `ASDisplayNode+UIViewBridge.mm`, `-setAccessibilityLabel:` and
  // `-setAccessibilityAttributedLabel:`, and those of the hint and the value.
  @Test("plain texts and texts with speech attributes are set together", arguments: [false, true])
  func attributedTexts(isLayerBacked: Bool) {
    withNodeEnvironment { scheduler, _ in
      for isLoaded in [false, true] {
        let node = ASDisplayNode()
        node.isLayerBacked = isLayerBacked
        if isLoaded { _ = node.layer }
        let (first, second) = (NSAttributedString(string: "first"), NSAttributedString(string: "x"))
        node.accessibilityLabel = "first"
        node.accessibilityHint = "first"
        node.accessibilityValue = "first"
        for text in [
          node.accessibilityAttributedLabel, node.accessibilityAttributedHint,
          node.accessibilityAttributedValue,
        ] {
          #expect(text == first)
        }
        let change = {
          node.accessibilityAttributedLabel = second
          node.accessibilityAttributedHint = second
          node.accessibilityAttributedValue = second
        }
        if isLoaded { inBackgroundRole(change) } else { change() }
        scheduler.drain()
        _ = node.layer
        let texts = [node.accessibilityLabel, node.accessibilityHint, node.accessibilityValue]
        #expect(texts == ["x", "x", "x"])
        #expect(node.accessibilityAttributedLabel == second)
        node.accessibilityLabel = "third"
        #expect(node.accessibilityAttributedLabel?.string == "third")
        node.accessibilityLabel = nil
        #expect(node.accessibilityAttributedLabel == nil)
        #expect(node.accessibilityHint == "x")
      }
    }
  }

  @Test("values set in the background before load reach the view")
  func beforeLoad() {
    withNodeEnvironment { _, log in
      let node = ASDisplayNode()
      inBackgroundRole { setAll(node) }
      expectAll(node)
      let view = node.view
      #expect(view.accessibilityHint == "hint" && view.accessibilityValue == "value")
      #expect(view.accessibilityTraits == [.button, .selected])
      #expect(view.accessibilityCustomActions?.map(\.name) == ["share"])
      #expect(view.accessibilityElementsHidden && view.accessibilityViewIsModal)
      expectAll(node)
      #expect(log.all.isEmpty)
    }
  }

  @Test("a layer-backed node keeps the value that was set")
  func layerBacked() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      node.isLayerBacked = true
      setAll(node)
      _ = node.layer
      expectAll(node)
    }
  }

  @Test("set off the main thread after load, a value waits for the next main turn")
  func offMain() {
    withNodeEnvironment { scheduler, _ in
      let node = ASDisplayNode()
      _ = node.view
      inBackgroundRole { node.accessibilityHint = "later" }
      #expect(node.view.accessibilityHint == nil)
      scheduler.drain()
      #expect(node.view.accessibilityHint == "later")
    }
  }

  @Test("a value that the app gave the view stays when another is set on the node")
  func viewKeepsItsOwn() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      node.accessibilityHint = "hint"
      node.view.accessibilityHint = "view's"
      node.accessibilityValue = "value"
      #expect(node.accessibilityHint == "view's" && node.view.accessibilityValue == "value")
    }
  }
}
