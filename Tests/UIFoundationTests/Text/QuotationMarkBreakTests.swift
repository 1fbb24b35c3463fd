import Foundation
import Testing

@testable import UIFoundation

/// Where lines may end beside quotation marks. Each text was laid out by Chromium 156 in a box without a width.
@Suite("Line breaks beside quotation marks")
struct QuotationMarkBreakTests {
  private func divided(_ text: String, _ language: String = "en") -> String {
    let units = Array(text.utf16)
    let source = ParagraphSource(text: units, start: 0, isASCII: false, firstRun: 0)
    let flags = LineBreaks.opportunities(
      in: source, language: language, analyzer: TextAnalyzer())
    var parts: [[UInt16]] = [[]]
    for (unit, isOpportunity) in zip(units, flags) {
      if isOpportunity { parts.append([]) }
      parts[parts.count - 1].append(unit)
    }
    return parts.map { String(decoding: $0, as: UTF16.self) }.joined(separator: "|")
  }

  private func undivided(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "|" }))
  }

  @Test(
    "no line ends beside a quotation mark without a space",
    arguments: [
      "”hello", "»Haus", "‚”a", "a.“", "x.«", "”‘x", "»„x", "”（x",
      "e\u{301}”“o\u{308}»x",
      "”🙂", "🙂.“", "ไทย”ไทย", "one. |”two”.", "“a”\u{2014}“b”", "”שלום", "x”»",
    ])
  func together(text: String) {
    #expect(divided(undivided(text)) == text)
  }

  @Test(
    "a line ends between East Asian characters and quotation marks that open or close",
    arguments: [
      ("日“本", "日|“本"), ("本”日", "本”|日"), ("日|本“x", "日|本“x"), ("x”日", "x”日"), ("日“", "日“"),
      ("”日", "”日"), ("日\u{301}“本", "日\u{301}|“本"), ("日'本", "日'本"), ("国»語", "国»|語"),
      ("한“국", "한|“국"), ("ｱ”ｲ", "ｱ”|ｲ"),
    ])
  func eastAsian(text: String, expected: String) {
    #expect(divided(undivided(text), "ja") == expected)
  }

  @Test(
    "in Chinese, double curly quotation marks open and close",
    arguments: ["”|x", "x”|日", "日|“x", "a’日", "«日"], ["zh", "zh-Hant", "zh_TW"])
  func chinese(text: String, language: String) {
    #expect(divided(undivided(text), language) == text)
  }

  @Test(
    "a line ends after spaces beside a quotation mark",
    arguments: ["a |« |b |» |c", "a |“b” |c", "« |\u{301}”x"])
  func spaces(text: String) {
    #expect(divided(undivided(text), "fr") == text)
  }
}
