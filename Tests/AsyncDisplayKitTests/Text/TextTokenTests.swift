import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

@Suite("Tokens and highlights of text nodes") @MainActor
struct TextTokenTests {
  // Source: `ASTextNode.mm`, `-_locked_composedTruncationText`.
  @Test("the space before the additional message has the attributes of the truncation text")
  func space() {
    let node = TextNodeFixture.node("one two three")
    node.truncationAttributedText = NSAttributedString(
      string: "…", attributes: [.font: TextNodeFixture.font.withSize(20)])
    node.additionalTruncationMessage = TextNodeFixture.text("more")
    let token = node.truncationToken
    #expect(token.runs.map { $0.attributes.font.pointSize } == [20, 10])
    #expect(token.runs.map(\.end) == ["… ".utf8.count, "… more".utf8.count])
    node.truncationAttributedText = NSAttributedString(string: "")
    #expect(node.truncationToken.string == " more")
  }

  // Source: `ASTextNode.mm`, `-_setHighlightRange:forAttributeName:value:animated:`.
  @Test("an empty highlight keeps its location only where it replaces another one")
  func emptyHighlight() {
    withNodeEnvironment { _, _ in
      let node = TextNodeFixture.node("one two")
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      node.highlightRange = NSRange(location: 3, length: 0)
      #expect(node.highlightRange == NSRange(location: 0, length: 0))
      node.highlightRange = NSRange(location: 1, length: 2)
      node.highlightRange = NSRange(location: 4, length: 0)
      #expect(node.highlightRange == NSRange(location: 4, length: 0))
      #expect(node.highlightOverlay == nil)
      node.highlightRange = NSRange(location: 2, length: 0)
      #expect(node.highlightRange == NSRange(location: 4, length: 0))
    }
  }

  // Source: `ASTextKitRenderer+Positioning.mm`, `-frameForTextRange:`, and `ASEditableTextNode.mm`.
  @Test("a range that was not found is reported, whatever its length is")
  func rangeNotFound() {
    withNodeEnvironment { _, log in
      let node = TextNodeFixture.node("one")
      let editable = ASEditableTextNode()
      editable.attributedText = TextNodeFixture.text("one")
      let range = NSRange(location: NSNotFound, length: 1)
      #expect(node.frame(forTextRange: range).isNull)
      #expect(editable.frame(forTextRange: range) == .zero)
      #expect(log.codes == [.textRangeOutOfBounds, .textRangeOutOfBounds])
    }
  }

  // Source: `ASTextNode.mm`, `-setPointSizeScaleFactors:`.
  @Test("empty scale factors are read back")
  func emptyFactors() {
    let node = ASTextNode()
    #expect(node.pointSizeScaleFactors == nil)
    node.pointSizeScaleFactors = []
    #expect(node.pointSizeScaleFactors == [])
    node.attributedText = TextNodeFixture.text("one")
    #expect(node.size(atMost: 100).width == 18)
    node.pointSizeScaleFactors = nil
    #expect(node.pointSizeScaleFactors == nil)
  }

  /// A node of one line, which shows "one two~ all".
  private func truncatedNode() -> ASTextNode {
    let node = TextNodeFixture.node("one two three four five")
    node.truncationAttributedText = TextNodeFixture.text("~")
    node.additionalTruncationMessage = TextNodeFixture.text("all")
    node.maximumNumberOfLines = 1
    node.frame = CGRect(x: 0, y: 0, width: 100, height: 12)
    return node
  }

