import Foundation
import Testing
import UIFoundation

@Suite("Paragraph styles")
struct TextParagraphTests {
  typealias Change = @Sendable (inout RuntimeText.ParagraphAttributes) -> Void

  private func layout(
    _ text: String, width: CGFloat = 60, _ change: Change
  ) -> RuntimeText.Layout {
    TextFixture.layout(TextFixture.content(text) { change(&$0.paragraph) }, width: width)
  }

  struct Height: Sendable {
    let property: any WritableKeyPath<RuntimeText.ParagraphAttributes, CGFloat> & Sendable
    let value: CGFloat
    let expected: CGFloat
  }

  static let heights: [Height] = [
    Height(property: \.lineSpacing, value: 4, expected: 43.80078125),
    Height(property: \.paragraphSpacing, value: 5, expected: 40.80078125),
    Height(property: \.paragraphSpacingBefore, value: 6, expected: 41.80078125),
    Height(property: \.minimumLineHeight, value: 20, expected: 60),
    Height(property: \.maximumLineHeight, value: 10, expected: 30),
    Height(property: \.lineHeightMultiple, value: 2, expected: 71.6015625),
    Height(property: \.lineHeightMultiple, value: 0, expected: 35.80078125),
    Height(property: \.lineSpacing, value: .nan, expected: 35.80078125),
    Height(property: \.lineSpacing, value: -9, expected: 35.80078125),
    Height(property: \.minimumLineHeight, value: .infinity, expected: 35.80078125),
  ]

  @Test("spacing and line heights add up", arguments: heights)
  func spacing(row: Height) {
    let layout = layout("one two three\nfour") { $0[keyPath: row.property] = row.value }
    #expect(layout.metrics.size.height == row.expected)
  }

  @Test func `what a taller line adds is above the letters`() {
    let plain = layout("one") { _ in }
    let tall = layout("one") { $0.minimumLineHeight = 20 }
    #expect(abs(tall.metrics.firstBaseline - plain.metrics.firstBaseline - 8.06640625) < 1e-9)
  }

  @Test(
    "alignment moves lines without widening the text",
    arguments: [
      (.left, [0, 0]), (.natural, [0, 0]), (.justified, [0, 0]), (.center, [9, 15]),
      (.right, [18, 30]),
    ] as [(NSTextAlignment, [CGFloat])])
  func alignment(alignment: NSTextAlignment, expected: [CGFloat]) {
    let layout = layout("one two three") { $0.alignment = alignment }
    #expect(layout.lines.map(\.x) == expected)
    #expect(layout.metrics.size.width == 42)
  }

  @Test func `text from right to left stands at the right edge`() {
    let hebrew = layout("שלום") { _ in }
    #expect(hebrew.lines[0].x == 36)
    let latin = layout("one") { $0.baseWritingDirection = .rightToLeft }
    #expect(latin.lines[0].x == 42)
  }

  @Test func `indents narrow the lines`() {
    let layout = layout("one two three") {
      $0.firstLineHeadIndent = 24
      $0.headIndent = 6
      $0.tailIndent = -12
    }
    #expect(layout.shownLines == ["one", "two", "three"])
    #expect(layout.lines.map(\.x) == [24, 6, 6])
    #expect(layout.metrics.size.width == 42)
  }

  @Test func `kerning adds to every character`() {
    let content = TextFixture.content("abcd") { $0.kern = 1.5 }
    #expect(TextFixture.layout(content).metrics.size.width == 30)
  }

  @Test(
    "tabs move to the next stop",
    arguments: [
      ("a\tb", 34), ("\tb", 34), ("abcde\tb", 62), ("\t\t", 56),
    ] as [(String, CGFloat)])
  func tabs(text: String, width: CGFloat) {
    #expect(layout(text, width: 200) { _ in }.metrics.size.width == width)
  }

  @Test func `tabs past the last stop use the interval`() {
    let layout = layout("a\tb", width: 200) {
      $0.tabStops = []
      $0.defaultTabInterval = 50
    }
    #expect(layout.metrics.size.width == 56)
  }

  @Test func `the tallest font of a line makes its height and its baseline`() {
    let text = NSMutableAttributedString(
      string: "big", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.append(
      NSAttributedString(string: " small", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
    let layout = TextFixture.layout(RuntimeText.Content(text), width: 500)
    #expect(abs(layout.metrics.size.height - 23.8671875) < 1e-9)
    #expect(abs(layout.metrics.firstBaseline - UIFont.systemFont(ofSize: 20).ascender) < 1e-9)
  }

  @Test func `a raised run makes its line taller`() {
    let content = TextFixture.content("up") { $0.baselineOffset = 4 }
    let mixed = NSMutableAttributedString(string: "a", attributes: [.font: TextFixture.font])
    mixed.append(
      NSAttributedString(string: "2", attributes: [.font: TextFixture.font, .baselineOffset: 4]))
    #expect(TextFixture.layout(content).metrics.size.height == 11.93359375)
    #expect(
      abs(TextFixture.layout(RuntimeText.Content(mixed)).metrics.size.height - 15.93359375) < 1e-9)
  }

  @Test func `an attachment takes the room of its bounds`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -5, width: 40, height: 30)
    let text = NSMutableAttributedString(attachment: attachment)
    text.append(NSAttributedString(string: "ab", attributes: [.font: TextFixture.font]))
    let metrics = TextFixture.layout(RuntimeText.Content(text)).metrics
    #expect(metrics.size == CGSize(width: 52, height: 30))
    #expect(metrics.firstBaseline == 25)
  }

  @Test func `lines flow around exclusions`() {
    let content = TextFixture.content("one two three four")
    let hole = CGRect(x: 0, y: 0, width: 30, height: 11)
    let layout = TextFixture.layout(content, width: 60, exclusions: [hole])
    #expect(layout.shownLines == ["one", "two three", "four"])
    #expect(layout.lines.map(\.x) == [30, 0, 0])
  }

  @Test func `a hole in the middle parts a line`() {
    let content = TextFixture.content("one two three")
    let hole = CGRect(x: 20, y: 0, width: 20, height: 5)
    let layout = TextFixture.layout(content, width: 60, exclusions: [hole])
    #expect(layout.shownLines == ["one", "two", "three"])
    #expect(layout.lines.map(\.y) == [0, 0, 11.93359375])
  }

  @Test func `an exclusion over the whole width pushes the text down`() {
    let layout = TextFixture.layout(
      TextFixture.content("one"), width: 60,
      exclusions: [CGRect(x: 0, y: 0, width: 60, height: 30)])
    #expect(layout.lines.map(\.y) == [30])
  }
}
