import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Sections come from data, with their fields and rows in the order of the file")
struct DataSectionsTests {
  private static let data = """
    <agenda><day date="2024-05-01"><event><t>a</t></event><event><t>b</t></event></day>
    <day date="2024-05-02"/><day date="2024-05-03"><event><t>c</t></event></day></agenda>
    """

  private func load(_ container: String) throws -> LoadResult {
    let package = try TestPackage([
      "F.xml": TestPackage.document(
        """
        <model name="Day"><field name="date" type="Date"/></model>
        <model name="Event"><field name="t" type="String"/><field name="day" type="String?"/></model>
        <cellNode name="C" model="Event"/>
        <table name="T" sectionModel="Day"><cells><node cell="C"/></cells>\(container)</table>
        """),
      "Data/d.xml": Self.data,
    ])
    return try package.load()
  }

  @Test("each match is a section with its fields and rows")
  func sections() throws {
    let result = try load(
      """
      <section date="2024-04-30"><item t="first"/></section>\
      <sections from="Data/d.xml" select="//day"><map field="date" path="@date"/>\
      <items select="event"><map field="t" path="t"/><map field="day" path="../@date"/></items></sections>
      """)
    #expect(result.messages == [])
    let sections = result.fixtures.first?.containers.first?.sections ?? []
    #expect(
      sections.map(\.fields) == [
        [.date(1_714_435_200)], [.date(1_714_521_600)], [.date(1_714_608_000)],
        [.date(1_714_694_400)],
      ])
    #expect(
      sections.map { $0.rows.map { $0.values } } == [
        [[.string("first"), .none]],
        [[.string("a"), .string("2024-05-01")], [.string("b"), .string("2024-05-01")]], [],
        [[.string("c"), .string("2024-05-03")]],
      ])
  }

  @Test("several 'items' fill several sections from one file")
  func severalItems() throws {
    let items = { (date: String) in
      """
      <section date="\(date)"><items from="Data/d.xml" select="//day[@date='\(date)']/event">\
      <map field="t" path="t"/></items></section>
      """
    }
    let result = try load(items("2024-05-01") + items("2024-05-03"))
    #expect(result.messages == [])
    let sections = result.fixtures.first?.containers.first?.sections ?? []
    #expect(sections.map(\.rowCount) == [2, 1])
  }

  @Test("a section that lacks a field, and rows without a file, are reported")
  func errors() throws {
    let result = try load(
      """
      <sections from="Data/d.xml" select="//event">\
      <items select="t"><map field="t" path="."/></items></sections>
      """)
    #expect(
      result.messages.first
        == "Data/d.xml:1:32: error: the section has no 'date', which has no default; there are 2 more "
        + "such errors [missing-field]")
    #expect(
      try load(
        "<section date=\"2024-05-01\"><items select=\"//t\"><map field=\"t\" path=\".\"/></items></section>"
      )
      .messages.first?.contains("'items' needs the attribute 'from'") == true)
  }

  @Test(
    "an error of a row of a section, or of an element of a list of models, is at its own element")
  func placesOfErrors() throws {
    let package = try TestPackage([
      "F.xml": TestPackage.document(
        """
        <model name="N"><field name="n" type="Int"/></model>
        <model name="R" key="id"><field name="id" type="Int"/><field name="ns" type="[N]"/></model>
        <cellNode name="C" model="R"/><table name="T"><cells><node cell="C"/></cells>
        <sections from="Data/d.xml" select="//s"><items select="i"><map field="id" path="@k"/>
        <map field="ns" select="n"><map field="n" path="@n"/></map></items></sections></table>
        """),
      "Data/d.xml": """
      <r><s><!-- <i -->
        <i k="1"><n n="1"/> <n/></i>
        <i k="x"/> <i
        k="1"/></s></r>
      """,
    ])
    let places = try package.load().diagnostics.flatMap { [$0.position] + $0.notes.map(\.position) }
      .filter { $0.file == "Data/d.xml" }
    #expect(Set(places.map { "\($0.line):\($0.column)" }) == ["2:23", "3:3", "3:14"])
  }

  @Test("rows of sections that match nothing are a warning, with the namespace if that is why")
  func noRows() throws {
    func messages(_ select: String) throws -> [String] {
      try load(
        """
        <sections from="Data/d.xml" select="//day"><map field="date" path="@date"/>\
        <items select="\(select)"><map field="t" path="t"/></items></sections>
        """
      ).messages
    }
    #expect(
      try messages("evnt")
        == ["F.xml:5:157: warning: 'evnt' matches nothing in 'Data/d.xml' [no-matches]"])
    #expect(
      try messages("event[@x]").first?.contains("'event[@x]' matches nothing in 'Data/d.xml'")
        == true)
    #expect(try messages("*[1]") == [])
  }

  @Test("a limit of sections or of their rows that is negative is an error")
  func negativeLimit() throws {
    for (sections, items) in [(" limit=\"-1\"", ""), ("", " limit=\"-1\"")] {
      let result = try load(
        """
        <sections from="Data/d.xml" select="//day"\(sections)><map field="date" path="@date"/>\
        <items select="event"\(items)><map field="t" path="t"/></items></sections>
        """)
      #expect(result.messages.count == 1)
      #expect(result.messages.first?.contains("'limit' must be 0 or more [out-of-range]") == true)
    }
  }
}
