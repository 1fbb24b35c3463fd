import Testing

@testable import UIFoundation

/// Where lines may end after spaces.
@Suite("Line breaks after spaces")
struct SpaceBreakTests {
  private func divided(_ text: String) -> String {
    let units = Array(text.utf16)
    let isASCII = units.allSatisfy { $0 < 0x80 }
    let source = ParagraphSource(text: units, start: 0, isASCII: isASCII, firstRun: 0)
    let flags = LineBreaks.opportunities(in: source, language: "fr", analyzer: TextAnalyzer())
    var parts: [[UInt16]] = [[]]
    for (unit, isOpportunity) in zip(units, flags) {
      if isOpportunity { parts.append([]) }
      parts[parts.count - 1].append(unit)
    }
    return parts.map { String(decoding: $0, as: UTF16.self) }.joined(separator: "|")
  }

  /// Unicode Standard Annex 14, LB13 and LB15d: "even after spaces". Chromium ends lines there, because CSS
  /// has a break opportunity after preserved spaces.
  @Test(
    "no line ends between spaces and punctuation that closes",
    arguments: [
      "Bonjour ! |Oui", "é ? |à", "one   . |two", "a , |b", "vrai : |faux", "(a ) |b", "[é ] |b",
      "{a } |b",
      "a ; |b", "and / |or",
    ])
  func closing(text: String) {
    #expect(divided(text.filter { $0 != "|" }) == text)
  }

  /// Chromium has no opportunity there; Unicode Standard Annex 14 has one (LB31).
  @Test(
    "no line ends between a separator and a sign of a number",
    arguments: ["tel:+1-555", "a;$5 |b", "see:%2 |x", "1,+2 |3"])
  func affix(text: String) {
    #expect(divided(text.filter { $0 != "|" }) == text)
  }

  /// LB15c and LB18.
  @Test(
    "a line ends between spaces and other characters",
    arguments: ["a |.5 |s", "a  |(b)", "é |— |b", "a |@b", "a |%b", "é |#1"])
  func other(text: String) {
    #expect(divided(text.filter { $0 != "|" }) == text)
  }
}
