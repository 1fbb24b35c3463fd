import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Second text node") @MainActor
struct SecondTextNodeTests {
  @Test("the first node of an environment is reported, an ASTextNode is not")
  func report() {
    withNodeEnvironment { _, log in
      _ = ASTextNode()
      #expect(log.codes.isEmpty)
      let nodes = [ASTextNode2(), ASTextNode2()]
      #expect(log.codes == [.secondTextNode] && log.all.first?.severity == .advisory)
      #expect(nodes.allSatisfy { $0.attributedText == nil })
    }
  }

  // Source: `ASTextNode2.mm`, `-supportsLayerBacking`.
  @Test("a link anywhere forbids layer backing")
  func links() {
    withNodeEnvironment { _, _ in
      let text = NSMutableAttributedString(attributedString: TextNodeFixture.text("a web"))
      let node = ASTextNode2()
      #expect(node.supportsLayerBacking)
      node.attributedText = text
      #expect(node.supportsLayerBacking)
      text.addAttribute(.link, value: "url", range: NSRange(location: 2, length: 3))
      node.attributedText = text
      #expect(!node.supportsLayerBacking)
    }
  }

  private final class Counting: ASTextNode2 {
    var requests = 0

    override func setNeedsDisplay() {
      super.setNeedsDisplay()
      requests += 1
    }
  }

  // Source: `ASTextNode2.mm`, `-calculateSizeThatFits:`.
  @Test("measuring requests no drawing")
  func measuring() {
    withNodeEnvironment { _, _ in
      let node = Counting()
      node.attributedText = TextNodeFixture.text("one two")
      _ = node.view
      node.requests = 0
      #expect(node.calculateSizeThatFits(CGSize(width: 100, height: 100)).width == 42)
      #expect(node.requests == 0)
    }
  }

  private func node(
    _ string: String, _ more: [NSAttributedString.Key: Any] = [:], lines: UInt = 0
  ) -> ASTextNode2 {
    let node = ASTextNode2()
    node.attributedText = TextNodeFixture.text(string, more)
    node.maximumNumberOfLines = lines
    return node
  }

  /// A node in a font of 11 points: 6.6 points a character, lines 13.127 points high.
  private func bigNode(_ string: String) -> ASTextNode2 {
    let node = ASTextNode2()
    node.attributedText = NSAttributedString(
      string: string, attributes: [.font: TextNodeFixture.font.withSize(11)])
    return node
  }

