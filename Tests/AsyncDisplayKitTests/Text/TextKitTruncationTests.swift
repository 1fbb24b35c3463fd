import Testing
import UIKit

@testable import AsyncDisplayKit

/// The modes with which TextKit truncates a text by itself.
///
/// Source: `ASTextKitTailTruncater.mm`, `-truncate`, which finds all characters of the last line's paragraph visible.
@Suite("Truncation by TextKit")
@MainActor
struct TextKitTruncationTests {
  private nonisolated static let long =
    "Ordinary planets walk from futures like emitters and the mermaid pulls again"
  private nonisolated static let own: [NSLineBreakMode] = [.byWordWrapping, .byCharWrapping]
  private nonisolated static let textKits: [NSLineBreakMode] = [
    .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping,
  ]

  private func show(
    _ text: String, _ mode: NSLineBreakMode, lines: UInt, height: CGFloat = 1000,
    _ node: ASTextNode = ASTextNode()
  ) -> ASTextNode {
    node.maximumNumberOfLines = lines
    node.truncationMode = mode
    node.attributedText = TextNodeFixture.text(text)
    node.truncationAttributedText = TextNodeFixture.text("~")
    node.additionalTruncationMessage = TextNodeFixture.text("More")
    let size = node.layoutThatFits(ASSizeRangeMake(.zero, CGSize(width: 120, height: height))).size
    node.frame = CGRect(origin: .zero, size: size)
    return node
  }

  private func token(of node: ASTextNode) -> String? {
    node.textLayout.lines.last?.token?.string
  }

  @Test(
    "the node truncates with wrapping modes, and TextKit with the others",
    arguments: own + textKits,
    [(1, 1000), (2, 1000), (0, 50)] as [(UInt, CGFloat)])
  func modes(_ mode: NSLineBreakMode, _ limit: (lines: UInt, height: CGFloat)) {
    withNodeEnvironment { _, log in
      let node = show(Self.long, mode, lines: limit.lines, height: limit.height)
      let isOwn = Self.own.contains(mode)
      #expect(node.isTruncated == isOwn)
      let expected = isOwn ? "~ More" : mode == .byClipping ? nil : "…"
      #expect(token(of: node) == expected)
      #expect(log.codes == (isOwn ? [] : [.truncatedByTextKit]))
      #expect(
        node.shouldTruncate(
          forConstrainedSize: ASSizeRangeMake(
            .zero, CGSize(width: 120, height: limit.height))) == isOwn)
    }
  }

  @Test("a text that fits is not reported", arguments: own + textKits)
  func fitting(_ mode: NSLineBreakMode) {
    withNodeEnvironment { _, log in
      let node = show("Short", mode, lines: 1)
      #expect(!node.isTruncated && token(of: node) == nil && log.codes.isEmpty)
    }
  }

  @Test("paragraphs after that of the last line are replaced by the token", arguments: textKits)
  func paragraphs(_ mode: NSLineBreakMode) {
    withNodeEnvironment { _, log in
      let node = show("One\nTwo\nThree", mode, lines: 2)
      #expect(node.isTruncated && token(of: node) == "~ More" && log.codes.isEmpty)
      let ended = show("One\nTwo\n", mode, lines: 2)
      #expect(!ended.isTruncated && token(of: ended) == nil)
    }
  }

  @Test("a paragraph style that truncates does so without the node")
  func paragraphStyle() {
    withNodeEnvironment { _, log in
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = .byTruncatingTail
      let node = ASTextNode()
      node.attributedText = NSAttributedString(
        string: Self.long,
        attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style])
      node.frame = CGRect(
        origin: .zero,
        size: node.layoutThatFits(ASSizeRangeMake(.zero, CGSize(width: 120, height: 100))).size)
      #expect(!node.isTruncated && node.lineCount == 1)
      #expect(log.codes == [.truncatedByTextKit])
    }
  }

  // Source: `ASTextNode2.mm`, `-setTruncationMode:`.
  @Test("the second text node truncates by itself, except by clipping", arguments: textKits)
  func secondNode(_ mode: NSLineBreakMode) {
    withNodeEnvironment { _, log in
      let node = show(Self.long, mode, lines: 1, ASTextNode2())
      #expect(node.isTruncated == (mode != .byClipping) && log.codes == [.secondTextNode])
    }
  }

  // Source: `ASTextNode.mm`, `+allocWithZone:`; `ASTextNode2.mm`, `-setTruncationMode:`.
  @Test("with the experiment exp_text_node, a text node truncates by itself", arguments: textKits)
  func experiment(_ mode: NSLineBreakMode) {
    withNodeEnvironment { _, log in
      let configuration = ASConfiguration()
      configuration.experimentalFeatures = .textNode
      ASConfigurationManager.test_reset(with: configuration)
      let node = show(Self.long, mode, lines: 1)
      #expect(node.isTruncated == (mode != .byClipping) && log.codes.isEmpty)
    }
  }

  @Test("a touch on an ellipsis of TextKit is none on the token", arguments: [true, false])
  func touch(_ isOwn: Bool) {
    withNodeEnvironment { _, _ in
      let node = show(Self.long, isOwn ? .byWordWrapping : .byTruncatingTail, lines: 1)
      let end = CGPoint(x: node.bounds.maxX - 3, y: node.bounds.midY)
      #expect(node.touchedText(at: end).isInTruncation == isOwn)
    }
  }

  @Test("a hidden token is reported once, when the text is drawn")
  func drawing() {
    withNodeEnvironment { _, log in
      let node = show(Self.long, .byTruncatingTail, lines: 1)
      _ = node.view
      _ = node.drawing()
      _ = node.drawing()
      #expect(log.codes == [.truncatedByTextKit])
      let plain = show(Self.long, .byTruncatingTail, lines: 1)
      plain.truncationAttributedText = nil
      plain.additionalTruncationMessage = nil
      _ = plain.drawing()
      #expect(log.codes == [.truncatedByTextKit])
    }
  }
}
