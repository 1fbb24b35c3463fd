import Foundation
import Testing
import UIFoundation

@Suite("Text truncation")
struct TextTruncationTests {
  @Test(
    "the last line gives way to the ellipsis by its mode",
    arguments: [
      ("one two three four", 42, 1, .byTruncatingTail, ["one tw…"]),
      ("one two three four", 48, 1, .byTruncatingTail, ["one two…"]),
      ("one two three four", 54, 1, .byTruncatingTail, ["one two…"]),
      ("one two three four", 42, 1, .byTruncatingHead, ["…e four"]),
      ("one two three four", 42, 1, .byTruncatingMiddle, ["one…our"]),
      ("one two three four", 42, 1, .byClipping, ["one two three four"]),
      ("one two three four", 42, 2, .byTruncatingTail, ["one two", "three…"]),
      // Source: `ASTextKitTailTruncater.mm`: the space behind the line is the first character to be replaced,
      // and the search begins before it.
      ("one two three four", 48, 1, .byWordWrapping, ["one…"]),
      ("one two three four", 42, 1, .byWordWrapping, ["one…"]),
      ("one two three four", 78, 1, .byWordWrapping, ["one two…"]),
      ("one two, three four", 84, 1, .byWordWrapping, ["one two,…"]),
      ("one two three four", 48, 2, .byWordWrapping, ["one two", "three…"]),
      ("one two, three", 54, 1, .byWordWrapping, ["one two…"]),
      ("incomprehensible", 42, 1, .byWordWrapping, ["incomp…"]),
      // Source: `ASTextKitRenderer.mm`, `_defaultAvoidTruncationCharacterSet`.
      (
        "Prix 12\u{202F}000\u{202F}euros pour tous", 102, 1, .byWordWrapping,
        ["Prix 12\u{202F}000…"]
      ),
      ("a b\u{A0}c\u{2007}defgh ij", 66, 1, .byWordWrapping, ["a b\u{A0}c…"]),
      ("one\ntwo", 42, 1, .byWordWrapping, ["one…"]),
      ("one\ntwo", 42, 1, .byTruncatingTail, ["one…"]),
      ("one two", 3, 1, .byTruncatingTail, ["…"]),
      ("one two", 0, 1, .byTruncatingTail, ["…"]),
      ("one two", 42, 1, .byTruncatingTail, ["one two"]),
    ] as [(String, CGFloat, Int, NSLineBreakMode, [String])])
  func modes(
    text: String, width: CGFloat, count: Int, mode: NSLineBreakMode, expected: [String]
  ) {
    let layout = TextFixture.layout(
      TextFixture.content(text), width: width, lines: count, mode: mode, truncation: .ellipsis)
    #expect(layout.shownLines == expected)
    #expect(layout.metrics.lineCount <= count)
    let isCut = mode == .byClipping || expected.last?.contains("…") == true
    #expect(layout.metrics.isTruncated == isCut)
  }

  // Source: `ASTextKitTailTruncater.mm`, `-truncate`.
  @Test(
    "a text that would be cut at its beginning stays without a token",
    arguments: [" words", "word"])
  func cutAtBeginning(text: String) {
    let layout = TextFixture.layout(
      TextFixture.content(text), width: 5, lines: 1, mode: .byWordWrapping, truncation: .ellipsis)
    #expect(layout.lines.map { $0.token == nil } == [true])
    #expect(layout.metrics.isTruncated)
  }

  // Source: `ASTextKitTailTruncater.mm`,
  // `-_calculateCharacterIndexBeforeTruncationMessage:textStorage:textContainer:`.
  @Test(
    "the token covers text from its edge on, at the left only where the style says right to left",
    arguments: [
      ("\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5} \u{5D6}\u{5D7}", .rightToLeft, .natural, 4),
      ("\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5} \u{5D6}\u{5D7}", .natural, .natural, 1),
      ("\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5} \u{5D6}\u{5D7}", .natural, .left, 1),
      ("abcdef gh", .natural, .natural, 4), ("abcdef gh", .natural, .right, 4),
      ("abc def gh", .natural, .right, 1), ("abc def gh", .natural, .natural, 3),
    ] as [(String, NSWritingDirection, NSTextAlignment, Int)])
  func direction(
    text: String, direction: NSWritingDirection, alignment: NSTextAlignment, count: Int
  ) {
    let content = TextFixture.content(text) {
      $0.paragraph.baseWritingDirection = direction
      $0.paragraph.alignment = alignment
    }
    let token = TextFixture.content("--") { $0.paragraph.alignment = .left }
    let line = TextFixture.layout(
      content, width: 37, lines: 1, truncation: .token(token)
    ).lines[0]
    #expect(content.substring(line.visible).count == count && line.token == token)
  }

