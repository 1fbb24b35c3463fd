import Testing
import UIKit

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
}
