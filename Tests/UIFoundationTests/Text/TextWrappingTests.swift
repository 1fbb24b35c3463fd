import Foundation
import Testing
import UIFoundation

@Suite("Text wrapping")
struct TextWrappingTests {
  @Test(
    "a text ends its lines where words and room end",
    arguments: [
      ("", 60, []),
      ("one", 60, ["one"]),
      ("one two three", 60, ["one two", "three"]),
      ("one two three", 42, ["one two", "three"]),
      ("one two three", 41, ["one", "two", "three"]),
      ("one   two", 20, ["one", "two"]),
      ("incomprehensible", 30, ["incom", "prehe", "nsibl", "e"]),
      ("an incomprehensible", 30, ["an", "incom", "prehe", "nsibl", "e"]),
      ("ab", 0, ["a", "b"]),
      ("ab", -5, ["a", "b"]),
      ("ab", .nan, ["a", "b"]),
      ("ab cd", .infinity, ["ab cd"]),
      ("one\ntwo", 60, ["one", "two"]),
      ("one\n", 60, ["one", ""]),
      ("\n\n", 60, ["", "", ""]),
      ("a\r\nb\u{2029}c", 60, ["a", "b", "c"]),
      ("no\u{A0}break", 30, ["no\u{A0}br", "eak"]),
      ("soft\u{AD}hyphen", 40, ["soft\u{AD}-", "hyphen"]),
      ("soft\u{AD}hyphen", 29, ["soft\u{AD}", "hyph", "en"]),
      ("ab one \u{2060}two", 50, ["ab one", "\u{2060}two"]),
      ("ab one \u{200B}two", 40, ["ab one", "\u{200B}two"]),
      ("日本語の文", 22, ["日本", "語の", "文"]),
      ("👨‍👩‍👧👨‍👩‍👧", 10, ["👨‍👩‍👧", "👨‍👩‍👧"]),
      ("e\u{301}e\u{301}e\u{301}", 12, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("a\u{0}b", 60, ["a\u{0}b"]),
    ] as [(String, CGFloat, [String])])
  func wrapping(text: String, width: CGFloat, lines: [String]) {
    let layout = TextFixture.layout(TextFixture.content(text), width: width)
    #expect(layout.shownLines == lines)
    #expect(layout.metrics.lineCount == lines.count)
    #expect(!layout.metrics.isTruncated)
    #expect(layout.metrics.size.height == CGFloat(lines.count) * 11.93359375)
  }

  @Test func `lines cover the text without gaps`() {
    let text = "The quick brown fox\njumps over the lazy dog."
    let layout = TextFixture.layout(TextFixture.content(text), width: 50)
    var end = 0
    for line in layout.lines {
      #expect(line.range.lowerBound == end)
      end = line.range.upperBound
    }
    #expect(end == text.utf8.count)
  }

  @Test(
    "trailing spaces count at a paragraph's end as far as there is room",
    arguments: [
      ("ab  ", 60, 24), ("ab  ", 18, 18), ("ab  cd", 18, 12), ("ab \ncd", 60, 18), ("   ", 60, 18),
    ] as [(String, CGFloat, CGFloat)])
  func trailingSpaces(text: String, width: CGFloat, expected: CGFloat) {
    let layout = TextFixture.layout(TextFixture.content(text), width: width)
    #expect(layout.metrics.size.width == expected)
  }

  @Test func `character wrapping ends lines inside words`() {
    let content = TextFixture.content("one two") { $0.paragraph.lineBreakMode = .byCharWrapping }
    #expect(TextFixture.layout(content, width: 30).shownLines == ["one t", "wo"])
  }

  @Test func `a width that was measured is enough`() {
    let string = "Quick zephyrs blow, vexing daft Jim — 1,234.5 €"
    for size in stride(from: CGFloat(1), to: 40, by: 0.7) {
      let text = RuntimeText.Content(string, font: .systemFont(ofSize: size))
      let width = RuntimeText.FontMeasurer().measure(text, in: RuntimeText.Container()).size.width
      let layout = TextFixture.layout(text, width: width)
      #expect(layout.metrics.lineCount == 1)
      #expect(TextFixture.layout(text, width: width - 0.01).metrics.lineCount > 1)
    }
  }

  @Test func `a line has the letters' exact published widths`() {
    let hello = RuntimeText.Content("Hello", font: .systemFont(ofSize: 12))
    #expect(
      RuntimeText.FontMeasurer().measure(hello, in: RuntimeText.Container()).size.width == 27.336)
    let bold = RuntimeText.Content("Hello", font: .boldSystemFont(ofSize: 12))
    #expect(
      RuntimeText.FontMeasurer().measure(bold, in: RuntimeText.Container()).size.width == 29.34)
  }

  @Test(
    "the short cut for plain text agrees with the layout",
    arguments: [
      "", "a", "Hello, world!", "  leading", "trailing  ", "a/b-c", "tab\there",
    ])
  func shortCut(text: String) {
    let content = RuntimeText.Content(text, font: .systemFont(ofSize: 13))
    for width in [0, 10, 40, 100, .infinity] as [CGFloat] {
      let container = RuntimeText.Container(size: CGSize(width: width, height: .infinity))
      let measurer = RuntimeText.FontMeasurer()
      #expect(
        measurer.measure(content, in: container)
          == measurer.layout(content, in: container).metrics)
    }
  }

  @Test func `a font of size zero takes no room`() {
    let content = RuntimeText.Content("words and words", font: .systemFont(ofSize: 0))
    #expect(TextFixture.layout(content, width: 10).metrics.size == .zero)
  }

  @Test func `a megabyte of text is laid out whole`() {
    let words = String(repeating: "word ", count: 200_000)
    let layout = TextFixture.layout(TextFixture.content(words), width: 300)
    #expect(layout.metrics.lineCount == 20_000)
    let letters = String(repeating: "x", count: 1_000_000)
    let cut = TextFixture.layout(
      TextFixture.content(letters), width: 300, lines: 1, mode: .byTruncatingMiddle,
      truncation: .ellipsis)
    #expect(cut.metrics.size.width == 300)
  }

  @Test func `every thread measures the same`() async {
    let text = String(repeating: "Ünïcödé — 日本語 words, ", count: 20)
    let content = RuntimeText.Content(text, font: .systemFont(ofSize: 14))
    let expected = TextFixture.layout(content, width: 200)
    await withTaskGroup(of: RuntimeText.Layout.self) { group in
      for _ in 0..<16 { group.addTask { TextFixture.layout(content, width: 200) } }
      for await layout in group { #expect(layout == expected) }
    }
  }
}
