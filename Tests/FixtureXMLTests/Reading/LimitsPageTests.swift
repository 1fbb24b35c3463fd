import FixtureModel
import Testing

@testable import FixtureContract
@testable import FixtureXML

@Suite("The page of limits agrees with the code")
struct LimitsPageTests {
  /// The forms in which the page may write a number.
  private func forms(_ value: Int) -> [String] {
    let units = ["bytes", "KiB", "MiB", "GiB"]
    var forms = ["\(value)"]
    for (index, unit) in units.enumerated() where value % (1 << (10 * index)) == 0 {
      forms.append("\(value >> (10 * index)) \(unit)")
    }
    return forms
  }

  private func expectNumbers(of limits: ReadingLimits, _ note: Comment) {
    let page = LimitsPage.text
    let numbers = Mirror(reflecting: limits).children
    #expect(numbers.count > 30)
    for (label, value) in numbers {
      guard let number = value as? Int else {
        Issue.record("'\(label ?? "")' is not a number")
        continue
      }
      // Fixtures have no limit for the text between two tags.
      if number == .max { continue }
      #expect(
        forms(number).contains {
          page.contains(" \($0) |") || page.contains(" \($0);")
            || page.contains(" \($0),") || page.contains(" \($0) ")
        }, "\(label ?? ""), \(note)")
    }
  }

  @Test("every limit of fixtures and of data files is on the page with its number and a reason")
  func numbers() {
    expectNumbers(of: ReadingLimits(), "fixtures")
    expectNumbers(of: ReadingLimits().forData, "data files")
    for row in ReadingLimits.table { #expect(row.reason.count > 20 && row.reason.hasSuffix(".")) }
  }

  @Test("limits of values and of font files are on the page")
  func others() {
    let page = LimitsPage.text
    for number in [
      Magnitude.greatestIndex, Int(Magnitude.greatest), Int(Magnitude.greatestScale),
      Magnitude.greatestColumnCount, FontFile.mostFaces, FontFile.largestSize >> 20,
    ] { #expect(page.contains(" \(number) ")) }
  }

  @Test("explanations that name a limit name its number")
  func explanations() throws {
    let limits = ReadingLimits()
    for (code, number) in [
      (.tooManyAttributes, "\(limits.attributesPerElement)"), (.tooDeep, "\(limits.depth)"),
      (.attributeTooLong, "\(limits.attributeLength >> 20) "),
      (.tagTooLong, "\(limits.tagLength >> 20) "), (.textTooLong, "\(limits.textLength >> 20) "),
      (.commentTooLong, "\(limits.commentLength >> 20) "),
      (.fileTooLarge, "\(limits.fixtureSize >> 30) "),
    ] as [(DiagnosticCode, String)] {
      let advice = try #require(CodeCatalog.explanation(of: code.rawValue)?.advice)
      #expect(advice.contains(" \(number)"), "\(code)")
    }
  }
}
