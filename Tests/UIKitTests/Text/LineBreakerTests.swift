import Foundation
import Testing
import UIKit

@Suite("Line breaking")
struct LineBreakerTests {
  /// Splits a text where a line may or must end.
  private func pieces(_ text: String) -> [String] {
    var breaker = LineBreaker()
    var pieces: [String] = []
    for scalar in text.unicodeScalars {
      let isStart = breaker.opportunity(before: scalar) != .prohibited || pieces.isEmpty
      if isStart { pieces.append("") }
      pieces[pieces.count - 1].unicodeScalars.append(scalar)
    }
    return pieces
  }

  @Test(
    "lines may end where Unicode's rules let them",
    arguments: [
      ("", []), ("word", ["word"]), ("two words", ["two ", "words"]),
      ("a  b", ["a  ", "b"]), (" a", [" ", "a"]), ("well-known", ["well-", "known"]),
      ("no\u{A0}break", ["no\u{A0}break"]), ("soft\u{AD}hyphen", ["soft\u{AD}", "hyphen"]),
      ("a\nb", ["a\n", "b"]), ("a\r\nb", ["a\r\n", "b"]), ("a\u{2028}b", ["a\u{2028}", "b"]),
      ("zero\u{200B}width", ["zero\u{200B}", "width"]), ("join\u{2060}ed", ["join\u{2060}ed"]),
      ("(a b)", ["(a ", "b)"]), ("say \"yes\" now", ["say ", "\"yes\" ", "now"]),
      ("$1,234.56 off", ["$1,234.56 ", "off"]), ("50% off", ["50% ", "off"]),
      ("a/b", ["a/", "b"]), ("1/2", ["1/2"]), ("wait… what", ["wait… ", "what"]),
      ("日本語。です", ["日", "本", "語。", "で", "す"]), ("한국어", ["한", "국", "어"]),
      ("「漢字」", ["「漢", "字」"]), ("e\u{301}a", ["e\u{301}a"]),
      ("👨‍👩‍👧👍🏽", ["👨‍👩‍👧", "👍🏽"]), ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]), ("a—b", ["a", "—", "b"]),
      ("- 5", ["- ", "5"]), ("-5", ["-5"]), ("! x", ["! ", "x"]),
    ] as [(String, [String])])
  func opportunities(text: String, expected: [String]) {
    #expect(pieces(text) == expected)
  }

  @Test func `a hard break is mandatory and a space's is not`() {
    var breaker = LineBreaker()
    let found = "a b\nc".unicodeScalars.map { breaker.opportunity(before: $0) }
    #expect(found == [.prohibited, .prohibited, .allowed, .prohibited, .mandatory])
  }
}
