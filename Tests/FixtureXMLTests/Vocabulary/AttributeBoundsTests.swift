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

  @Test(
    "the message about a number that is too large has the range of its attribute",
    arguments: [
      ("<images><image name=\"a\" size=\"1 1\" scale=\"1e25\"/></images>", "0, and at most 100"),
      ("<images><image name=\"a\" size=\"1 1\" scale=\"101\"/></images>", "0, and at most 100"),
      ("<images scale=\"0\"><image name=\"a\" size=\"1 1\"/></images>", "0, and at most 100"),
      ("<images><image name=\"a\" size=\"1e25 1\"/></images>", "between 0 and 1000000000"),
      ("<cellNode name=\"C\" shadowOffset=\"1 1e25\"/>", "between -1000000000 and 1000000000"),
      ("<cellNode name=\"C\" alpha=\"1e25\"/>", "between 0 and 1"),
      ("<cellNode name=\"C\" cornerRadius=\"1e25\"/>", "between 0 and 1000000000"),
      ("<cellNode name=\"C\" zPosition=\"1e25\"/>", "between -1000000000 and 1000000000"),
    ])
  func range(_ body: String, _ range: String) throws {
    let messages = try TestPackage.load(body).messages
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("\(range) [out-of-range]") == true)
  }
}
