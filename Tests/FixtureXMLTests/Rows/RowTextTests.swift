import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Text of rows arrives as it was meant")
struct RowTextTests {
  @Test("a key is compared with those of all rows before, in order and out of order")
  func manyKeys() throws {
    let head = "<model name=\"K\" key=\"k\"><field name=\"k\" type=\"Int\"/></model>"
    let rows = (1...20_000).map { "<item k=\"\($0)\"/>\n" }.joined()
    for (last, note) in [(8_193, 8_196), (20_000, 20_003), (1, 4)] {
      let body = """
        \(head)<cellNode name="KC" model="K"/>
        <table name="KT"><cells><node cell="KC"/></cells><section>
        \(rows)<item k="\(last)"/></section></table>
        """
      let result = try TestPackage.load(body, retention: .validateOnly)
      #expect(result.codes == ["20004:1 duplicate-key"])
      #expect(result.diagnostics.first?.notes.first?.position.line == note)
    }
  }

  @Test(
    "no character of a value is lost or changed",
    arguments: [
      ("plain", "plain"), ("a &amp; b &lt;c&gt; &quot;d&quot; &apos;", "a & b <c> \"d\" '"),
      ("&#38;&#x26;", "&&"), ("\\(1 + 1)", "\\(1 + 1)"), ("*/ // /*", "*/ // /*"),
      ("#&quot;&quot;&quot;", "#\"\"\""), ("a&#10;b&#9;c&#13;", "a\nb\tc\r"), ("a\nb", "a b"),
      ("\u{202E}rtl\u{202C}", "\u{202E}rtl\u{202C}"), ("é e\u{301} 日本 🏳️‍🌈", "é e\u{301} 日本 🏳️‍🌈"),
      ("{title} {{ }}", "{title} {{ }}"), ("  spaces  ", "  spaces  "), ("", ""), ("-", "-"),
    ])
  func values(_ written: String, _ meant: String) throws {
    let body = """
      <model name="M"><field name="t" type="String"/></model><cellNode name="C" model="M"/>
      <table name="T"><cells><node cell="C"/></cells><section><item t="\(written)"/></section></table>
      """
    let result = try TestPackage.load(body)
    #expect(result.messages.isEmpty)
    let values = result.fixtures.first?.containers.first?.sections.first?.rows.first?.values
    #expect(
      values.map { Array("\($0)".unicodeScalars) }
        == Array("\([FieldValue.string(meant)])".unicodeScalars))
  }
}
