import Testing

@testable import FixtureXML

@Suite("Includes make names known once")
struct IncludeTests {
  private func fixture(_ include: String, _ model: String) -> String {
    TestPackage.document("<include fixture=\"\(include)\"/>\n<model name=\"\(model)\"/>")
  }

  @Test("a circle of includes is one error, reported at its end")
  func circle() throws {
    let package = try TestPackage([
      "A.xml": fixture("sub/B.xml", "MA"), "sub/B.xml": fixture("../C.xml", "MB"),
      "C.xml": fixture("A.xml", "MC"),
    ])
    #expect(
      try package.load(["A.xml", "C.xml", "sub/B.xml"]).messages == [
        "C.xml:2:19: error: fixtures include each other: A.xml → sub/B.xml → C.xml → A.xml "
          + "[include-cycle]"
      ])
  }

  @Test("a name that comes by two ways is known once")
  func diamond() throws {
    let package = try TestPackage([
      "A.xml": TestPackage.document("<include fixture=\"B.xml\"/><include fixture=\"C.xml\"/>"),
      "B.xml": fixture("D.xml", "MB"), "C.xml": fixture("D.xml", "MC"),
      "D.xml": TestPackage.document("<model name=\"MD\"/>"),
    ])
    let result = try package.load(["A.xml", "B.xml", "C.xml", "D.xml"])
    #expect(result.messages.isEmpty)
    #expect(result.fixtures[0].included.models.map(\.name).sorted() == ["MB", "MC", "MD"])
    #expect(result.fixtures[0].includes.map(\.resolvedPath) == ["B.xml", "C.xml"])
  }

  @Test("an included fixture's rows are not read, its errors are reported once")
  func rowsOfIncluded() throws {
    let included = "<modle/><table name=\"T\"><section><item broken"
    let package = try TestPackage([
      "A.xml": TestPackage.document("<include fixture=\"B.xml\"/>"),
      "B.xml": TestPackage.document(included),
    ])
    #expect(try package.load(["A.xml"]).diagnostics.map(\.code.rawValue) == ["unknown-element"])
    let both = try package.load(["A.xml", "B.xml"]).diagnostics.map(\.code.rawValue)
    #expect(both.first == "unknown-element")
    #expect(both.filter { $0 == "unknown-element" }.count == 1)
  }

  @Test("data cannot be included, and includes do not nest without end")
  func refusals() throws {
    var files = ["A.xml": TestPackage.document("<include fixture=\"Data/D.xml\"/>")]
    files["Data/D.xml"] = TestPackage.document("<model name=\"MD\"/>")
    for index in 0..<40 { files["N\(index).xml"] = fixture("N\(index + 1).xml", "M\(index)") }
    files["N40.xml"] = TestPackage.document("")
    let package = try TestPackage(files)
    #expect(try package.load(["A.xml"]).codes == ["2:19 not-fixture"])
    #expect(try package.load(["N0.xml"]).diagnostics.map(\.code.rawValue) == ["include-too-deep"])
  }
}
