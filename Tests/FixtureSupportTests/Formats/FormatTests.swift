import FixtureContract
import FixtureSupport
import Foundation
import Testing
import UIKit

/// Texts of formats. The expected ones are spelled with plain spaces, whatever spaces the locale data has.
@Suite("Formats of values in texts")
struct FormatTests {
  private static func text(
    locale: String = "en_US", zone: String = "GMT", _ body: () -> String
  ) throws -> String {
    var environment = RuntimeEnvironment()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = try #require(TimeZone(identifier: zone))
    let text = environment.bind(body)
    return String(text.map { $0.isWhitespace ? " " : $0 })
  }

  @Test(
    "numbers have the separators and the signs of the locale",
    arguments: [
      ("en_US", "12,345.5", "€12,345.50", "25.6%", "1.2 MB"),
      ("de_DE", "12.345,5", "12.345,50 €", "25,6 %", "1,2 MB"),
      ("fr_FR", "12 345,5", "12 345,50 €", "25,6 %", "1,2 Mo"),
    ])
  func numbers(
    _ locale: String, _ number: String, _ price: String, _ share: String, _ bytes: String
  ) throws {
    #expect(
      try Self.text(locale: locale) { FixtureNumberFormat.number().text(12345.5) } == number)
    #expect(
      try Self.text(locale: locale) { FixtureNumberFormat.currency("EUR").text(12345.5) } == price)
    #expect(try Self.text(locale: locale) { FixtureNumberFormat.percent().text(0.256) } == share)
    #expect(
      try Self.text(locale: locale) { FixtureNumberFormat.byteCount(.file).text(1_234_567) }
        == bytes)
  }

  @Test("a stated number of fraction digits is that of the text")
  func fractions() throws {
    #expect(try Self.text { FixtureNumberFormat.number(fractionLength: 2).text(3) } == "3.00")
    #expect(try Self.text { FixtureNumberFormat.number(fractionLength: 1).text(2.25) } == "2.2")
    #expect(
      try Self.text { FixtureNumberFormat.currency("JPY", fractionLength: 0).text(80) } == "¥80")
    #expect(try Self.text { FixtureNumberFormat.percent(fractionLength: 2).text(0.5) } == "50.00%")
    #expect(try Self.text { FixtureNumberFormat.percent().text(25) } == "25%")
    #expect(try Self.text { FixtureNumberFormat.number().text(CGFloat(1.5)) } == "1.5")
  }

  @Test(
    "the fields of a skeleton are in the order of the locale, in its time zone",
    arguments: [
      ("en_US", "GMT", "yMMMd", "Nov 14, 2023"), ("de_DE", "GMT", "yMMMd", "14. Nov. 2023"),
      ("en_US", "Asia/Tokyo", "yMMMd", "Nov 15, 2023"), ("en_US", "GMT", "jmm", "10:13 PM"),
      ("de_DE", "GMT", "jmm", "22:13"), ("en_US", "Asia/Tokyo", "EEEE", "Wednesday"),
      ("ja_JP", "GMT", "yMMMMd", "2023年11月14日"), ("en_US", "GMT", "", "11/14/2023, 10:13 PM"),
    ])
  func dates(_ locale: String, _ zone: String, _ skeleton: String, _ expected: String) throws {
    let text = try Self.text(locale: locale, zone: zone) {
      FixtureDateFormat.dateTime(skeleton).text(Date(timeIntervalSince1970: 1_700_000_000))
    }
    #expect(text == expected)
  }

  @Test(
    "a relative date is measured from the stated moment",
    arguments: [
      (7200, false, "en_US", "in 2 hours"), (-7200, false, "en_US", "2 hours ago"),
      (-86_400, false, "en_US", "1 day ago"), (-86_400, true, "en_US", "yesterday"),
      (86_400, true, "de_DE", "morgen"),
    ])
  func relative(_ offset: Double, _ isNamed: Bool, _ locale: String, _ expected: String) throws {
    let now = 1_700_000_000.0
    let text = try Self.text(locale: locale) {
      FixtureDateFormat.relative(to: now, isNamed: isNamed)
        .text(Date(timeIntervalSince1970: now + offset))
    }
    #expect(text == expected)
  }

  @Test("every field of a skeleton has a text of its own", arguments: DateSkeleton.known)
  func fields(_ field: String) throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let text = try Self.text { FixtureDateFormat.dateTime(field).text(date) }
    let standard = try Self.text { FixtureDateFormat.dateTime("").text(date) }
    #expect(!text.isEmpty)
    #expect(text != standard, "the field is not used")
  }

  @Test(
    "a skeleton has each field once, and only fields that a format style has",
    arguments: ["yy y", "H", "yMMMx", "yMMMMMMd", "dyd"])
  func unknownFields(_ skeleton: String) {
    #expect(throws: DateSkeleton.UnknownField.self) { try DateSkeleton(skeleton) }
  }
}
