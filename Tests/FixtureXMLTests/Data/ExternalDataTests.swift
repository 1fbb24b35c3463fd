import FixtureModel
import Foundation
import Testing

@testable import FixtureXML

@Suite("Rows come from XML documents from outside the package")
struct ExternalDataTests {
  private static let models = """
    <model name="M"><field name="t" type="String"/><field name="n" type="Int?"/>\
    <field name="d" type="Date?"/><field name="l" type="[String]"/></model>
    <cellNode name="C" model="M"/>
    """

  private func load(
    _ data: [UInt8], select: String, maps: String, root: String = "", attributes: String = ""
  ) throws -> LoadResult {
    let body = """
      <fixture xmlns="urn:texture-fixtures:1" \(root)>\(Self.models)
      <table name="T"><cells><node cell="C"/></cells><section>
      <items from="Data/d.xml" select="\(select)" \(attributes)>\(maps)</items>
      </section></table></fixture>
      """
    let package = try TestPackage(["F.xml": body])
    try package.write(data, to: "Data/d.xml")
    return try package.load()
  }

  private func rows(_ result: LoadResult) -> [[FieldValue]] {
    result.fixtures.first?.containers.first?.sections.first?.rows.map(\.values) ?? []
  }

  @Test("matches may be nested, and each is expanded alone")
  func nested() throws {
    let data = "<r><i k='1'>a<i k='2'>b</i></i><j><i k='3'>c</i></j></r>"
    let maps = "<map field=\"t\" path=\"string(.)\"/><map field=\"n\" path=\"@k\"/>"
    let result = try load(Array(data.utf8), select: "//i", maps: maps)
    #expect(result.messages.isEmpty)
    #expect(
      rows(result).map { Array($0.prefix(2)) } == [
        [.string("ab"), .integer(1)], [.string("b"), .integer(2)], [.string("c"), .integer(3)],
      ])
  }

  @Test("each row has the elements of its own list alone")
  func listElements() throws {
    let data = "<r><i k='1'><c>a</c><c>b</c></i><i k='2'><c>c</c></i><i k='3'/></r>"
    let maps = "<map field=\"t\" path=\"@k\"/><map field=\"l\" path=\"c\"/>"
    let result = try load(Array(data.utf8), select: "//i", maps: maps)
    #expect(result.messages.isEmpty)
    #expect(
      rows(result).map { $0.last } == [
        .list([.string("a"), .string("b")]), .list([.string("c")]), .list([]),
      ])
  }

  @Test("prefixes are those of the fixture, not of the document")
  func namespaces() throws {
    let data = "<r xmlns:q='urn:x'><q:i><q:t>yes</q:t></q:i><i><t>no</t></i></r>"
    let result = try load(
      Array(data.utf8), select: "//x:i", maps: "<map field=\"t\" path=\"x:t\"/>",
      root: "xmlns:x=\"urn:x\"")
    #expect(result.messages.isEmpty)
    #expect(rows(result).map { $0[0] } == [.string("yes")])
  }

  @Test("other encodings than UTF-8 are read as what they are")
  func encodings() throws {
    let head = "<?xml version='1.0' encoding='ISO-8859-1'?><r><i>"
    let data = Array(head.utf8) + [0xE9] + Array("</i></r>".utf8)
    let result = try load(data, select: "r/i", maps: "<map field=\"t\" path=\".\"/>")
    #expect(rows(result).map { $0[0] } == [.string("é")])
  }

  @Test("dates, lists and missing values are converted")
  func conversions() throws {
    let data = """
      <r><i><t>x</t><d>Wed, 01 May 2024 10:00:00 +0200</d><l>a b</l><l>c</l></i><i><t>y</t></i></r>
      """
    let maps = """
      <map field="t" path="t"/><map field="d" path="d" as="MailDate"/><map field="l" path="l"/>
      """
    let result = try load(Array(data.utf8), select: "/r/i", maps: maps)
    #expect(
      rows(result) == [
        [.string("x"), .none, .date(1_714_550_400), .list([.string("a b"), .string("c")])],
        [.string("y"), .none, .none, .list([])],
      ])
  }

  @Test("a limit takes the first matches")
  func limit() throws {
    let data = "<r>\(String(repeating: "<i>x</i>", count: 100))</r>"
    let result = try load(
      Array(data.utf8), select: "//i", maps: "<map field=\"t\" path=\".\"/>",
      attributes: "limit=\"3\"")
    #expect(rows(result).count == 3)
  }

  @Test("one huge match is rejected before it fills memory")
  func hugeMatch() throws {
    var limits = ReadingLimits()
    limits.matchLength = 100_000
    let text = """
      <fixture xmlns="urn:texture-fixtures:1">\(Self.models)<table name="T"><cells><node cell="C"/>\
      </cells><section><items from="Data/d.xml" select="/r"><map field="t" path="."/></items>\
      </section></table></fixture>
      """
    let package = try TestPackage(["F.xml": text])
    let data = "<r>\(String(repeating: "<i>x</i>", count: 100_000))</r>"
    try package.write(Array(data.utf8), to: "Data/d.xml")
    let codes = try package.load(limits: limits).diagnostics.map(\.code.rawValue)
    #expect(codes == ["data-too-large"])
  }

  @Test("a file that is not an input of the command is rejected")
  func inputs() throws {
    let sample = try #require(SampleFixtures.all.first { $0.name == "Feed" })
    let package = try TestPackage(SampleFixtures.files)
    try package.write(Array(sample.text.utf8), to: "Feed.xml")
    let codes = try package.load(["Feed.xml"], inputs: ["Feed.xml"]).diagnostics
      .map(\.code.rawValue)
    #expect(codes == ["undeclared-input"])
  }

  @Test(
    "documents of the operating system serve as data",
    .enabled(if: FileManager.default.fileExists(atPath: mimeDatabase)))
  func systemDocument() throws {
    let data = try Data(contentsOf: URL(filePath: Self.mimeDatabase))
    let maps = """
      <map field="t" path="@type"/><map field="l" path="m:glob/@pattern"/>
      """
    let result = try load(
      Array(data), select: "//m:mime-type", maps: maps,
      root: "xmlns:m=\"http://www.freedesktop.org/standards/shared-mime-info\"")
    #expect(result.messages.isEmpty)
    #expect(rows(result).count > 500)
    #expect(rows(result).contains { $0[0] == .string("application/pdf") })
  }

  @Test(
    "attributes of a country list serve as data, its own document type notwithstanding",
    .enabled(if: FileManager.default.fileExists(atPath: countryList)))
  func countries() throws {
    let data = try Data(contentsOf: URL(filePath: Self.countryList))
    let result = try load(
      Array(data), select: "//iso_3166_entry",
      maps: "<map field=\"t\" path=\"@alpha_2_code\"/><map field=\"n\" path=\"@numeric_code\"/>")
    #expect(result.messages.isEmpty)
    #expect(rows(result).count > 200)
    #expect(rows(result).contains { $0.starts(with: [.string("IS"), .integer(352)]) })
  }

  static let countryList = "/usr/share/xml/iso-codes/iso_3166-1.xml"
  static let mimeDatabase = "/usr/share/mime/packages/freedesktop.org.xml"

  @Test("a row that lacks a field is reported at its element in the data file")
  func missingFields() throws {
    let package = try TestPackage([
      "F.xml": TestPackage.document(
        """
        <model name="M"><field name="t" type="String"/><field name="n" type="Int?"/></model>
        <cellNode name="C" model="M"/>
        <table name="T"><cells><node cell="C"/></cells><section>
        <items xmlns:d="urn:d" from="Data/d.xml" select="//d:i"><map field="t" path="d:t"/>\
        <map field="n" path="d:n"/></items></section></table>
        """),
      "Data/d.xml": """
      <r xmlns:e="urn:d">
       <e:i><e:t>é</e:t></e:i><e:ix/><e:i/><e:i>
       </e:i><e:i
         k="1"><e:u/></e:i>
      <e:i><e:t>a</e:t><e:n>x</e:n></e:i></r>
      """,
    ])
    let reason = "the row has no 't', which has no default: 'd:t' finds no value"
    let found = try package.load().messages
    #expect(
      found == [
        "Data/d.xml:2:32: error: \(reason); there are 2 more such errors [missing-field]",
        "F.xml:5:1: note: 'items' reads the file here",
        "F.xml:5:105: error: 'x' is not a whole number [unconvertible-data]",
        "Data/d.xml:5:1: note: the data is here",
      ])
  }

  @Test(
    "a byte order mark is not counted in columns", arguments: [[], [0xEF, 0xBB, 0xBF] as [UInt8]])
  func byteOrderMark(_ mark: [UInt8]) throws {
    let data = "<r><i><t>a</t></i><i/><i><t>b</t><n>x</n></i></r>"
    let result = try load(
      mark + Array(data.utf8), select: "//i",
      maps: "<map field=\"t\" path=\"t\"/><map field=\"n\" path=\"n\"/>")
    #expect(result.messages.contains { $0.hasPrefix("Data/d.xml:1:19: error: the row has no 't'") })
    #expect(result.messages.contains("Data/d.xml:1:23: note: the data is here"))
  }

  @Test("errors that many rows share are counted after the first ones", arguments: [2, 12, 3000])
  func sharedErrors(_ count: Int) throws {
    let rows = (0..<count).map { "<i><t>x\($0)</t><n>x</n><p/><p/></i>" }
    let maps = """
      <map field="t" path="t"/><map field="n" path="n"/><map field="p" select="p">\
      <map field="a" path="@a"/></map>
      """
    let package = try TestPackage([
      "F.xml": TestPackage.document(
        """
        <model name="P"><field name="a" type="Int"/></model>
        <model name="M"><field name="t" type="Int"/><field name="n" type="Int"/>\
        <field name="p" type="[P]"/></model><cellNode name="C" model="M"/>
        <table name="T"><cells><node cell="C"/></cells><section>
        <items from="Data/d.xml" select="//i">\(maps)</items></section></table>
        """),
      "Data/d.xml": "<r>\(rows.joined())</r>",
    ])
    let found = try package.load().diagnostics.map(\.message)
    let texts = (0..<min(count, 10)).map { "'x\($0)' is not a whole number" }
    let omitted = count > 10 ? "; there are \(count - 10) more such errors" : ""
    let same = count == 2 ? "is 1 more such error" : "are \(count - 1) more such errors"
    #expect(
      found == [
        "a 'P' of the row has no 'a', which has no default; there are \(2 * count - 1) more such errors"
      ] + texts.dropLast() + [texts.last! + omitted, "'x' is not a whole number; there \(same)"])
  }

  @Test("a row of a data file with the key of another one is reported in the data file")
  func equalKeys() throws {
    let package = try TestPackage([
      "F.xml": TestPackage.document(
        """
        <model name="M" key="t"><field name="t" type="String"/></model>
        <cellNode name="C" model="M"/>
        <table name="T"><cells><node cell="C"/></cells><section>
        <item t="z"/>
        <items from="Data/d.xml" select="//i"><map field="t" path="t"/></items></section></table>
        """),
      "Data/d.xml": "<r><i><t>a</t></i>\n<i><t>a</t></i>\n <i><t>z</t></i></r>",
    ])
    let reason = "two rows of 'T' have the same 't' [duplicate-key]"
    #expect(
      try package.load().messages == [
        "Data/d.xml:2:1: error: \(reason)", "F.xml:6:1: note: 'items' reads the file here",
        "Data/d.xml:3:2: error: \(reason)",
        "F.xml:5:1: note: the first row with this key is here",
      ])
  }

  @Test("the place of a row is found wherever a buffer of the file ends", arguments: 0..<12)
  func places(_ shift: Int) throws {
    let padding = String(repeating: "x", count: (64 << 10) - 20 + shift)
    let package = try TestPackage([
      "F.xml": TestPackage.document(
        """
        <model name="M"><field name="t" type="String"/></model><cellNode name="C" model="M"/>
        <table name="T"><cells><node cell="C"/></cells><section>
        <items from="Data/d.xml" select="//i"><map field="t" path="t"/></items></section></table>
        """),
      "Data/d.xml": "<r><p>\(padding)</p>\n<i/></r>",
    ])
    #expect(try package.load().codes == ["2:1 missing-field"])
  }
}
