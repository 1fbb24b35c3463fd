import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Texts of data files are those of XML and XPath")
struct DataTextTests {
  @Test("a text is one node beside CDATA and declared entities, and a comment divides it")
  func textNodes() throws {
    let data = """
      <!DOCTYPE r [<!ENTITY co "Mill &amp; Co">]><r><i><t>New: <![CDATA[fish & chips]]></t></i>\
      <i><t><![CDATA[a]]]]><![CDATA[>b]]></t></i><i><t>by &co; since 1900</t></i><i><t>a<!-- n -->b</t></i></r>
      """
    let paths = ["t/text()", "count(t/text())", "string-length(t/text())", "t/text()[last()]"]
    let (rows, messages) = try DataFixture.texts(data, paths: paths)
    #expect(messages == [])
    #expect(
      rows == [
        ["New: fish & chips", "1", "17", "New: fish & chips"], ["a]]>b", "1", "5", "a]]>b"],
        ["by Mill & Co since 1900", "1", "23", "by Mill & Co since 1900"], ["a", "2", "1", "b"],
      ])
  }

  @Test(
    "line ends are line feeds, in texts, attributes and CDATA, wherever a buffer ends",
    arguments: [0, 1, 2, 16_300, 32_700, 65_535])
  func lineEnds(_ padding: Int) throws {
    let space = String(repeating: " ", count: padding)
    let data =
      "<r>\(space)<i a=\"x\r\ny\"><t>a\r\nb\rc&#13;d</t><c><![CDATA[a\r\nb\rc\r\r\n]]></c></i></r>"
    let (rows, messages) = try DataFixture.texts(data, paths: ["@a", "t", "c"])
    #expect(messages == [])
    #expect(rows == [["x y", "a\nb\nc\rd", "a\nb\nc\n\n"]])
  }

  @Test("an empty CDATA section or entity is no text")
  func emptyTexts() throws {
    let data =
      "<!DOCTYPE r [<!ENTITY e ''>]><r><i><![CDATA[]]></i><i>&e;</i><i>a&e;<![CDATA[]]>b</i></r>"
    let (rows, messages) = try DataFixture.texts(data, paths: ["text()", "count(text())", "."])
    #expect(messages == [])
    #expect(rows == [[nil, "0", ""], [nil, "0", ""], ["ab", "1", "ab"]])
  }

  @Test("default values of attributes of the document type count")
  func attributeDefaults() throws {
    let data = "<!DOCTYPE r [<!ATTLIST i a CDATA \"from the type\">]><r><i/><i a=\"own\"/></r>"
    #expect(try DataFixture.texts(data, paths: ["@a"]).rows == [["from the type"], ["own"]])
  }

  @Test(
    "a file in another encoding has the places of its characters",
    arguments: ["iso-8859-1", "windows-1252", "latin1", "UTF-16", "shift_jis", "ISO-2022-JP"])
  func encodings(_ name: String) throws {
    let isJapanese = name.lowercased().contains("j")
    let text = isJapanese ? "あいう" : "äöü"
    let bytes: [UInt8]
    switch name {
    case "UTF-16":
      bytes = "\u{FEFF}<?xml version='1.0' encoding='UTF-16'?>\r\n<r><t>\(text)</t><i/></r>".utf16
        .flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    default:
      let encoded: [UInt8] =
        switch name {
        case "shift_jis": [0x82, 0xA0, 0x82, 0xA2, 0x82, 0xA4]
        case "ISO-2022-JP":
          [0x1B, 0x24, 0x42, 0x24, 0x22, 0x24, 0x24, 0x24, 0x26, 0x1B, 0x28, 0x42]
        default: [0xE4, 0xF6, 0xFC]
        }
      bytes =
        Array("<?xml version='1.0' encoding='\(name)'?>\r\n<r><t>".utf8) + encoded
        + Array("</t><i/></r>".utf8)
    }
    var fixture = DataFixture(fields: [("f", "String?"), ("g", "Int")])
    fixture.maps = "<map field=\"f\" path=\"/r/t\"/><map field=\"g\" path=\"@k\"/>"
    #expect(try fixture.load(bytes).codes == ["2:14 missing-field"])
    fixture.maps = "<map field=\"f\" path=\"/r/t\"/><map field=\"g\" path=\"1\"/>"
    #expect(try fixture.load(bytes).rows == [[.string(text), .integer(1)]])
  }

  @Test(
    "an encoding that a file does not have is told apart from damage",
    arguments: [
      ("utf-16", "<i/>", "the file is labeled 'utf-16', but it is not"),
      ("US-ASCII", "<i>\u{E4}</i>", "the bytes here are not of the encoding 'US-ASCII'"),
      ("x-unknown", "<i/>", "is in the encoding 'x-unknown'"),
    ])
  func wrongEncodings(_ name: String, _ body: String, _ message: String) throws {
    let data = Array("<?xml version='1.0' encoding='\(name)'?><r>\(body)</r>".utf8)
    var fixture = DataFixture(fields: [("f", "String?")])
    fixture.maps = "<map field=\"f\" path=\".\"/>"
    #expect(try fixture.load(data).messages.first?.contains(message) == true)
  }

  @Test("the place of a row is that of its own tag, not of one in a comment, CDATA or beside it")
  func places() throws {
    let data = "<r><!-- <i/> --><t><![CDATA[<i/>]]></t><x i='<'/></r>".replacing(
      "'<'", with: "'&lt;'")
    let rows = data.replacing("</r>", with: "<j><i/></j><i k='1'/><i/></r>")
    var fixture = DataFixture(fields: [("f", "Int")])
    fixture.select = "/r/i"
    fixture.maps = "<map field=\"f\" path=\"@k\"/>"
    #expect(try fixture.load(Array(rows.utf8)).codes == ["1:74 missing-field"])
  }

  @Test("text after the root element is named as such")
  func contentAfterRoot() throws {
    var fixture = DataFixture(fields: [("f", "String?")])
    fixture.maps = "<map field=\"f\" path=\".\"/>"
    let found = try fixture.load(Array("<r><i/></r>\ngarbage".utf8)).messages
    #expect(
      found.first?.hasPrefix("Data/d.xml:2:1: error: the document continues after the end") == true)
  }
}
