import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// Where text nodes say that their text is, beside Texture's renderer.
@Suite("Positions of text")
@MainActor
struct TextPositionTests {
  private let everything = NSRange(location: 0, length: 100)

  private func node(
    _ string: String, _ size: CGSize, _ change: (ASTextNode) -> Void = { _ in }
  ) -> ASTextNode {
    let node = TextNodeFixture.node(string)
    change(node)
    node.frame = CGRect(origin: .zero, size: size)
    return node
  }

  // Source: `ASTextKitRenderer+Positioning.mm`,
  // `-unlockedRectsForTextRange:measureOptions:layoutManager:textStorage:textContainer:`: the used rectangle.
  @Test func `a blank line has an empty rectangle as high as the line`() {
    let node = self.node("a\n\nb\n", CGSize(width: 60, height: 100))
    let rects = node.rects(forTextRange: everything).map(\.cgRectValue)
    #expect(rects.map(\.width) == [6, 0, 6])
    let height = node.frame(forTextRange: NSRange(location: 0, length: 1)).height
    #expect(rects[1] == CGRect(x: 0, y: height, width: 0, height: height))
    #expect(node.highlightRects(forTextRange: everything).count == 3)
    #expect(node.rects(forTextRange: NSRange(location: 0, length: 2)).count == 1)
  }

  // Source: `ASTextKitRenderer+Positioning.mm`, `-trailingRect`, whose size is that of the moved rectangle;
  // `ASTextNode.mm`, `-trailingRect`.
  @Test func `the trailing rectangle grows by a shadow, and moves without text`() {
    let shadow = { (node: ASTextNode) in
      node.shadowColor = UIColor.red.cgColor
      node.shadowOpacity = 1
      node.shadowRadius = 2
      node.shadowOffset = .zero
    }
    let full = node("one", CGSize(width: 100, height: 50), shadow)
    #expect(full.trailingRect() == CGRect(x: 18, y: 0, width: 80, height: 48))
    let empty = node("", CGSize(width: 100, height: 50), shadow)
    #expect(empty.trailingRect() == CGRect(x: 2, y: 2, width: 96, height: 46))
  }

  // Source: `ASTextKitRenderer.mm`, `-_calculateSize`, which puts the text back that is not scaled.
  @Test func `lines and frames of a shrunken text are those of the full size where it fits`() {
    let node = self.node("unbreakable", CGSize(width: 40, height: 100)) {
      $0.pointSizeScaleFactors = [0.9, 0.5]
    }
    #expect(node.size(atMost: 40, 100).width == 33)
    #expect(node.lineCount == 2)
    let line = node.frame(forTextRange: NSRange(location: 0, length: 1)).height
    #expect(node.frame(forTextRange: NSRange(location: 0, length: 11)).height == 2 * line)
    #expect(!node.isTruncated)
  }

  private final class Delegate: NSObject, ASTextNodeDelegate {
    var calls: [String] = []

    func textNodeTappedTruncationToken(_ textNode: ASTextNode) { calls.append("token") }

    func textNode(
      _ textNode: ASTextNode!, shouldLongPressLinkAttribute attribute: String!, value: Any!,
      at point: CGPoint
    ) -> Bool {
      calls.append("should \(attribute ?? "nil")")
      return true
    }

    func textNode(
      _ textNode: ASTextNode!, longPressedLinkAttribute attribute: String!, value: Any!,
      at point: CGPoint, textRange: NSRange
    ) {
      calls.append("pressed \(attribute ?? "nil") \(textRange.length)")
    }
  }

  // Source: `ASTextKitTailTruncater.mm`, `-truncate`, which returns without a visible range.
  @Test func `a tap on a text that is cut at its beginning is one on the truncation token`() {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let node = self.node("abc def", CGSize(width: 5, height: 12))
      let delegate = Delegate()
      node.delegate = delegate
      node.isUserInteractionEnabled = true
      window.addSubview(node.view)
      window.layoutIfNeeded()
      #expect(node.isTruncated)
      window.tap(at: CGPoint(x: 3, y: 6))
      #expect(delegate.calls == ["token"])
    }
  }

  // Source: `ASTextNode2.mm`, `-gestureRecognizerShouldBegin:` and `-_handleLongPress:`, which ask for no link.
  @Test(
    "the delegate of a second text node is notified of a long press outside of links",
    arguments: [true, false])
  func longPress(isSecond: Bool) {
    withNodeEnvironment { _, _ in
      let window = makeWindow()
      let node = isSecond ? ASTextNode2() : ASTextNode()
      node.attributedText = TextNodeFixture.text("abc")
      node.frame = CGRect(x: 0, y: 0, width: 60, height: 12)
      let delegate = Delegate()
      node.delegate = delegate
      node.isUserInteractionEnabled = true
      window.addSubview(node.view)
      window.layoutIfNeeded()
      let recognizers = node.view.gestureRecognizers ?? []
      let recognizer = recognizers.lazy.compactMap { $0 as? UILongPressGestureRecognizer }.first
      recognizer?.press(at: CGPoint(x: 3, y: 6))
      // The view asks its node, which is also the delegate of the recognizer.
      #expect(delegate.calls.suffix(2) == (isSecond ? ["should nil", "pressed nil 0"] : []))
    }
  }
}