  // Source: `ASTextKitTailTruncater.mm`, `-truncate`; `ASTextKitRenderer+Positioning.mm`,
  // `-frameForTextRange:` and `-unlockedRectsForTextRange:measureOptions:layoutManager:textStorage:textContainer:`.
  @Test("the characters of the token follow those of the visible text")
  func tokenRange() {
    withNodeEnvironment { _, log in
      let node = truncatedNode()
      #expect(node.content.nsRange(node.textLayout.visibleRange).length == 7)
      func frame(_ location: Int, _ length: Int) -> CGRect {
        node.frame(forTextRange: NSRange(location: location, length: length))
      }
      #expect(frame(9, 3) == CGRect(x: 54, y: 0, width: 18, height: 11.93359375))
      #expect(frame(4, 4) == CGRect(x: 24, y: 0, width: 24, height: 11.93359375))
      let rects = node.rects(forTextRange: NSRange(location: 6, length: 100)).map(\.cgRectValue)
      #expect(rects.map(\.minX) == [36] && rects.map(\.width) == [36])
      #expect(log.codes.isEmpty)
      #expect(frame(9, 4).isNull && log.codes == [.textRangeOutOfBounds])
    }
  }

  // Source: `ASTextNode.mm`, `-touchesBegan:withEvent:`.
  @Test("the overlay of a touched additional message marks the message")
  func messageOverlay() {
    withNodeEnvironment { _, _ in
      let node = truncatedNode()
      node.isUserInteractionEnabled = true
      makeWindow().addSubview(node.view)
      node.layer.as_allowsHighlightDrawing = true
      let touch = UITouch(at: CGPoint(x: 60, y: 6), in: nil, view: node.view)
      node.touchesBegan([touch], with: UIEvent(touches: [touch]))
      #expect(node.highlightRange == NSRange(location: 9, length: 3))
      #expect(node.highlightOverlay?.sublayers?.count == 1)
    }
  }

  // Source: `ASTextKitRenderer+Positioning.mm`,
  // `-_internalRectForGlyphAtIndex:measureOption:layoutManager:textContainer:textStorage:`.
  @Test("rectangles are as high as capitals of their own font, in the middle of the line")
  func rectsOfSmallText() throws {
    try withNodeEnvironment { _, _ in
      let (small, big) = (TextNodeFixture.font, TextNodeFixture.font.withSize(30))
      let text = NSMutableAttributedString(string: "Big ", attributes: [.font: big])
      text.append(TextNodeFixture.text("link"))
      let node = ASTextNode()
      node.attributedText = text
      node.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      let range = NSRange(location: 4, length: 4)
      let rect = try #require(node.rects(forTextRange: range).first?.cgRectValue)
      let padding = 1.3 * -small.descender
      let top = (big.lineHeight - small.lineHeight) / 2 + small.ascender - small.capHeight
      #expect(abs(rect.minY - top + padding) < 0.001)
      #expect(abs(rect.height - small.capHeight - 2 * padding) < 0.001)
      #expect(rect.minX == 72 && rect.width == 24)
    }
  }

  // Source: `ASTextKitRenderer+Positioning.mm`,
  // `-unlockedRectsForTextRange:measureOptions:layoutManager:textStorage:textContainer:`.
  @Test("a range of a line in both directions has one rectangle")
  func rectsOfBothDirections() {
    withNodeEnvironment { _, _ in
      let node = TextNodeFixture.node("ab \u{5D0}\u{5D1}\u{5D2} cd")
      node.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      #expect(node.rects(forTextRange: NSRange(location: 1, length: 3)).count == 1)
    }
  }

  // Source: `ASTextNode.mm`, `-placeholderImage` and `-_rectsForTextRange:measureOption:`.
  @Test("the bars of a placeholder leave out the token, and a shadow does not move them")
  func placeholder() throws {
    try withNodeEnvironment { _, _ in
      let node = TextNodeFixture.node("one two three four")
      node.maximumNumberOfLines = 1
      _ = node.size(atMost: 48)
      let cut = try #require(node.placeholderImage()?.displayList)
      #expect(cut.filledBoxes.map(\.width) == [18])
      let shadowed = TextNodeFixture.node("one")
      shadowed.shadowColor = UIColor.red.cgColor
      shadowed.shadowOpacity = 1
      shadowed.shadowOffset = .zero
      shadowed.shadowRadius = 4
      _ = shadowed.size(atMost: 100)
      let list = try #require(shadowed.placeholderImage()?.displayList)
      #expect(list.filledBoxes == [CGRect(x: 0, y: 1, width: 18, height: 10)])
    }
  }
}
