import Foundation
import Testing
import UIFoundation

@Suite("Font metrics table")
struct FontMetricsTableTests {
  @Test(
    "strings have the published widths",
    arguments: [
      ("Hello", UIFont.systemFont(ofSize: 12), 27.336),
      ("Hello", .boldSystemFont(ofSize: 12), 29.34),
      ("Hello", .italicSystemFont(ofSize: 12), 27.336),
      ("Hello", .monospacedSystemFont(ofSize: 10, weight: .regular), 30),
      ("", .systemFont(ofSize: 12), 0),
      ("€–“Ł”…", .systemFont(ofSize: 1000), 556 + 556 + 333 + 556 + 333 + 1000),
    ] as [(String, UIFont, CGFloat)])
  func widths(string: String, font: UIFont, width: CGFloat) {
    #expect(abs(RuntimeText.FontMetricsTable.width(of: string, in: font) - width) < 1e-9)
  }

  @Test(
    "characters without a published advance have the documented one",
    arguments: [
      ("\u{A0}", 278), ("Ǎ", 667), ("ế", 556), ("e\u{301}", 556), ("漢", 1000), ("カ", 1000),
      ("ｶ", 500), ("한", 1000), ("А", 667), ("Ж", 667), ("ж", 556), ("Ω", 667), ("\u{301}", 0),
      ("\u{200B}", 0), ("\u{7}", 0), ("👍🏽", 1000), ("👨‍👩‍👧", 1000), ("🇩🇪", 1000), ("1️⃣", 1000),
      ("\u{2003}", 1000), ("\u{3000}", 1000), ("\u{10FFFF}", 556), ("\u{FFFD}", 556),
    ])
  func fallbacks(cluster: Character, advance: Int) {
    #expect(RuntimeText.FontMetricsTable.advance(of: cluster, in: .regular) == advance)
  }

  @Test(
    "the fixed-width face gives every visible character the same advance",
    arguments: [
      ("i", 600), ("W", 600), ("ж", 600), ("漢", 1000), ("\u{301}", 0),
    ])
  func fixedWidth(cluster: Character, advance: Int) {
    #expect(RuntimeText.FontMetricsTable.advance(of: cluster, in: .monospaced) == advance)
  }

  @Test func `every printable ASCII character has a published advance in both weights`() {
    let text = String(String.UnicodeScalarView((0x20..<0x7F).compactMap(Unicode.Scalar.init)))
    let sum = { (face: FontFace) in
      text.unicodeScalars.reduce(0) { $0 + RuntimeText.FontMetricsTable.advance(of: $1, in: face) }
    }
    #expect(sum(.regular) == 50_058)
    #expect(sum(.bold) == 52_367)
  }
}
