import Testing

@testable import FixtureXML

@Suite("Rows that are only checked have the errors of rows that are kept")
struct CheckedRowTests {
  /// Rows of every kind, valid and invalid.
  static let rows = [
    "<item/>", "<item />", "<item></item>", "<item> </item>", "<item id=\"1\"/>", "<item id='2'/>",
    "<item\nid=\"3\"\n/>", "<item id = \"4\"/>", "<item note=\"a\" id=\"5\"/>",
    "<item id=\"6\" id=\"7\"/>", "<item id=\"8\" note=\"a &amp; b &lt;&gt;&quot;&apos;\"/>",
    "<item id=\"9\" note=\"&#65;\"/>", "<item id=\"10\" note=\"&nbsp;\"/>",
    "<item id=\"11\" note=\"a & b\"/>", "<item id=\"12\" note=\"a < b\"/>",
    "<item id=\"13\" note=\"a > b\"/>", "<item id=\"14\" note=\"a\tb\nc\"/>",
    "<item id=\"15\" note=\"\u{1}\"/>", "<item id=\"16\" note=\"{$n}\"/>",
    "<item id=\"17\" note=\"\u{FFFE}\"/>", "<item id=\"18\" note=\"\u{FF21}é日本🏳️‍🌈\"/>",
    "<item id=\"19\" other=\"1\"/>", "<item id=\"x\"/>", "<item id=\"&#50;0\"/>",
    "<item id=\"21\" kind=\"ad\"/>", "<item id=\"22\" kind=\"none\"/>",
    "<item id=\"23\" cell=\"C\"/>",
    "<item id=\"24\" cell=\"D\"/>", "<item id=\"25\"note=\"a\"/>", "<item id=26/>", "<item id/>",
    "<items id=\"27\"/>", "<itemx/>", "<i:item xmlns:i=\"urn:texture-fixtures:1\" id=\"28\"/>",
    "<item xmlns=\"u\" id=\"29\"/>", "<item xmlns=\"\" id=\"30\"/>", "<item xml:id=\"31\"/>",
    "<item id=\"32\"/>text<item id=\"33\"/>", "<!-- <item id=\"x\"/> --><item id=\"34\"/>",
    "<![CDATA[<item/>]]><item id=\"35\"/>", "<?p <item/>?><item id=\"36\"/>", "<item id=\"37\">",
    "<item id=\"38\"/></section><section><item id=\"39\"/>", "<item id=\"1000\"/>",
    "<item id=\"40\"><vary field=\"note\" cycle=\"a\"/></item>", "<item id=\"41\"/",
    "<repeat count=\"2\"><item id=\"42{$n}\"/></repeat><item id=\"43\"/>", "<item\u{A0}id=\"44\"/>",
    "<item id=\"45\" note=''/>", "<item id=\"\"/>", "<item note=\"\"/>",
    "<item id=\"46\" score=\"1e3\"/>",
    "<item id=\"47\" score=\"nan\"/>", "<item id=\"48\" note=\"'\"/>",
    "<item id=\"49\" note='\"'/>",
    "<item id=\"50\" note=\"&ampx;\"/>", "<item id=\"51\" note=\"&\"/>",
    "<item id=\"52\" flag=\"true\"/>",
    "<item id=\"53\" flag=\"tru&#101;\"/>", "<item id=\"54\" at.x=\"1\"/>",
    "\r\n<item id=\"55\"/>\r<item/>",
  ]

  private func document(_ rows: String) -> String {
    TestPackage.document(
      """
      <enum name="Kind"><case name="card"/><case name="ad"/></enum>
      <model name="M" key="id"><field name="id" type="Int"/><field name="note" type="String?"/>\
      <field name="kind" type="Kind?"/><field name="score" type="Double?"/>\
      <field name="flag" type="Bool?"/></model>
      <cellNode name="C" model="M"/>
      <table name="T"><cells><node cell="C"/></cells><section>
      \(rows)</section></table>
      """)
  }

  private func messages(_ text: String, _ retention: RowRetention) throws -> [String] {
    try TestPackage.load(bytes: Array(text.utf8), retention: retention).messages
  }

  @Test("each row has the same errors at the same places", arguments: rows)
  func errors(_ row: String) throws {
    let plain = (1_000..<1_003).map { "<item id=\"\($0)\" note=\"a\"/>\n" }.joined()
    for rows in [
      row, plain + row, plain + row + plain.replacing("\"1", with: "\"2"), row + plain + row,
    ] {
      let text = document(rows)
      #expect(try messages(text, .validateOnly) == messages(text, .keep))
    }
  }

  @Test(
    "rows have their places through many chunks, wherever a chunk ends",
    arguments: Array(stride(from: 0, to: 40, by: 3)))
  func chunks(_ shift: Int) throws {
    let padding = "<!--\(String(repeating: "x", count: shift * 3))-->"
    let rows = (0..<6_000).map { number -> String in
      let key = number == 5_900 ? 17 : number
      return number % 1_999 == 1_998
        ? "<item id=\"\(key)\" kind=\"none\"/>\n"
        : "<item id=\"\(key)\" note=\"é &amp; \(number)\"/>\n"
    }
    let text = document(padding + rows.joined())
    let found = try messages(text, .validateOnly)
    #expect(try found == messages(text, .keep))
    #expect(found.count == 5)
  }

  @Test("an attribute with a prefix is an error in each row", arguments: [false, true])
  func prefixedAttributes(_ isKept: Bool) throws {
    let text = document("<item xml:id=\"1\"/><item xml:id=\"1\"/><item id=\"1\"/>")
    let found = try messages(text, isKept ? .keep : .validateOnly)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.contains("'xml:id'") })
  }

  @Test("rows of a prefixed section are not in the namespace of the language")
  func prefix() throws {
    let text = document("<item id=\"1\"/>").replacing("xmlns=", with: "xmlns:f=").replacing(
      "<", with: "<f:"
    ).replacing("<f:/", with: "</f:").replacing("<f:item", with: "<item")
    #expect(try messages(text, .validateOnly) == messages(text, .keep))
    #expect(try messages(text, .validateOnly).first?.contains("no namespace") == true)
  }
}
