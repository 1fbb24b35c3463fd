import FixtureModel
import Testing

@testable import FixtureXML

@Suite("The ranges of properties")
struct AttributeBoundsTests {
  @Test(
    "a number outside of the range of its property is an error",
    arguments: [
      "alpha=\"1.5\"", "alpha=\"-0.5\"", "shadowOpacity=\"2\"", "cornerRadius=\"-1\"",
      "borderWidth=\"-1\"", "shadowRadius=\"-1\"", "contentsScale=\"-1\"",
      "placeholderFadeDuration=\"-1\"", "zPosition=\"inf\"",
    ])
  func outside(_ attribute: String) throws {
    let result = try TestPackage.load("<cellNode name=\"C\" \(attribute)/>")
    #expect(result.diagnostics.map(\.code) == [.outOfRange])
  }

  @Test(
    "a number inside of the range of its property is valid",
    arguments: [
      "alpha=\"1\"", "shadowOpacity=\"0\"", "cornerRadius=\"0\"", "zPosition=\"-5\"",
      "shadowOffset=\"-1 -2\"",
    ])
  func inside(_ attribute: String) throws {
    let result = try TestPackage.load("<cellNode name=\"C\" \(attribute)/>")
    #expect(result.diagnostics.isEmpty)
  }
}