  @Test func `a clipped line is as wide as its room`() {
    let layout = TextFixture.layout(
      TextFixture.content("one two three"), width: 42, lines: 1, mode: .byClipping)
    #expect(layout.metrics.size.width == 42)
    #expect(layout.metrics.isTruncated)
  }

  @Test(
    "lines that are too low are left out, but never the first",
    arguments: [
      (0, 1), (11, 1), (12, 1), (23.8, 1), (23.9, 2), (35.9, 3), (100, 3),
    ] as [(CGFloat, Int)])
  func height(height: CGFloat, count: Int) {
    let layout = TextFixture.layout(TextFixture.content("a\nb\nc"), width: 60, height: height)
    #expect(layout.metrics.lineCount == count)
    #expect(layout.metrics.isTruncated == (count < 3))
  }

  @Test func `a token of its own takes its own room`() {
    let token = TextFixture.content(" more")
    let layout = TextFixture.layout(
      TextFixture.content("one two three four"), width: 72, lines: 1, mode: .byTruncatingTail,
      truncation: .token(token))
    #expect(layout.shownLines == ["one two more"])
    #expect(layout.metrics.size.width == 72)
  }

  @Test func `the ellipsis has the attributes of the text before it`() {
    let layout = TextFixture.layout(
      TextFixture.content("one two"), width: 30, lines: 1, mode: .byTruncatingTail,
      truncation: .ellipsis)
    #expect(layout.lines[0].token?.runs.first?.attributes.font == TextFixture.font)
    #expect(layout.visibleRange == 0..<3)
  }

  @Test func `a paragraph with a truncating style is one line`() {
    let content = TextFixture.content("one two three\nfour") {
      $0.paragraph.lineBreakMode = .byTruncatingTail
    }
    let layout = TextFixture.layout(content, width: 42)
    #expect(layout.shownLines == ["one tw…", "four"])
    #expect(layout.metrics.isTruncated)
  }

  // Source: `ASTextKitTailTruncater.mm`, `-truncate`.
  @Test("the last line is as high as the text that it shows and its token", arguments: [10, 20])
  func height(of size: CGFloat) {
    let text = NSMutableAttributedString(
      string: "one two ", attributes: [.font: TextFixture.font])
    text.append(
      NSAttributedString(
        string: "three", attributes: [.font: TextFixture.font.withSize(20)]))
    text.append(NSAttributedString(string: " four", attributes: [.font: TextFixture.font]))
    let token = RuntimeText.Content("~", font: TextFixture.font.withSize(size))
    let layout = TextFixture.layout(
      RuntimeText.Content(text), width: 114, lines: 1, truncation: .token(token))
    #expect(layout.shownLines == ["one two~"])
    #expect(abs(layout.lines[0].height - TextFixture.font.withSize(size).lineHeight) < 0.001)
    #expect(layout.metrics.size.height == layout.lines[0].height)
  }

  @Test("a token that does not fit its container does not make a later line higher")
  func highToken() {
    let token = RuntimeText.Content("~", font: TextFixture.font.withSize(20))
    func height(in room: CGFloat) -> CGFloat {
      TextFixture.layout(
        TextFixture.content("one two three four"), width: 42, height: room, lines: 2,
        truncation: .token(token)
      ).metrics.size.height
    }
    #expect(abs(height(in: 30) - 2 * 11.93359375) < 0.001)
    #expect(abs(height(in: 40) - 3 * 11.93359375) < 0.001)
  }

  // Source: `ASTextKitRenderer.mm`, `-_calculateSize`.
  @Test("paragraphs with different alignments are as wide as the space from the first to the last")
  func mixedAlignment() {
    func text(_ last: NSTextAlignment) -> RuntimeText.Content {
      let style = NSMutableParagraphStyle()
      style.alignment = last
      let text = NSMutableAttributedString(
        string: "Hello\n\n", attributes: [.font: TextFixture.font])
      text.append(
        NSAttributedString(
          string: "Bye", attributes: [.font: TextFixture.font, .paragraphStyle: style]))
      return RuntimeText.Content(text)
    }
    #expect(TextFixture.layout(text(.right), width: 200).metrics.size.width == 200)
    #expect(TextFixture.layout(text(.center), width: 200).metrics.size.width == 109)
    #expect(TextFixture.layout(text(.left), width: 200).metrics.size.width == 30)
    #expect(TextFixture.layout(text(.right)).metrics.size.width == 30)
  }
}
