import FixtureModel
import Testing

@testable import FixtureXML

@Suite("A path of a row finds what it finds in the whole document, or is an error at its place")
struct OutsideOfRowTests {
  private static let feed = """
    <feed xml:lang="en"><title>Harbour</title><g n="G"><day date="2024-05-01"><name>Wed</name>\
    <i k="1"><t>a</t><i k="2"><t>b</t></i></i></day><day date="2024-05-02"><i k="3"><t>c</t></i>\
    <name>Thu</name></day></g><day date="x"><name>none</name></day><end>E</end></feed>
    """

  @Test(
    "values of elements around the row, of their children, and after the row",
    arguments: [
      ("../@date", ["2024-05-01", nil, "2024-05-02"]),
      ("ancestor::day/@date", ["2024-05-01", "2024-05-01", "2024-05-02"]),
      ("ancestor::*[@n]/@n", ["G", "G", "G"]),
      ("name(/*)", ["feed", "feed", "feed"]),
      ("/feed/title", ["Harbour", "Harbour", "Harbour"]),
      ("/feed/end", ["E", "E", "E"]),
      ("../name", ["Wed", nil, "Thu"]),
      ("ancestor::day/name", ["Wed", "Wed", "Thu"]),
      ("../../@date", [nil, "2024-05-01", nil]),
      ("count(/feed/g/day)", ["2", "2", "2"]),
      ("/feed/g/day[2]/@date", ["2024-05-02", "2024-05-02", "2024-05-02"]),
      ("/feed/day/name", ["none", "none", "none"]),
      ("count(ancestor::i)", ["0", "1", "0"]),
      ("string(lang('en'))", ["true", "true", "true"]),
      ("ancestor-or-self::*/@xml:lang", ["en", "en", "en"]),
      ("concat(position(), '/', last())", ["1/3", "2/3", "3/3"]),
      ("string(/feed/g/day[1]/@date = ancestor::day/@date)", ["true", "true", "false"]),
      ("count(../i)", ["1", "1", "1"]),
      ("count(following-sibling::i)", nil as [String?]?), ("preceding-sibling::i", nil),
      ("//title", nil), ("ancestor::g//name", nil), ("string(..)", nil), ("following::t", nil),
      ("id('x')", nil), ("key('x', 1)", nil),
    ] as [(String, [String?]?)])
  func values(_ path: String, _ expected: [String?]?) throws {
    let (rows, messages) = try DataFixture.texts(Self.feed, paths: [path])
    guard let expected else {
      #expect(messages.count == 1 && messages[0].hasPrefix("F.xml:4:"), "\(messages)")
      #expect(messages.first?.hasSuffix("[invalid-xpath]") == true)
      return
    }
    #expect(messages == [])
    #expect(rows.map { $0[0] } == expected)
  }

  @Test("paths with and without kept elements find the same in one row")
  func together() throws {
    let (rows, messages) = try DataFixture.texts(
      Self.feed, paths: ["../name", "@k", "/feed/title", "t", "count(../*)"])
    #expect(messages == [])
    #expect(rows[0] == ["Wed", "1", "Harbour", "a", "2"])
    #expect(rows[2] == ["Thu", "3", "Harbour", "c", "2"])
  }

