import FixtureModel
import Foundation
import TestSupport
import Testing

@testable import FixtureXML

@Suite("Constants are read exactly")
struct ValueTests {
  @Test(
    "numbers equal the standard library's, or are rejected",
    arguments: [
      "0", "-0", "1", "1.5", "0.1", "123456789012345", "1234567890123456789", "0.000001",
      "3.141592653589793", "9007199254740993", "1e3", "1.5E-7", "2e308",
      "", "-", ".", ".5", "5.", "+1", "1e", "0x10", "nan", "infinity", "1_000", " 1", "1 ", "--1",
      "1.2.3",
    ])
  func numbers(_ text: String) {
    let isPlain = text.first.map { $0.isNumber || $0 == "-" } ?? false
    let standard = isPlain && !text.hasSuffix(".") ? Double(text) : nil
    let expected = text.contains("x") || text.contains("n") ? nil : standard
    #expect(NumberParser.number(text) == expected.flatMap { $0.isFinite ? $0 : nil })
  }

  @Test(
    "whole numbers have their bounds",
    arguments: [
      ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
      ("9223372036854775808", nil), ("-9223372036854775809", nil), ("007", 7), ("1.0", nil),
    ] as [(String, Int?)])
  func integers(_ text: String, _ expected: Int?) {
    #expect(NumberParser.integer(text) == expected)
  }