  private func style(
    _ mode: NSLineBreakMode = .byWordWrapping, _ alignment: NSTextAlignment = .natural
  ) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    style.alignment = alignment
    return [.paragraphStyle: style]
  }

  // Source: `ASTextNode2.mm`, `-prepareAttributedString:isForIntrinsicSize:`.
  @Test("a truncating mode of a paragraph style is replaced by the truncation mode")
  func paragraphMode() {
    withNodeEnvironment { _, _ in
      let wrapped = node("one two three", style(.byTruncatingTail))
      #expect(wrapped.size(atMost: 30).height == 36)
      wrapped.frame = CGRect(x: 0, y: 0, width: 30, height: 36)
      _ = wrapped.view
      let drawing = wrapped.drawing()
      let layout = RuntimeEnvironment.currentMeasurer.layout(drawing.content, in: drawing.container)
      #expect(layout.lines.count == 3)
      let tail = node("one two three", style(.byTruncatingTail))
      tail.truncationMode = .byTruncatingTail
      #expect(tail.size(atMost: 30).height == 12)
      let plain = node("one two three")
      plain.truncationMode = .byClipping
      #expect(plain.size(atMost: 30).height == 12)
    }
  }

  // Source: `ASTextLayout.mm`, `+layoutWithContainer:text:range:`.
  @Test("sizes are whole points, insets included, without a line after the last line break")
  func wholePoints() {
    withNodeEnvironment { _, _ in
      let text = bigNode("ab\n")
      #expect(text.size(atMost: 100) == CGSize(width: 14, height: 14))
      text.textContainerInset = UIEdgeInsets(top: 0.5, left: -3, bottom: 0.5, right: 1.5)
      #expect(text.textContainerInset.left == 0)
      #expect(text.size(atMost: 100) == CGSize(width: 15, height: 15))
      #expect(text.size(atMost: 0) == .zero)
    }
  }

  // Source: `ASTextLayout.mm`, `+layoutWithContainer:text:range:`; `ASTextNode2.mm`,
  // `-prepareAttributedString:isForIntrinsicSize:`.
  @Test("the space beside a line counts, unless the size is intrinsic")
  func alignment() {
    withNodeEnvironment { _, _ in
      let text = node("0123456789", style(.byWordWrapping, .center))
      #expect(text.size(atMost: 300, 100).width == 180)
      #expect(text.size(atMost: 300).width == 60)
    }
  }

  // Source: `ASTextNode2.mm`, `-calculateSizeThatFits:`.
  @Test("a truncated line that is wider than the text is as wide as it is")
  func truncatedLine() {
    withNodeEnvironment { _, _ in
      let text = bigNode("one twothree")
      text.maximumNumberOfLines = 1
      #expect(abs(text.calculateSizeThatFits(CGSize(width: 60, height: 100)).width - 59.4) < 0.01)
    }
  }

  // Source: `ASTextNode2.mm`, `-init`, `-setTruncationMode:` and `-isTruncated`.
  @Test("a wrapping mode that was set after another one has no token")
  func token() {
    withNodeEnvironment { _, _ in
      let text = node("one two three", lines: 1)
      text.frame = CGRect(x: 0, y: 0, width: 60, height: 12)
      func shown() -> String? { text.textLayout.lines.last?.token?.string }
      #expect(text.isTruncated && shown() == "…")
      #expect(text.textLayout.visibleRange == 0..<9)
      text.truncationMode = .byWordWrapping
      #expect(text.isTruncated && shown() == "…")
      text.truncationMode = .byCharWrapping
      #expect(!text.isTruncated && shown() == nil)
      let limit = ASSizeRangeMake(.zero, CGSize(width: 60, height: 12))
      #expect(!text.shouldTruncate(forConstrainedSize: limit))
      text.truncationMode = .byTruncatingHead
      #expect(text.isTruncated && shown() == "…")
      text.truncationMode = .byWordWrapping
      #expect(!text.isTruncated && shown() == nil)
    }
  }

  // Source: `ASTextNode2.mm`, `-isTruncated`; `ASTextLayout.mm`, `+layoutWithContainer:text:range:`.
  @Test("a node without a size is not truncated")
  func withoutBounds() {
    withNodeEnvironment { _, _ in
      let text = node("one two three", lines: 1)
      _ = text.size(atMost: 50)
      #expect(!text.isTruncated)
      text.frame = CGRect(x: 0, y: 0, width: 50, height: 12)
      #expect(text.isTruncated)
    }
  }

  // Source: `ASTextNode2.mm`, `-_locked_pointInsideAdditionalTruncationMessage:withLayout:`.
  @Test("only a token with an additional message is tappable", arguments: [false, true])
  func touch(hasMessage: Bool) {
    withNodeEnvironment { _, _ in
      let text = node("one two three four", lines: 1)
      if hasMessage { text.additionalTruncationMessage = TextNodeFixture.text("all") }
      text.frame = CGRect(x: 0, y: 0, width: 60, height: 12)
      #expect(text.isTruncated)
      #expect(text.touchedText(at: CGPoint(x: 57, y: 6)).isInTruncation == hasMessage)
    }
  }

  // Source: `ASTextNode2.mm`, `-prepareAttributedString:isForIntrinsicSize:`.
  @Test("the default color of the shadow is drawn, and the shadow takes no space")
  func shadow() {
    withNodeEnvironment { _, _ in
      let text = node("one")
      text.frame = CGRect(x: 0, y: 0, width: 18, height: 12)
      _ = text.view
      #expect(text.drawing().shadow.drawnColor == nil)
      text.shadowOpacity = 0.5
      #expect(text.drawing().shadow.drawnColor?.alpha == 0.5)
      #expect(text.shadowPadding == .zero && text.size(atMost: 100).width == 18)
    }
  }

  private final class Subclass: ASTextNode {
    var requests = 0

    override func setNeedsDisplay() {
      super.setNeedsDisplay()
      requests += 1
    }
  }

  // Source: `ASTextNode.mm`, `+allocWithZone:` and `+initialize`.
  @Test("with the experiment exp_text_node, text nodes and subclasses are second text nodes")
  func experiment() {
    withNodeEnvironment { _, _ in
      let configuration = ASConfiguration()
      configuration.experimentalFeatures = .textNode
      ASConfigurationManager.test_reset(with: configuration)
      let subclass = Subclass()
      for node in [ASTextNode(), subclass] {
        let text = NSMutableAttributedString(
          attributedString: TextNodeFixture.text("a web\n", style(.byTruncatingTail)))
        text.addAttribute(.link, value: "url", range: NSRange(location: 2, length: 3))
        node.attributedText = text
        #expect(!node.supportsLayerBacking)
        #expect(node.size(atMost: 24) == CGSize(width: 18, height: 24))
        node.shadowOpacity = 1
        _ = node.view
        #expect(node.drawing().shadow.isVisible)
      }
      subclass.requests = 0
      _ = subclass.calculateSizeThatFits(CGSize(width: 100, height: 100))
      #expect(subclass.requests == 0)
    }
  }
}
