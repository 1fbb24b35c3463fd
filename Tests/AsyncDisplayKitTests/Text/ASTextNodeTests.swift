import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Text node")
@MainActor
struct ASTextNodeTests {
  @Test func `a new node has Texture's defaults`() {
    let node = ASTextNode()
    #expect(node.attributedText == nil)
    #expect(node.maximumNumberOfLines == 0)
    #expect(node.truncationMode == .byWordWrapping)
    #expect(node.linkAttributeNames == [NSAttributedString.Key.link.rawValue])
    #expect(node.placeholderColor == ASDisplayNodeDefaultPlaceholderColor())
    #expect(node.placeholderInsets == UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0))
    #expect(!node.placeholderEnabled)
    #expect(!node.isUserInteractionEnabled)
    #expect(!node.isOpaque)
    #expect(node.isAccessibilityElement)
    #expect(node.size(atMost: 100) == .zero)
  }

  @Test func `nil is kept as an empty text`() {
    let node = ASTextNode()
    node.attributedText = nil
    #expect(node.attributedText?.length == 0)
    #expect(!node.isAccessibilityElement)
  }

  @Test func `a later change of a mutable text does not reach the node`() {
    let text = NSMutableAttributedString(string: "one", attributes: [.font: TextNodeFixture.font])
    let node = ASTextNode()
    node.attributedText = text
    text.append(NSAttributedString(string: " two"))
    #expect(node.attributedText?.string == "one")
    #expect(node.size(atMost: .infinity).width == 18)
  }

  @Test func `the text is spoken`() {
    let node = TextNodeFixture.node("one")
    #expect(node.isAccessibilityElement)
    #expect(node.accessibilityLabel == "one" && node.defaultAccessibilityLabel == "one")
    #expect(node.accessibilityTraits == .staticText)
    node.isAccessibilityElement = false
    node.attributedText = TextNodeFixture.text("two")
    #expect(!node.isAccessibilityElement)
    #expect(node.accessibilityLabel == "two")
  }

  @Test func `the truncation has the attributes of the text's end`() {
    let node = TextNodeFixture.node("one two three", [.kern: 1])
    node.truncationAttributedText = NSAttributedString(string: "…", attributes: [.kern: 2])
    node.additionalTruncationMessage = NSAttributedString(string: "more")
    #expect(node.additionalTruncationMessage?.string == "more")
    let token = node.truncationToken
    #expect(token.string == "… more")
    #expect(token.runs.map(\.attributes.kern) == [2, 1])
    #expect(token.runs.allSatisfy { $0.attributes.font == TextNodeFixture.font })
    node.truncationAttributedText = nil
    #expect(node.truncationToken.string == "more")
    node.additionalTruncationMessage = nil
    #expect(node.truncationToken.string == "…")
  }

  @Test func `setting a placeholder color that can be seen turns placeholders on`() {
    let node = ASTextNode()
    node.placeholderColor = .red
    #expect(node.placeholderEnabled)
    node.placeholderColor = .clear
    #expect(!node.placeholderEnabled)
    node.placeholderColor = nil
    #expect(node.placeholderColor == nil && !node.placeholderEnabled)
  }

  // Source: `ASTextNode.mm`, `-didEnterHierarchy` and `-defaultAccessibilityLabel`.
  @Test(
    "entering a window draws a text again that follows the tint color", arguments: [false, true])
  func tintOnEntering(follows: Bool) {
    final class CountingTextNode: ASTextNode {
      var drawings = 0
      override func setNeedsDisplay() {
        super.setNeedsDisplay()
        drawings += 1
      }
    }
    withNodeEnvironment { _, _ in
      let node = CountingTextNode()
      #expect(node.defaultAccessibilityLabel == nil)
      node.attributedText = TextNodeFixture.text("one")
      node.textColorFollowsTintColor = follows
      _ = node.view
      node.drawings = 0
      node.didEnterHierarchy()
      #expect(node.drawings == (follows ? 1 : 0))
    }
  }

