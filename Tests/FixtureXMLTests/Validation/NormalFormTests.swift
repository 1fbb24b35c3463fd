import FixtureModel
import Testing

@testable import FixtureXML

/// XML compares names byte by byte, and Swift's strings by canonical equivalence.
@Suite("Names in two Unicode normal forms")
struct NormalFormTests {
  private static let composed = "\u{E9}"
  private static let decomposed = "e\u{301}"

  private static func body(_ item: String) -> String {
    """
    <model name="M"><field name="\(composed)" type="String"/></model>
    <cellNode name="C" model="M"/>
    <table name="T"><cells><node cell="C"/></cells><section>\(item)</section></table>
    """
  }

  private static let item = "<item \(composed)=\"1\" \(decomposed)=\"2\"/>"

  @Test(
    "two attributes of a row that differ in their form alone are an error",
    arguments: [item, "<repeat count=\"2\">\(item)</repeat>"], [RowRetention.keep, .validateOnly])
  func attributes(_ rows: String, _ retention: RowRetention) throws {
    let result = try TestPackage.load(Self.body(rows), retention: retention)
    #expect(result.diagnostics.map(\.code) == [.conflictingAttributes])
  }

  @Test("a case in another form is the declared one")
  func cases() throws {
    let result = try TestPackage.load(
      """
      <enum name="E"><case name="\(Self.composed)"/></enum>
      <model name="M"><field name="e" type="E" default="\(Self.decomposed)"/></model>
      """)
    #expect(result.messages.isEmpty)
    let value = result.fixtures.first?.declarations.models.first?.fields.first?.defaultValue
    guard case .enumCase(let name)? = value else {
      Issue.record("the default is no case")
      return
    }
    #expect(Array(name.utf8) == Array(Self.composed.utf8))
  }
}