  @Test(
    "a URL that passes is one to Foundation, which reads it again",
    arguments: [
      ("https://example.com/a?b=c#d", true), ("a/b.png", true), ("mailto:a@b.example", true),
      ("http://[::1]:80/x", true), ("http://user@host:80", true), ("a/b:c", true), ("?a:b", true),
      ("http://a/%20?[x]", true), ("http://[::", false), ("http://a:b/", false),
      ("http://a:80:80/", false), ("http://a]b/", false), ("//a:b", false), ("1a:b", false),
      ("http://%zz/", false), ("a b", false), ("", false), ("ü", false),
    ])
  func urls(_ text: String, _ isURL: Bool) {
    #expect(URLCheck.isValid(text) == isURL)
    if isURL { #expect(URL(string: text) != nil) }
  }

  @Test(
    "texts of random pieces of URLs pass only if Foundation reads them",
    arguments: RandomSeeds.first(4, of: 200))
  func randomURLs(_ seed: Int) {
    var random = SplitMix(seed: seed)
    let pieces = [
      "http", "HTTPS", "mailto", ":", "//", "/", "?", "#", "@", "[", "]", "%", "%41", "%zz", "::1",
      "8080", "65536", "99999999999999999999", "xn--", "xn--a", "-", ".", "..", "a.example", "v1.a",
      "+", "&", "=", ";", ",", "!", "$", "'", "(", ")", "*", "~", "_", "1", "a", " ", "ü", "\u{7F}",
    ]
    for _ in 0..<2000 {
      let text = (0..<random.next(9)).map { _ in pieces[random.next(pieces.count)] }.joined()
      if URLCheck.isValid(text) { #expect(URL(string: text) != nil, "\(text)") }
      let isURL = !text.isEmpty && URL(string: text) != nil
      var copy = text
      #expect(copy.withUTF8 { DataURL.isValid($0) } == isURL, "\(text)")
    }
  }

  @Test(
    "dates are moments of a calendar that has no gaps",
    arguments: [
      ("1970-01-01", 0), ("2024-02-29", 1_709_164_800), ("2023-02-29", nil), ("1900-02-29", nil),
      ("2000-02-29", 951_782_400), ("2024-05-01T10:00:00Z", 1_714_557_600),
      ("2024-05-01T10:00:00.25+02:00", 1_714_550_400.25),
      ("1970-01-01T00:00:00.123456789012345Z", 0.123456789012345),
      ("1970-01-01T00:00:00.00000012345678901234567Z", 0.00000012345678901234567),
      ("1970-01-01T00:00:00.1Z", 0.1), ("1970-01-01T00:00:00.Z", nil), ("1969-12-31T23:59:59Z", -1),
      ("2024-13-01", nil), ("2024-05-01T24:00:00Z", nil), ("24-05-01", nil), ("2024-05-01T10", nil),
    ] as [(String, Double?)])
  func dates(_ text: String, _ expected: Double?) {
    #expect(DateParser.iso8601(text) == expected)
  }

  @Test(
    "mail dates have zones by name and by number",
    arguments: [
      ("Wed, 01 May 2024 10:00:00 GMT", 1_714_557_600), ("1 May 2024 10:00 EST", 1_714_575_600),
      ("01 May 24 10:00:00 +0200", 1_714_550_400), ("Wed, 01 Mai 2024 10:00:00 GMT", nil),
      ("Wed, 01 May 2024", nil),
    ] as [(String, Double?)])
  func mailDates(_ text: String, _ expected: Double?) {
    var copy = text
    #expect(copy.withUTF8 { MailDate.seconds(in: $0) } == expected)
  }

  @Test(
    "colors and fonts",
    arguments: [
      ("orange", ColorValue.named("orange")), ("systemBackground", .named("systemBackground")),
      ("secondaryLabel", .named("secondaryLabel")), ("systemBackgroundd", nil),
      ("#010203", .rgba(red: 1, green: 2, blue: 3, alpha: 255)),
      ("#01020304", .rgba(red: 1, green: 2, blue: 3, alpha: 4)), ("#0102", nil), ("#01020Ä", nil),
      ("Orange", nil),
    ] as [(String, ColorValue?)])
  func colors(_ text: String, _ expected: ColorValue?) {
    #expect(ValueParser.color(text) == expected)
  }

  @Test(
    "fonts",
    arguments: [
      ("14", FontValue.face(.system, size: 14)),
      ("bold 12.5", FontValue.face(.boldSystem, size: 12.5)),
      ("italic 9", FontValue.face(.italicSystem, size: 9)),
      ("HelveticaNeue-Light 16", FontValue.face(.named("HelveticaNeue-Light"), size: 16)),
      ("Helvetica  Neue 3", FontValue.face(.named("Helvetica Neue"), size: 3)),
      ("body", .textStyle("body")), (" title1 ", .textStyle("title1")),
      ("body 12", .face(.named("body"), size: 12)), ("Body", nil), ("body bold", nil),
      ("bold", nil), ("bold 0", nil), ("-1", nil), ("1 a 3", nil),
    ] as [(String, FontValue?)])
  func fonts(_ text: String, _ expected: FontValue?) {
    #expect(ValueParser.font(text) == expected)
  }

  @Test(
    "Swift identifiers",
    arguments: [
      ("a", true), ("_a1", true), ("größe", true), ("日本", true), ("class", true), ("_", false),
      ("1a", false), ("a-b", false), ("a b", false), ("a\u{202E}b", false), ("+", false),
      ("", false),
      ("a\"; import Foundation//", false), ("`a`", false),
    ])
  func identifiers(_ name: String, _ isValid: Bool) {
    #expect(Identifier.isValid(name) == isValid)
  }

  @Test(
    "the nearest word is suggested, a far one is not",
    arguments: [
      ("titel", "title"), ("spacin", "spacing"), ("alignItem", "alignItems"), ("xyz", nil),
      ("t", nil),
    ] as [(String, String?)])
  func suggestions(_ word: String, _ expected: String?) {
    let known = ["title", "spacing", "alignItems", "alignContent"]
    #expect(SpellingSuggestion.nearest(to: word, among: known) == expected)
  }

  @Test(
    "without a near word, the only one that contains the word, or that it begins with, is suggested",
    arguments: [
      ("hidden", "isHidden"), ("numberOfLines", "maximumNumberOfLines"), ("fontSize", "font"),
      ("aspectfill", "scaleAspectFill"), ("color", nil), ("lin", nil),
      ("landscapeLeft", "landscape"),
      ("Brand-Font", nil),
    ] as [(String, String?)])
  func containedWords(_ word: String, _ expected: String?) {
    let known = [
      "isHidden", "maximumNumberOfLines", "font", "scaleAspectFill", "textColor", "tintColor",
      "landscape",
    ]
    #expect(SpellingSuggestion.nearest(to: word, among: known) == expected)
    #expect(SpellingSuggestion.nearest(to: word, among: known.reversed()) == expected)
  }

  @Test(
    "one edit or two swapped letters are one step, wherever they are",
    arguments: [
      "abcdefghij", "bcdefghij", "xabcdefghij", "abcdefghijk", "abcdfeghij", "abcdxfghij",
    ])
  func editedWords(_ word: String) {
    let isKnown = word == "abcdefghij"
    let found = SpellingSuggestion.nearest(to: word, among: ["abcdefghij", "abcdefgh"])
    #expect(found == (isKnown ? "abcdefgh" : "abcdefghij"))
  }

  @Test("of equally near words the first in alphabetical order is suggested, whatever their order")
  func equallyNearWords() {
    #expect(SpellingSuggestion.nearest(to: "bold", among: ["cold", "bald", "gold"]) == "bald")
    #expect(SpellingSuggestion.nearest(to: "bold", among: ["gold", "bald", "cold"]) == "bald")
  }

  @Test("words that differ only after many letters are not confused")
  func longWords() {
    let stem = String(repeating: "n", count: 70)
    let known = ["\(stem)Title", "\(stem)Subtitle"]
    #expect(SpellingSuggestion.nearest(to: "\(stem)Titel", among: known) == known[0])
    #expect(SpellingSuggestion.nearest(to: "\(stem)Image", among: known) == nil)
  }

  @Test("a search beyond the budget has no result, and leaves none for the next one")
  func suggestionBudget() {
    var budget = SuggestionBudget()
    let known = (0..<200_000).map { "name\($0)" }
    #expect(SpellingSuggestion.nearest(to: "name1x", among: known, budget: &budget) == nil)
    #expect(SpellingSuggestion.nearest(to: "titel", among: ["title"], budget: &budget) == nil)
  }
}