  @Test func `the placeholder has a bar for each line`() throws {
    let node = TextNodeFixture.node("one two three")
    node.placeholderColor = .red
    _ = node.size(atMost: 42)
    let image = try #require(node.placeholderImage())
    #expect(image.size == CGSize(width: 42, height: 24))
    let list = try #require(image.displayList)
    #expect(
      list.filledBoxes == [
        CGRect(x: 0, y: 1, width: 42, height: 10), CGRect(x: 0, y: 12, width: 30, height: 11),
      ])
  }

  @Test func `a visible shadow is drawn below the text with its opacity`() throws {
    let node = TextNodeFixture.node("one")
    node.frame = CGRect(x: 0, y: 0, width: 42, height: 24)
    let context = CGContext(size: node.bounds.size, scale: 1)
    func drawn() -> [RuntimeDrawing.DisplayList.Operation] {
      UIGraphicsPushContext(context)
      node.drawing().draw(in: node.bounds)
      UIGraphicsPopContext()
      return context.displayList.operations
    }
    #expect(!drawn().contains { if case .shadowed = $0 { true } else { false } })
    node.shadowColor = UIColor.red.cgColor
    node.shadowOpacity = 0.5
    node.shadowOffset = CGSize(width: 1, height: 2)
    node.shadowRadius = 3
    let shadows = drawn().compactMap {
      if case .shadowed(_, let shadow) = $0 { shadow } else { nil }
    }
    let shadow = try #require(shadows.last)
    #expect(shadow.offset == CGSize(width: 1, height: 2))
    #expect(shadow.blur == 3)
    #expect(shadow.color.alpha == 0.5)
  }

  @Test func `text with a link cannot be layer-backed`() {
    #expect(TextNodeFixture.node("one").supportsLayerBacking)
    #expect(!TextNodeFixture.node("one", [.link: "https://example.com"]).supportsLayerBacking)
    let node = TextNodeFixture.node("one", [.init(rawValue: "mention"): "hannah"])
    #expect(node.supportsLayerBacking)
    node.linkAttributeNames = ["mention"]
    #expect(!node.supportsLayerBacking)
  }

  @Test func `a range has a frame`() {
    let node = TextNodeFixture.node("one two three")
    node.frame = CGRect(x: 0, y: 0, width: 42, height: 24)
    #expect(
      node.frame(forTextRange: NSRange(location: 4, length: 3))
        == CGRect(x: 24, y: 0, width: 18, height: 11.93359375))
    let font = TextNodeFixture.font
    let height = font.capHeight + 2.6 * abs(font.descender)
    let capitals = node.rects(forTextRange: NSRange(location: 4, length: 6)).map(\.cgRectValue)
    #expect(capitals.map(\.minX) == [24, 0] && capitals.map(\.width) == [18, 12])
    #expect(capitals.allSatisfy { abs($0.height - height) < 0.001 })
    let rects = node.highlightRects(forTextRange: NSRange(location: 4, length: 6)).map(
      \.cgRectValue)
    #expect(rects.map(\.minX) == [24, 0] && rects.map(\.width) == [18, 12])
    let bottom = node.bounds.height
    #expect(
      node.trailingRect()
        == CGRect(x: 30, y: 11.93359375, width: 12, height: bottom - 11.93359375))
  }

  @Test func `a drawn node shows its text`() throws {
    try withNodeEnvironment { scheduler, _ in
      let node = TextNodeFixture.node("one two", [.foregroundColor: UIColor.red])
      node.frame = CGRect(x: 0, y: 0, width: 42, height: 12)
      makeWindow().addSubview(node.view)
      node.recursivelyEnsureDisplaySynchronously(true)
      scheduler.drain()
      let list = try #require((node.layer.contents as? CGImage)?.list)
      guard case .text(let run)? = list.operations.last else {
        Issue.record("no text was drawn")
        return
      }
      #expect(run.string == "one two")
      #expect(run.color == UIColor.red.cgColor)
    }
  }

  @Test func `a node of another size is drawn anew`() throws {
    try withNodeEnvironment { scheduler, _ in
      let node = TextNodeFixture.node("one two")
      node.frame = CGRect(x: 0, y: 0, width: 42, height: 24)
      let window = makeWindow()
      window.addSubview(node.view)
      node.recursivelyEnsureDisplaySynchronously(true)
      scheduler.drain()
      node.frame.size.width = 24
      node.recursivelyEnsureDisplaySynchronously(true)
      scheduler.drain()
      let list = try #require((node.layer.contents as? CGImage)?.list)
      #expect(list.operations.count == 2)
    }
  }
}
