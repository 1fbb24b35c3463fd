import FixtureModel
import Testing

@testable import FixtureXML

@Suite("XPath expressions of data are checked before and while data is read")
struct DataPathTests {
  static let fields = """
    <model name="M"><field name="t" type="String?"/><field name="r" type="String"/></model>\
    <cellNode name="C" model="M"/>
    """

  private func load(
    _ data: String, path: String, field: String = "t", limits: ReadingLimits = ReadingLimits()
  ) throws -> LoadResult {
    let other = field == "t" ? "r" : "t"
    let body = """
      \(Self.fields)
      <table name="T"><cells><node cell="C"/></cells><section>
      <items from="Data/d.xml" select="//i"><map field="\(field)" path="\(path)"/>
      <map field="\(other)" path="string('')"/></items></section></table>
      """
    let package = try TestPackage(["F.xml": TestPackage.document(body), "Data/d.xml": data])
    return try package.load(limits: limits)
  }

  @Test(
    "a function or variable that does not exist is an error at its place, for every kind of field",
    arguments: [
      ("upper-case(b)", "4:60: error: XPath 1.0 has no function 'upper-case'"),
      ("concat('x', my:f(b))", "4:72: error: the prefix 'my' is not declared"),
      ("concat(b, $x)", "4:70: error: the variable '$x' has no value"),
      ("b[false() and $y]", "4:74: error: the variable '$y' has no value"),
      ("contains(b)", "4:60: error: 'contains(b)' calls a function with arguments"),
      ("count('a')", "4:60: error: 'count('a')' calls a function with arguments"),
    ], ["t", "r"])
  func unknownNames(_ example: (path: String, message: String), _ field: String) throws {
    let result = try load("<r><i><b>x</b></i></r>", path: example.path, field: field)
    #expect(result.messages.count == 1)
    #expect(result.messages.first?.hasPrefix("F.xml:\(example.message)") == true)
  }

  @Test(
    "names that look like functions are none",
    arguments: [
      "b and (b)", "b[position() = last()]", "text()", "' $y upper-case(x)'", "b div (2)",
      "processing-instruction('x')", "self::node()", "*[1] or (b)",
    ])
  func ordinaryNames(_ path: String) throws {
    let escaped = path.replacing("'", with: "&apos;")
    #expect(try load("<r><i><b>x</b></i></r>", path: escaped).messages == [])
  }

  @Test("a path that takes too many operations is an error at the data's place")
  func operations() throws {
    var limits = ReadingLimits()
    limits.xpathOperations = 20_000
    let data = "<r>\n<i>\(String(repeating: "<x/>", count: 5_000))</i></r>"
    let result = try load(data, path: "count(.//*[count(//*) &gt; 1])", limits: limits)
    #expect(result.codes == ["2:1 xpath-limit"])
    #expect(result.diagnostics.first?.position.file == "Data/d.xml")
  }

  @Test("a path sees the match alone, wherever it starts", arguments: ["//t", "/i/t", ".//t"])
  func matchAlone(_ path: String) throws {
    let data = "<r><t>before</t><i><t>a</t></i><i><t>b</t></i><t>after</t></r>"
    let result = try load(data, path: path)
    let rows = result.fixtures.first?.containers.first?.sections.first?.rows ?? []
    #expect(rows.map { $0.values[0] } == [.string("a"), .string("b")])
  }

  @Test("a path cannot leave the match", arguments: ["../t", "preceding::t", "following::t"])
  func matchEdges(_ path: String) throws {
    let data = "<r><t>before</t><i><t>a</t></i><i><t>b</t></i><t>after</t></r>"
    let result = try load(data, path: path)
    let rows = result.fixtures.first?.containers.first?.sections.first?.rows ?? []
    #expect(rows.map { $0.values[0] } == [.none, .none])
  }

  @Test("an expression may have a hundred names and symbols, and a pattern two steps '//'")
  func length() throws {
    let long = "concat(\(Array(repeating: ".", count: 60).joined(separator: ",")))"
    #expect(try load("<r><i/></r>", path: long).codes == ["4:60 xpath-limit"])
    let body = """
      \(Self.fields)
      <table name="T"><cells><node cell="C"/></cells><section>
      <items from="Data/d.xml" select="//*//*//*//*//*//*"><map field="r" path="."/></items>\
      </section></table>
      """
    let deep = String(repeating: "<a>", count: 60) + String(repeating: "</a>", count: 60)
    let package = try TestPackage(["F.xml": TestPackage.document(body), "Data/d.xml": deep])
    #expect(try package.load().codes == ["4:34 xpath-limit"])
  }
}
