import Foundation
import Testing
import UIFoundation

@Suite("Text from right to left")
struct RightToLeftTextTests {
  /// Every character is 6 points wide; each Hebrew letter is two bytes.
  private func layout(
    _ text: String, width: CGFloat = 100, lines: Int = 0,
    mode: NSLineBreakMode = .byWordWrapping, exclusions: [CGRect] = [],
    _ change: (inout RuntimeText.ParagraphAttributes) -> Void = { _ in }
  ) -> RuntimeText.Layout {
    TextFixture.layout(
      TextFixture.content(text) { change(&$0.paragraph) }, width: width, lines: lines, mode: mode,
      truncation: lines > 0 ? .ellipsis : .none, exclusions: exclusions)
  }

  /// Returns the left edges of a layout's letters.
  private func edges(_ layout: RuntimeText.Layout) -> [CGFloat] {
    let text = layout.content.string
    return text.indices.filter { text[$0] != " " }.compactMap { index in
      let start = text.utf8.distance(from: text.startIndex, to: index)
      let end = text.utf8.distance(from: text.startIndex, to: text.index(after: index))
      let frame = layout.frame(for: start..<end)
      return frame.isNull ? nil : frame.minX
    }
  }

  @Test(
    "the truncation token is where the text that it replaces would be",
    arguments: [
      (.byTruncatingTail, "אבג דה…", [36, 30, 24, 12, 6], 0),
      (.byTruncatingHead, "…הו זחט", [30, 24, 12, 6, 0], 36),
      (.byTruncatingMiddle, "אבג…זחט", [36, 30, 24, 12, 6, 0], 18),
      (.byCharWrapping, "אבג…", [36, 30, 24], 18),
    ] as [(NSLineBreakMode, String, [CGFloat], CGFloat)])
  func truncation(mode: NSLineBreakMode, shown: String, edges: [CGFloat], token: CGFloat) {
    let layout = layout("אבג דהו זחט", width: 42, lines: 1, mode: mode)
    #expect(layout.shownLines == [shown])
    #expect(self.edges(layout).filter { $0 < 42 } == edges)
    #expect(layout.isToken(at: CGPoint(x: token + 3, y: 5)))
    #expect(!layout.isToken(at: CGPoint(x: token + 9, y: 5)))
    #expect(!layout.isToken(at: CGPoint(x: token - 3, y: 5)))
  }

  // Source: `ASTextKitTailTruncater.mm`,
  // `-_calculateCharacterIndexBeforeTruncationMessage:textStorage:textContainer:`.
  @Test func `words that state their direction give way to the token at the left`() {
    let layout = layout("אבג דהו זחט", width: 43, lines: 1, mode: .byWordWrapping) {
      $0.baseWritingDirection = .rightToLeft
    }
    #expect(layout.shownLines == ["אבג…"])
    #expect(layout.isToken(at: CGPoint(x: 22, y: 5)))
    // The token would cover the first letter, so that the text stays without it.
    let natural = self.layout("אבג דהו זחט", width: 43, lines: 1, mode: .byWordWrapping)
    #expect(natural.shownLines == ["אבג דהו"] && natural.metrics.isTruncated)
  }

  @Test func `a clipped line is as wide as its room and shows its beginning`() {
    let layout = layout("אבג דהו זחט", width: 42, lines: 1, mode: .byClipping)
    #expect(layout.metrics.size.width == 42)
    #expect(edges(layout).first == 36)
  }

  @Test func `a soft hyphen is at the left end of its line`() {
    let layout = layout("אבג\u{AD}דהו", width: 26)
    #expect(layout.shownLines == ["אבג\u{AD}-", "דהו"])
    #expect(layout.lines.map(\.width) == [24, 18])
    #expect(layout.lines.map(\.x) == [2, 8])
    #expect(layout.frame(for: 0..<6) == CGRect(x: 8, y: 0, width: 18, height: 11.93359375))
  }

  @Test func `the hyphen of a soft hyphen is drawn at the left end of its line`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 100, height: 100), false, 1)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout("אבג\u{AD}דהו", width: 26)
    layout.draw(at: .zero, in: context, color: UIColor.black.cgColor)
    let places = context.displayList.operations.compactMap { operation -> CGFloat? in
      if case .text(let run) = operation, !run.string.contains("ב"), !run.string.contains("ה") {
        return run.origin.x
      }
      return nil
    }
    #expect(places == [2])
  }

  @Test func `a caret is at the right edge of the letter after it`() {
    let layout = layout("אבג דה", width: 100)
    let carets = layout.withPlacement { $0.carets(in: layout.lines[0]) }
    #expect(carets.map(\.offset) == [0, 2, 4, 6, 7, 9, 11])
    #expect(carets.map(\.x) == [100, 94, 88, 82, 76, 70, 64])
    #expect(layout.withPlacement { $0.caretX(in: layout.lines[0], at: 4) } == 88)
  }

  @Test func `spacing and line heights are those of text from left to right`() {
    let change: (inout RuntimeText.ParagraphAttributes) -> Void = {
      $0.paragraphSpacing = 5
      $0.paragraphSpacingBefore = 2
      $0.lineSpacing = 3
      $0.lineHeightMultiple = 1.5
      $0.firstLineHeadIndent = 12
    }
    let hebrew = layout("אבג דהו זחט\nכלמ", width: 60, change)
    let latin = layout("abc def ghi\njkl", width: 60, change)
    #expect(hebrew.metrics.size == latin.metrics.size)
    #expect(hebrew.lines.map(\.y) == latin.lines.map(\.y))
    #expect(hebrew.lines.map { 60 - $0.frame.maxX } == latin.lines.map(\.x))
  }

  @Test func `an attachment is between the letters beside it`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -2, width: 10, height: 20)
    let text = NSMutableAttributedString(string: "אב", attributes: [.font: TextFixture.font])
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "גד", attributes: [.font: TextFixture.font]))
    let layout = TextFixture.layout(RuntimeText.Content(text), width: 100)
    #expect(edges(layout) == [94, 88, 78, 72, 66])
    #expect(layout.metrics.size == CGSize(width: 34, height: 20.412109375))
  }

  @Test func `tabs, numbers and words of the other direction keep their places`() {
    #expect(edges(layout("א\tבג")) == [94, 72, 66, 60])
    #expect(edges(layout("אב 12 ג")) == [94, 88, 70, 76, 58])
    #expect(edges(layout("אב ab ג")) == [94, 88, 70, 76, 58])
  }

  @Test func `lines beside an exclusion begin at the right`() {
    let hole = CGRect(x: 40, y: 0, width: 20, height: 5)
    let layout = layout("אבג דהו זחט", width: 100, exclusions: [hole])
    #expect(layout.shownLines == ["אבג", "דהו", "זחט"])
    #expect(layout.lines.map(\.x) == [82, 22, 82])
    #expect(layout.lines.map(\.indent) == [0, 60, 0])
    #expect(layout.lines.map(\.y) == [0, 0, 11.93359375])
  }
}
