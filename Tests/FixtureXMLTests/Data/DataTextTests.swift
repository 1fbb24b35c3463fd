import FixtureModel
import TestSupport
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

  @Test("CDATA sections of entities are text, in which nothing is a reference")
  func entityWithSections() throws {
    let found = try DataFixture.texts(
      """
      <!DOCTYPE r [<!ENTITY a "x"><!ENTITY e "1&a;<![CDATA[<b>&a;</b>]]>&#38;lt;2<![CDATA[]]><![CDATA[]3]]>">\
      <!ENTITY f "[&e;]">]><r><i>&f;</i><i>&e;&e;</i></r>
      """, paths: ["text()"])
    #expect(found.messages == [])
    let text = "1x<b>&a;</b><2]3"
    #expect(found.rows == [["[\(text)]"], [text + text]])
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
      ("ISO-10646-UCS-2", "<i/>", "the file is labeled 'ISO-10646-UCS-2', but it is not"),
      ("ibm037", "<i/>", "the file is labeled 'ibm037', but it is not"),
      ("cp500", "<i/>", "the file is labeled 'cp500', but it is not"),
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

  @Test(
    "an error of XML says what to write instead",
    arguments: [
      ("<r><i a=1/></r>", "an attribute's value must be in quotes"),
      ("<r><i a/></r>", "write a=\"…\""), ("<r><i a='1' a='2'/></r>", "attribute 'a' twice"),
      ("<r><i a='<'/></r>", "is '&lt;'"), ("<r>1 < 2</r>", "write '&lt;' for the character"),
      ("<r>a & b</r>", "is '&amp;'"), ("<r>a &b c</r>", "ends with ';'"),
      ("<r>]]></r>", "is ']]&gt;'"), ("<r><i a='1'b='2'/></r>", "space before the next attribute"),
      ("<r><p:i/></r>", "add xmlns:p"), ("<r><i p:a='1'/></r>", "add xmlns:p"),
      ("<r>\n<i></r>", "does not close 'i', which begins in line 2"),
      ("<r><i <j/></r>", "the name of an attribute, or '>', is missing"),
      ("<r></r <i/>", "the tag is not closed with '>'"),
      ("<r><!ELEMENT i ANY></r>", "an element's name, '!--' or '![CDATA['"),
      ("<?XML version='1.0'?><r/>", "is '<?xml version=\"1.0\"?>', at the very first characters"),
      ("<?xml encoding='utf-8'?><r/>", "an XML declaration begins with version=\"1.0\""),
      ("<!DOCTYPE r [<!ATTLIST i a CDATA>]><r/>", "space required after the attribute type"),
      ("<r xmlns:p=''/>", "the prefix 'p' has no namespace; write xmlns:p=\"…\""),
      ("<r xmlns:xml='urn:x'/>", "the prefixes 'xml' and 'xmlns' and their namespaces are fixed"),
      ("<r xmlns:p='http://www.w3.org/2000/xmlns/'/>", "and their namespaces are fixed"),
      (
        "<r xmlns:p='urn:x' xmlns:q='urn:x'><i p:a='1' q:a='2'/></r>",
        "attribute 'a' of one namespace twice, with two prefixes; remove one"
      ),
      ("<r><p:q:i/></r>", "a name has one colon at most, between its prefix and the rest"),
    ])
  func remedies(_ data: String, _ part: String) throws {
    var fixture = DataFixture(fields: [("f", "String?")])
    fixture.maps = "<map field=\"f\" path=\".\"/>"
    let message = try fixture.load(Array(data.utf8)).messages.first ?? ""
    #expect(message.contains(part) && message.hasSuffix("[data-not-well-formed]"), "\(message)")
  }

  @Test(
    "a byte order mark counts more than the declared encoding, as with libxml2",
    arguments: ["ISO-8859-1", "UTF-16", "x-unknown", "utf-8"])
  func markBeforeLabel(_ name: String) throws {
    let text = "<?xml version='1.0' encoding='\(name)'?><r><i>\u{E9}</i></r>"
    var fixture = DataFixture(fields: [("f", "String?")])
    fixture.maps = "<map field=\"f\" path=\".\"/>"
    let wide = "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for data in [Array("\u{FEFF}\(text)".utf8), wide] {
      let result = try fixture.load(data)
      #expect(result.messages == [])
      #expect(result.rows == [[.string("\u{E9}")]])
    }
  }

  @Test("two byte order marks are an error, which libxml2 does not notice")
  func twoMarks() throws {
    var fixture = DataFixture(fields: [("f", "String?")])
    fixture.maps = "<map field=\"f\" path=\".\"/>"
    let text = "\u{FEFF}\u{FEFF}<r><i>a</i></r>"
    for data in [Array(text.utf8), text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }] {
      #expect(
        try fixture.load(data).messages.first
          == "Data/d.xml:1:1: error: the file begins with two byte order marks; remove one [data-not-well-formed]"
      )
    }
    let inside = try fixture.load(Array("\u{FEFF}<r><i>\u{FEFF}a</i></r>".utf8))
    #expect(inside.rows == [[.string("\u{FEFF}a")]])
  }

  @Test("an XML declaration may be long", arguments: [200, 600, 20_000])
  func longDeclaration(_ spaces: Int) throws {
    let head = "<?xml version='1.0' \(String(repeating: " ", count: spaces))encoding='ISO-8859-1'?>"
    var fixture = DataFixture(fields: [("f", "String?")])
    fixture.maps = "<map field=\"f\" path=\".\"/>"
    let result = try fixture.load(Array("\(head)<r><i>".utf8) + [0xE9] + Array("</i></r>".utf8))
    #expect(result.messages == [])
    #expect(result.rows == [[.string("\u{E9}")]])
    #expect(
      try TestPackage.load(bytes: Array("\(head)<fixture xmlns='urn:texture-fixtures:1'/>".utf8))
        .diagnostics.map(\.code) == [.unsupportedEncoding])
  }

  @Test("an XML declaration that does not end soon is an error, and an instruction is none")
  func endlessDeclaration() throws {
    var fixture = DataFixture(fields: [("f", "String?")])
    fixture.maps = "<map field=\"f\" path=\".\"/>"
    let head = "<?xml version='1.0' \(String(repeating: " ", count: 70_000))?>"
    #expect(
      try fixture.load(Array("\(head)<r/>".utf8)).messages.first?.contains("does not end within")
        == true)
    let instruction = "<?xml-stylesheet href='a' encoding='ISO-8859-1'?><r><i>\u{E9}</i></r>"
    #expect(try fixture.load(Array(instruction.utf8)).rows == [[.string("\u{E9}")]])
  }

  @Test(
    "a NUL byte is an error, also after the root element, where libxml2 takes it for the end",
    arguments: [
      ("<r><i>a</i></r>\0<r/>", "1:16"), ("<r><i>a</i></r>\n\0", "2:1"),
      ("<r><i>a\0b</i></r>", "1:8"),
      ("<r><i>a</i></r><!-- \(String(repeating: "x", count: 70_000)) -->\0", "1:70025"),
    ] as [(LongText, String)])
  func nulBytes(_ data: LongText, _ place: String) throws {
    var fixture = DataFixture(fields: [("f", "String?")])
    fixture.maps = "<map field=\"f\" path=\".\"/>"
    #expect(
      try fixture.load(Array(data.text.utf8)).messages.first
        == "Data/d.xml:\(place): error: a NUL byte is not allowed in XML [data-not-well-formed]")
  }

  @Test(
    "white space around the value of xsi:nil does not count", arguments: [" 1 ", "\ttrue\n", "1"])
  func collapsedNil(_ value: String) throws {
    let data = """
      <r xmlns:x="http://www.w3.org/2001/XMLSchema-instance"><i x:nil="\(value)"/><i x:nil="false"/></r>
      """
    #expect(try DataFixture.texts(data, paths: ["."]).rows == [[nil], [""]])
  }

  @Test(
    "an error in a document type is reported at its place in words of XML",
    arguments: [
      ("<!FOO x>", "3:1", "this is not '<!ENTITY', '<!ELEMENT', '<!ATTLIST'"),
      ("text", "3:1", "this is not '<!ENTITY', '<!ELEMENT', '<!ATTLIST'"),
      ("<!ENTITY a>", "3:11", "space required after the entity name"),
      ("<!ENTITY a 'x' y>", "3:16", "entity a not terminated"),
      ("<!ELEMENT r EMTY>", "3:13", "'EMPTY', 'ANY' or '(' expected"),
      ("<!ENTITY a 'x>", "1:1", "the document type declaration that begins here does not end"),
      ("<!-- '", "1:1", "the document type declaration that begins here does not end"),
    ])
  func documentType(_ declaration: String, _ place: String, _ message: String) throws {
    let data = "<!DOCTYPE r [\n<!ELEMENT i ANY>\n\(declaration)\n]>\n<r><i>a</i></r>"
    let messages = try DataFixture.texts(data, paths: ["."]).messages
    #expect(
      messages.first?.hasPrefix("Data/d.xml:\(place): error: \(message)") == true, "\(messages)")
  }

  @Test(
    "white space of an entity's text becomes spaces in an attribute, not that of a reference to a character"
  )
  func entitiesInAttributes() throws {
    let data = """
      <!DOCTYPE r [<!ENTITY a "x\n\ty"><!ENTITY b "x&#10;y"><!ENTITY c "x&#38;#10;y"><!ENTITY d "[&a;]">]>
      <r><i k="&a;|&b;|&c;|&d;">&a;|&b;|&c;|&d;</i></r>
      """
    let (rows, messages) = try DataFixture.texts(data, paths: ["@k", "."])
    #expect(messages == [])
    #expect(rows == [["x  y|x y|x\ny|[x  y]", "x\n\ty|x\ny|x\ny|[x\n\ty]"]])
  }

  @Test("entities and references to characters count in the names of namespaces")
  func entitiesInNamespaces() throws {
    let data = """
      <!DOCTYPE r [<!ENTITY n "urn:n">]><r xmlns:p="&n;" xmlns:q="urn:q?a&amp;b&#33;">\
      <i><p:t p:k="1">a</p:t><q:t>b</q:t></i></r>
      """
    let (rows, messages) = try DataFixture.texts(
      data, paths: ["n:t", "n:t/@n:k", "m:t", "namespace-uri(*[2])"],
      root: "xmlns:n=\"urn:n\" xmlns:m=\"urn:q?a&amp;b!\"")
    #expect(messages == [])
    #expect(rows == [["a", "1", "b", "urn:q?a&b!"]])
    let undeclared = try DataFixture.texts("<r xmlns:p='&n;'><i/></r>", paths: ["."])
    #expect(undeclared.messages.first?.hasPrefix("Data/d.xml:1:") == true)
  }

  @Test(
    "UTF-32 is read, with a byte order mark and without", arguments: [true, false],
    ["", "\u{FEFF}"])
  func wideEncodings(_ isBigEndian: Bool, _ mark: String) throws {
    let data = "\(mark)<r><i>\u{E9}\u{1F600}</i></r>".unicodeScalars.flatMap { scalar -> [UInt8] in
      let bytes = [24, 16, 8, 0].map { UInt8(scalar.value >> $0 & 0xFF) }
      return isBigEndian ? bytes : bytes.reversed()
    }
    var fixture = DataFixture(fields: [("f", "String?")])
    fixture.maps = "<map field=\"f\" path=\".\"/>"
    #expect(try fixture.load(data).rows == [[.string("\u{E9}\u{1F600}")]])
  }

  @Test("an entity that a file without a document type refers to is named with a remedy")
  func undeclaredEntity() throws {
    let found = try DataFixture.texts("<r><i>a&nbsp;b</i></r>", paths: ["."]).messages
    #expect(
      found.first
        == "Data/d.xml:1:14: error: the entity 'nbsp' is not declared in this file; write its character, "
        + "or a reference such as '&#160;' [data-not-well-formed]")
  }
}
