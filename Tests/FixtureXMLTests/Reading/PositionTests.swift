import Testing

@testable import FixtureXML

@Suite("Positions are exact wherever the chunks end")
struct PositionTests {
  @Test(
    "an error after a large comment keeps its line and column",
    arguments: [
      0, 1, 511, 512, 65_000, 65_480, 65_490, 65_500, 65_510, 65_536, 131_000, 200_001,
    ])
  func padding(_ length: Int) throws {
    let filler =
      String(repeating: "é", count: length / 2) + String(repeating: "x", count: length % 2)
    let body = "<!--\(filler)-->\n  <model\n     name='A' kee=\"id\"/>"
    #expect(try TestPackage.load(body).codes == ["4:15 unknown-attribute"])
  }

  @Test("rows are found in their lines through many chunks")
  func rows() throws {
    var body =
      "\(InvalidFixture.posts)\n<table name=\"T\"><cells><node cell=\"PostCell\"/></cells><section>\n"
    for row in 1...6_000 {
      let id = row == 5_000 ? "x" : "\(row)"
      body += "  <item id=\"\(id)\" title=\"é &amp; ü\"/>\n"
    }
    let result = try TestPackage.load(body + "</section></table>")
    #expect(result.messages == ["F.xml:5004:13: error: 'x' is not a whole number [invalid-value]"])
  }

  @Test(
    "a line ends in a line feed, a carriage return or both, wherever the chunks end",
    arguments: ["\n", "\r\n", "\r"], [0, 1, 65_471, 65_472, 65_473, 65_480, 65_490, 65_536])
  func lineEnds(_ lineEnd: String, padding: Int) throws {
    let comment = "<!--\(String(repeating: "x", count: padding))-->"
    let text = TestPackage.document("\(comment)\n\n<model\n  name=\"A\"\n  kee=\"b\"/>").replacing(
      "\n", with: lineEnd)
    let result = try TestPackage.load(bytes: Array(text.utf8))
    #expect(result.codes == ["6:3 unknown-attribute"])
    #expect(result.diagnostics.map(\.sourceLine) == ["  kee=\"b\"/>"])
  }

  @Test("a binding's place counts references and line breaks as written")
  func bindings() throws {
    let body =
      "\(InvalidFixture.posts)\n<cellNode name=\"C\" model=\"Post\"><textNode text=\"&#233;&amp;\n\t{titel}\"/></cellNode>"
    #expect(try TestPackage.load(body).codes == ["5:3 unknown-field"])
  }

  @Test("an element that is not the first of its line has its own column")
  func sameLine() throws {
    let body = "<model name=\"A\"/><!-- < --><model name=\"B\" x=\"\"/>"
    #expect(try TestPackage.load(body).codes == ["2:44 unknown-attribute"])
  }
}