  @Test(
    "a path that takes the text of an element around the row is an error that names the element")
  func containers() throws {
    let (_, messages) = try DataFixture.texts(
      "<r><n>a</n><g><n>b</n>\n<i/></g></r>", paths: ["../n", "/r/g", "/r/n"])
    #expect(
      messages.first?.hasPrefix("Data/d.xml:2:1: error: a path takes the text of 'g', which")
        == true,
      "\(messages)")
  }

  @Test("texts outside of the row are single nodes")
  func texts() throws {
    let data = "<r>one<i/>two<!-- c -->three<i/></r>"
    let (rows, messages) = try DataFixture.texts(data, paths: ["../text()[2]", "count(../text())"])
    #expect(messages == [])
    #expect(rows == [["two", "3"], ["two", "3"]])
  }

  @Test("what is kept has a limit, with the place where it is reached")
  func keptLimit() throws {
    var limits = ReadingLimits()
    limits.keptData = 1_000
    var fixture = DataFixture()
    fixture.fields = [("f", "String?")]
    fixture.maps = "<map field=\"f\" path=\"/r/t\"/>"
    func codes(_ count: Int) throws -> [String] {
      let texts = String(repeating: "<t>text</t>", count: count)
      return try fixture.load(Array("<r>\n\(texts)<i/></r>".utf8), limits: limits).codes
    }
    #expect(try codes(2) == [])
    #expect(try codes(200) == ["2:45 data-too-large"])
  }

  @Test("entries of a key are found by their value, from any row")
  func keys() throws {
    var fixture = DataFixture()
    fixture.fields = [("name", "String?"), ("tags", "[String]")]
    fixture.maps = """
      <key name="authors" match="//author" use="@id"/><map field="name" path="key('authors', @by)/name"/>\
      <map field="tags" path="key('authors', @by)/tag"/>
      """
    let data = """
      <r><i by="a1"/><author id="a1"><name>Jo</name><tag>x</tag><tag>y</tag></author>\
      <i by="a2"/><i by="a3"/><author id="a3"><name>Al</name></author></r>
      """
    let result = try fixture.load(Array(data.utf8))
    #expect(result.messages == [])
    #expect(
      result.rows == [
        [.string("Jo"), .list([.string("x"), .string("y")])], [.none, .list([])],
        [.string("Al"), .list([])],
      ])
  }

  @Test("entries that several values find are in the order of the file, as in XSLT")
  func keysOfSeveralValues() throws {
    var fixture = DataFixture()
    fixture.fields = [("names", "[String]"), ("first", "String")]
    fixture.maps = """
      <key name="k" match="//a" use="@id | @alias"/><map field="names" path="key('k', ref)/@n"/>\
      <map field="first" path="string(key('k', ref)/@n)"/>
      """
    let data = """
      <r><i><ref>2</ref><ref>9</ref><ref>1</ref></i><a id="1" n="A"/><a id="2" n="B" alias="1"/>\
      <a id="9" n="C"/></r>
      """
    let result = try fixture.load(Array(data.utf8))
    #expect(result.messages == [])
    #expect(result.rows == [[.list([.string("A"), .string("B"), .string("C")]), .string("A")]])
  }

  @Test(
    "rows that a number of elements or an element beside them selects find what is outside of them",
    arguments: [
      ("//day/i[last()]", "../name", ["Wed", "Thu"]),
      ("//i[../name][last()]", "../name", ["Wed", "Thu"]),
      ("//i[../name = 'Thu']", "../@date", ["2024-05-02"]),
      ("//day[last()]/i", "../name", ["Thu"]),
      ("(//i[../name])[last()]", "@k", ["3"]),
      ("//i[last()]/t", "../../name", ["Wed", nil, "Thu"]),
      ("//i[@k = /feed/g/day[2]/i/@k]", "t", ["c"]),
    ] as [(String, String, [String?])])
  func selectedFromOutside(_ select: String, _ path: String, _ expected: [String?]) throws {
    let (rows, messages) = try DataFixture.texts(Self.feed, select: select, paths: [path])
    #expect(messages == [])
    #expect(rows.map { $0[0] } == expected)
  }

  @Test(
    "a key whose entries depend on more than the entry is an error",
    arguments: [
      "match=\"//author[last()]\" use=\"@id\"", "match=\"//author[../name]\" use=\"@id\"",
      "match=\"//author[key('a', @id)]\" use=\"@id\"",
      "match=\"//author\" use=\"key('a', @id)/@id\"",
    ])
  func dependentKeys(_ attributes: String) throws {
    var fixture = DataFixture()
    fixture.fields = [("f", "String?")]
    fixture.maps = "\n<key name=\"a\" \(attributes)/><map field=\"f\" path=\"key('a', 1)\"/>"
    let result = try fixture.load(Array("<r><i/><author id='1'/></r>".utf8))
    #expect(result.codes.count == 1 && result.codes[0].hasPrefix("5:"), "\(result.codes)")
    #expect(result.codes.first?.hasSuffix("invalid-xpath") == true)
  }

  @Test("a key that is not declared is an error with the names of those that are")
  func unknownKeys() throws {
    var fixture = DataFixture()
    fixture.fields = [("f", "String?")]
    let path = "<map field=\"f\" path=\"key('autor', 1)\"/>"
    let key = "<key name=\"author\" match=\"//author\" use=\"@id\"/>"
    for (maps, remedy) in [
      (key + path, "there is no <key name=\"autor\">; did you mean 'author'?"),
      (path, "there is no <key name=\"autor\">; declare it in the element that names the file"),
    ] {
      fixture.maps = maps
      let messages = try fixture.load(Array("<r><i/></r>".utf8)).messages
      #expect(messages.first?.contains(remedy) == true, "\(messages)")
    }
  }

  @Test("an error of a row that is an attribute or a text is at its element")
  func placesOfRows() throws {
    var fixture = DataFixture()
    fixture.fields = [("f", "Int")]
    fixture.maps = "<map field=\"f\" path=\".\"/>"
    for select in ["//i/@k", "//i/text()"] {
      fixture.select = select
      let result = try fixture.load(Array("<r>\n<!-- <i -->\n <i\nk='x'>some\ntext</i></r>".utf8))
      #expect(result.diagnostics.first?.notes.first?.position.line == 3)
      #expect(result.diagnostics.first?.notes.first?.position.column == 2)
    }
  }
}
