import Testing

@testable import FixtureXML

@Suite("The time for many errors is linear")
struct ManyErrorsTests {
  @Test("ten thousand unknown images beside ten thousand known ones end at the limit")
  func images() throws {
    let images = (0..<10_000).map { "<image name=\"image\($0)\" size=\"1 1\"/>" }.joined()
    let rows = (0..<10_000).map { "<item i=\"imag\($0)x\"/>" }.joined()
    let body = """
      <images>\(images)</images><model name="M"><field name="i" type="UIImage"/></model>
      <cellNode name="C" model="M"/>
      <table name="T"><cells><node cell="C"/></cells><section>\(rows)</section></table>
      """
    let result = try TestPackage.load(body, retention: .validateOnly)
    #expect(result.diagnostics.count == 1_000)
    #expect(result.omittedCount == 9_000)
    #expect(result.diagnostics.allSatisfy { $0.code.rawValue == "unknown-image" })
  }

  @Test("the errors of many files end at a limit of their own, and the rest are counted")
  func files() throws {
    var limits = ReadingLimits()
    limits.diagnosticsPerRun = 25
    let names = (0..<10).map { "F\($0).xml" }
    let text = TestPackage.document(String(repeating: "<modle/>\n", count: 10))
    let package = try TestPackage(Dictionary(uniqueKeysWithValues: names.map { ($0, text) }))
    let result = try package.load(names, limits: limits)
    #expect(result.diagnostics.count == 25)
    #expect(result.omittedCount == 75)
    #expect(result.hasErrors)
  }

  @Test("after the diagnostics that a person reads, names have no suggestions, and reading stops")
  func ends() throws {
    var limits = ReadingLimits()
    limits.diagnosticsPerFile = 15
    limits.diagnosticsPerRun = 35
    let names = (0..<50).map { "F\($0 + 10).xml" }
    let text = TestPackage.document(String(repeating: "<modle/>\n", count: 10))
    let package = try TestPackage(Dictionary(uniqueKeysWithValues: names.map { ($0, text) }))
    let result = try package.load(names, limits: limits)
    #expect(result.diagnostics.count == 35)
    // Ten times as many were left out after 39 files.
    #expect(result.omittedCount == 355)
    #expect(result.diagnostics.prefix(20).allSatisfy { $0.suggestion == "model" })
    #expect(result.diagnostics.dropFirst(20).allSatisfy { $0.suggestion == nil })
    #expect(result.hasErrors)
  }

  @Test("five thousand models that know each other are read in one go")
  func models() throws {
    let models = (0..<5_000).map {
      "<model name=\"M\($0)\"><field name=\"f\" type=\"[M\(4_999 - $0)]\"/></model>"
    }
    let result = try TestPackage.load(models.joined(separator: "\n"))
    #expect(result.messages.isEmpty)
    #expect(result.fixtures.first?.declarations.models.count == 5_000)
  }
}
