import Foundation
import Testing
import UIKit

@testable import FixtureSupport

/// Expectations and mutations as the rows of a generated file have them.
@Suite("Expectations and mutations in rows")
struct ExpectationRowsTests {
  private static let rows = FixtureRows(
    """
    small\t320\t568\t2\tiPhoneSE\t1\t1\tde_DE\tGMT\taccessibilityLarge\tdark\t0.5\t7\t3\t3\t2\tmutation\tdrop\tselect\t0.1
    8\t5\tframe\t\\N\t0.1\t1\t\\N\t2\tinf
    9\t5\tcalls\t2\ta b\tc
    10\t5\tsupplementaryCount\theader\t3
    wide\t1024\t768\t1\t\\N\t0\t0\t\\N\t\\N\t\\N\t\\N\t0\t12\t3\t0\t0
    drop\t1\t0\t2\tdeleteItems\t0.0 0.1\tmoveSection\t1\t0
    bad\t0\t1\t1\tdeleteSections\t2\t0\t1

    """)
  private static let data = FixtureData<FixtureNoFields, FixtureNoFields>(
    rows, items: FixtureRowSource(rows, decode: { FixtureNoFields(row: &$0) }),
    fields: { FixtureNoFields(row: &$0) })

  @MainActor
  private static func makeContainer() -> any FixtureContainer {
    FixtureTableDataSource<FixtureNoFields, FixtureNoFields>()
  }

  @Test("an expectation is a row, then a row for each assertion")
  func expectations() {
    let found = Self.data.expectations(on: 0..<5, of: "Feed", in: "F.xml") { Self.makeContainer() }
    #expect(found.map(\.description) == ["Feed/small [F.xml:7:3]", "Feed/wide [F.xml:12:3]"])
    #expect(
      found[0].conditions
        == FixtureConditions(
          width: 320, height: 568, scale: 2, device: "iPhoneSE", direction: .rightToLeft,
          contentSizeCategory: .accessibilityLarge, appearance: .dark, orientation: .landscape,
          locale: "de_DE", timeZone: "GMT"))
    #expect(found[1].conditions == FixtureConditions(width: 1024, height: 768, scale: 1))
    #expect(found[0].steps == [.mutation("drop"), .select([0, 1])])
    #expect(found[0].tolerance == 0.5)
    #expect(
      found[0].assertions == [
        FixtureStatedAssertion(
          .frame(of: .item([0, 1]), is: FixtureExpectedRect(1, .any, 2, .exactly(.infinity))),
          at: FixturePosition("F.xml", 8, 5)),
        FixtureStatedAssertion(.calls(["a b", "c"]), at: FixturePosition("F.xml", 9, 5)),
        FixtureStatedAssertion(
          .supplementaryCount(kind: "header", 3), at: FixturePosition("F.xml", 10, 5)),
      ])
    #expect(found[1].assertions.isEmpty)
  }

  @Test("a text size that does not exist is that of the test")
  func unknownTextSizes() {
    let rows = FixtureRows(
      """
      above\t1\t1\t1\t\\N\t0\t0\t\\N\t\\N\tgigantic\t\\N\t0\t1\t1\t0\t0
      below\t1\t1\t1\t\\N\t0\t0\t\\N\t\\N\t\tsepia\t0\t1\t1\t0\t0

      """)
    let data = FixtureData<FixtureNoFields, FixtureNoFields>(
      rows, items: FixtureRowSource(rows, decode: { FixtureNoFields(row: &$0) }),
      fields: { FixtureNoFields(row: &$0) })
    let found = data.expectations(on: 0..<2, of: "Feed", in: "F.xml") { Self.makeContainer() }
    let conditions = FixtureConditions(width: 1, height: 1, scale: 1)
    #expect(found.map(\.conditions) == [conditions, conditions])
  }

  @Test("conditions are the values of the generator and of UIKit")
  func conditions() {
    for category in UIContentSizeCategory.steps {
      #expect(
        FixtureConditions(width: 1, contentSizeCategory: category).contentSizeCategory == category)
    }
    let unspecified = FixtureConditions(width: 1, contentSizeCategory: .unspecified)
    #expect(unspecified.contentSizeCategory == nil)
    for style in [UIUserInterfaceStyle.light, .dark] {
      #expect(FixtureConditions(width: 1, appearance: style).appearance == style)
    }
    #expect(FixtureConditions(width: 1, appearance: .unspecified).appearance == nil)
    #expect(
      FixtureConditions(
        width: 320, device: "iPad", contentSizeCategory: .large, appearance: .dark,
        orientation: .landscape, locale: "de_DE", timeZone: "GMT"
      ).description == "320 667 @2x, iPad, landscape, large, dark, de_DE, GMT")
  }

  @Test("a variable selects one expectation by container and name")
  func selection() {
    let all = Self.data.expectations(on: 0..<5, of: "Feed", in: "F.xml") { Self.makeContainer() }
    let variable = FixtureExpectation.selectionVariable
    #expect(all.selected(by: [:]).count == 2)
    #expect(all.selected(by: [variable: "Feed/wide"]).map(\.name) == ["wide"])
    #expect(all.selected(by: [variable: "Other/wide"]).isEmpty)
  }

  @Test("a mutation is a row")
  func mutations() throws {
    #expect(Self.data.mutationNames(on: 5..<7) == ["drop", "bad"])
    let drop = try #require(Self.data.mutation(named: "drop", on: 5..<7))
    #expect(drop.validity == .valid)
    #expect(drop.animation == .none)
    #expect("\(drop.edits)".contains("moveSection(from: 1, to: 0)"))
    #expect(Self.data.mutation(named: "bad", on: 5..<7)?.validity == .invalid)
    #expect(Self.data.mutation(named: "gone", on: 5..<7) == nil)
  }

  @Test("an enumeration knows the names of its cases as data")
  func names() {
    #expect(Season.autumn.name == "autumn")
    #expect(Season(named: "autumn") == .autumn)
    #expect(Season(named: "winter") == nil)
  }
}
