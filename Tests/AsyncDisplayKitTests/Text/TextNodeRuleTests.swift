import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Rules of text nodes")
@MainActor
struct TextNodeRuleTests {
  private final class CountingNode: ASTextNode {
    var drawings = 0

    override func displayDidFinish() {
      super.displayDidFinish()
      drawings += 1
    }
  }

  private func makeNode(in window: UIWindow) -> CountingNode {
    let node = CountingNode()
    node.attributedText = TextNodeFixture.text("one two")
    node.frame = CGRect(x: 0, y: 0, width: 60, height: 12)
    window.addSubview(node.view)
    window.layoutIfNeeded()
    return node
  }

  // Source: `ASTextNode.mm`, `-calculateSizeThatFits:`.
  @Test func `measuring in another range draws again`() {
    withNodeEnvironment { scheduler, _ in
      let window = makeWindow()
      let node = makeNode(in: window)
      scheduler.drain()
      let drawings = node.drawings
      #expect(drawings > 0)
      _ = node.layoutThatFits(ASSizeRange(min: .zero, max: CGSize(width: 50, height: 50)))
      scheduler.drain()
      #expect(node.drawings == drawings + 1)
    }
  }

  // Source: `ASTextNode.mm`, `-setMaximumNumberOfLines:`, `-setTruncationMode:` and others.
  @Test func `an equal setting does not draw again`() {
    withNodeEnvironment { scheduler, _ in
      let window = makeWindow()
      let node = makeNode(in: window)
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
      let set = {
        node.maximumNumberOfLines = 2
        node.truncationMode = .byTruncatingTail
        node.truncationAttributedText = TextNodeFixture.text("~")
        node.additionalTruncationMessage = TextNodeFixture.text("more")
        node.pointSizeScaleFactors = [0.9]
        node.exclusionPaths = [path]
      }
      set()
      node.view.layoutIfNeeded()
      scheduler.drain()
      let drawings = node.drawings
      set()
      #expect(node.view.layer.needsLayout() == false)
      scheduler.drain()
      #expect(node.drawings == drawings)
      node.maximumNumberOfLines = 1
      scheduler.drain()
      #expect(node.drawings == drawings + 1)
    }
  }

  // Source: `ASTextKitRenderer+Positioning.mm`, `-trailingRect`.
  @Test func `the trailing rectangle reaches the right and bottom edges`() {
    let node = TextNodeFixture.node("one")
    node.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(node.trailingRect() == CGRect(x: 18, y: 0, width: 82, height: 50))
    let empty = TextNodeFixture.node("")
    empty.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(empty.trailingRect() == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  // Source: `ASEditableTextNode.mm`, `-setScrollEnabled:`.
  @Test func `the text view of an editable node always scrolls`() {
    withNodeEnvironment { _, _ in
      let node = ASEditableTextNode()
      let textView = node.textView
      #expect(textView.gestureRecognizerShouldBegin(textView.panGestureRecognizer))
      node.scrollEnabled = false
      #expect(textView.isScrollEnabled && !textView.scrollsToTop)
      #expect(!textView.gestureRecognizerShouldBegin(textView.panGestureRecognizer))
      node.scrollEnabled = true
      #expect(textView.scrollsToTop)
    }
  }

  // Source: `ASEditableTextNode.mm`, `-initWithTextKitComponents:placeholderTextKitComponents:`.
  @Test func `setting the text ends the placeholder of components`() {
    withNodeEnvironment { _, _ in
      let node = ASEditableTextNode(
        textKitComponents: ASTextKitComponents(
          attributedSeedString: TextNodeFixture.text("a"), textContainerSize: .zero),
        placeholderTextKitComponents: ASTextKitComponents(
          attributedSeedString: TextNodeFixture.text("write"), textContainerSize: .zero))
      #expect(node.isDisplayingPlaceholder())
      #expect(node.size(atMost: 100).width == 30)
      node.attributedText = TextNodeFixture.text("bb")
      #expect(!node.isDisplayingPlaceholder() && node.attributedText?.string == "bb")
      #expect(node.size(atMost: 100).width == 12)
    }
  }
}
