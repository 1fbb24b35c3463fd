import Foundation
import Testing

@testable import FixtureXML

@Suite("Hostile inputs are rejected with a message of their own")
struct HostileInputTests {
  struct Input: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let codes: [String]

    init(_ name: String, _ text: String, _ codes: [String]) {
      self.init(name, bytes: Array(text.utf8), codes)
    }

    init(_ name: String, bytes: [UInt8], _ codes: [String]) {
      testDescription = name
      self.bytes = bytes
      self.codes = codes
    }
  }

  private static let root = "<fixture xmlns=\"urn:texture-fixtures:1\">"

  /// Attributes of different names, joined in blocks: a million interpolations take their time.
  private static var millionAttributes: String {
    let ends = (0..<1_000).map { "\($0)=\"\"" }
    return (0..<1_000).map { " a\($0)x" }.map { $0 + ends.joined(separator: $0) }.joined()
  }

  private static let bombs: [Input] = [
    Input(
      "billion laughs",
      "<!DOCTYPE l [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>\(root)&b;</fixture>",
      ["1:1 doctype"]),
    Input(
      "quadratic blow-up",
      "<!DOCTYPE l [<!ENTITY a \"\(String(repeating: "x", count: 50_000))\">]>\(root)"
        + "\(String(repeating: "&a;", count: 20_000))</fixture>", ["1:1 doctype"]),
    Input(
      "an external entity by file",
      "<!DOCTYPE f [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\(root)&x;</fixture>",
      ["1:1 doctype"]),
    Input(
      "an external entity by URL",
      "<?xml version=\"1.0\"?>\n<!DOCTYPE f SYSTEM \"http://example.com/f.dtd\">\(root)</fixture>",
      ["2:1 doctype"]),
    Input(
      "XInclude",
      "<fixture xmlns=\"urn:texture-fixtures:1\" xmlns:xi=\"http://www.w3.org/2001/XInclude\">\n"
        + "<xi:include href=\"/etc/hostname\" parse=\"text\"/></fixture>", ["2:1 wrong-namespace"]),
    Input(
      "a million attributes",
      "<fixture\(millionAttributes)/>", ["1:5027 too-many-attributes"]),
    Input(
      "a depth of 100,000",
      root + String(repeating: "<stack>", count: 100_000)
        + String(repeating: "</stack>", count: 100_000) + "</fixture>",
      ["1:42 misplaced-element", "1:706 too-deep"]),
    Input(
      "ten megabytes in one attribute",
      "\(root)\n<model name=\"\(String(repeating: "x", count: 10_000_000))\"/></fixture>",
      ["2:14 attribute-too-long"]),
    Input(
      "an endless tag",
      "\(root)\n<model \(String(repeating: " ", count: 5_000_000))/></fixture>",
      ["2:1 tag-too-long"]),
    Input(
      "an endless comment",
      "\(root)\n<!-- \(String(repeating: "- ", count: 3_000_000))--></fixture>",
      ["2:1 comment-too-long"]),
    Input(
      "endless documentation",
      "\(root)\n<documentation>\(String(repeating: "x", count: 3_000_000))</documentation></fixture>",
      ["2:1 text-too-long"]),
  ]

  private static let encodings: [Input] = [
    Input(
      "UTF-16", bytes: [0xFF, 0xFE] + root.utf16.flatMap { [UInt8($0 & 0xFF), 0] },
      ["1:1 unsupported-encoding"]),
    Input(
      "UTF-16 without a mark", bytes: root.utf16.flatMap { [0, UInt8($0 & 0xFF)] },
      ["1:1 unsupported-encoding"]),
    Input(
      "Latin-1 by its declaration",
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\(root)</fixture>",
      ["1:31 unsupported-encoding"]),
    Input(
      "a byte order mark and an error",
      bytes: [0xEF, 0xBB, 0xBF]
        + Array("\(root)<modle/></fixture>".utf8), ["1:42 unknown-element"]),
    Input("a NUL byte", "\(root)\n<model name=\"A\0\"/></fixture>", ["2:15 nul-byte"]),
    Input(
      "an invalid byte", bytes: Array("\(root)\né ".utf8) + [0xFF],
      ["2:3 invalid-utf8"]),
    Input(
      "an overlong form", bytes: Array("\(root)\n".utf8) + [0xC0, 0xAF],
      ["2:1 invalid-utf8"]),
    Input(
      "a surrogate", bytes: Array("\(root)\n".utf8) + [0xED, 0xA0, 0x80],
      ["2:1 invalid-utf8"]),
    Input(
      "a sequence cut off by the end", bytes: Array("\(root)\n".utf8) + [0xE2, 0x82],
      ["2:1 invalid-utf8"]),
    Input("a gzipped fixture", bytes: [0x1F, 0x8B, 8, 0], ["1:1 not-well-formed"]),
    Input("a ZIP archive", bytes: [0x50, 0x4B, 3, 4], ["1:1 not-well-formed"]),
    Input("a NUL byte at the start", "\0 \(root)</fixture>", ["1:1 nul-byte"]),
    Input("a NUL byte before the root element", "\0\(root)</fixture>", ["1:1 nul-byte"]),
    Input("a NUL byte in the root element", "<\0fixture/>", ["1:2 nul-byte"]),
    Input(
      "UTF-16 of the other byte order without a mark",
      bytes: root.utf16.flatMap { [UInt8($0 & 0xFF), 0] }, ["1:1 unsupported-encoding"]),
    Input("nothing", "", ["1:1 unexpected-end"]),
    Input("only a comment", "<!-- none -->\n", ["2:1 unexpected-end"]),
    Input(
      "lines that end as on Windows", "\(root)\r\n  <modle/>\r\n</fixture>\r\n",
      ["2:4 unknown-element"]),
    Input(
      "an undefined entity", "\(root)\n <documentation>a&nbsp;</documentation></fixture>",
      ["2:18 undefined-entity"]),
    Input(
      "an attribute twice", "\(root)\n<model name=\"A\"\n  name=\"B\"/></fixture>",
      ["3:3 repeated-attribute"]),
    Input("no namespace", "<fixture/>", ["1:1 wrong-namespace"]),
    Input("another root", "<x xmlns=\"urn:texture-fixtures:1\"/>", ["1:1 wrong-root"]),
  ]

  @Test("the message has its place and code", arguments: bombs + encodings)
  func refusal(of input: Input) throws {
    let result = try TestPackage.load(bytes: input.bytes)
    #expect(result.codes == input.codes)
    #expect(result.hasErrors)
  }

  @Test("a byte order mark alone is fine")
  func byteOrderMark() throws {
    let text = [0xEF, 0xBB, 0xBF] + Array(TestPackage.document("<model name=\"A\"/>").utf8)
    let result = try TestPackage.load(bytes: text)
    #expect(result.messages.isEmpty)
    #expect(result.fixtures.first?.declarations.models.map(\.name) == ["A"])
  }

  @Test("a link that leaves the package is rejected, as include, as data and as fixture")
  func links() throws {
    let body = """
      <include fixture="Link.xml"/>
      <table name="T"><section><items from="Data/link.xml" select="//a"><map field="x" path="."/>\
      </items></section></table>
      """
    let outside = try TestPackage(["Other.xml": TestPackage.document("<model name=\"A\"/>")])
    let package = try TestPackage(["F.xml": TestPackage.document(body), "Data/a.xml": "<a/>"])
    for link in ["Link.xml", "Data/link.xml"] {
      try FileManager.default.createSymbolicLink(
        at: package.folder.appending(path: link),
        withDestinationURL: outside.folder.appending(path: "Other.xml"))
    }
    let codes = try package.load(["F.xml", "Link.xml"]).diagnostics.map(\.code.rawValue)
    #expect(codes.filter { $0 == "outside-package" }.count == 2)
  }

  @Test("a link to nothing is named, with what is wrong with it")
  func brokenLink() throws {
    let package = try TestPackage()
    try FileManager.default.createSymbolicLink(
      atPath: package.folder.appending(path: "F.xml").path(percentEncoded: false),
      withDestinationPath: "nowhere/G.xml")
    #expect(
      try package.load().messages == [
        "F.xml:1:1: error: the file cannot be read: it is a link to a file that is not there "
          + "[unreadable-file]"
      ])
  }

  @Test("links that form a cycle are named, as fixture, include, data and folder of fonts")
  func cyclicLinks() throws {
    let body = """
      <include fixture="Loop.xml"/>
      <fonts from="Fonts"/>
      <model name="M"><field name="t" type="String"/></model>
      <table name="T" model="M"><cells><node cell="ASTextCellNode" text="{t}"/></cells><section>
      <items from="Data/loop.xml" select="//a"><map field="t" path="."/></items></section></table>
      """
    let package = try TestPackage(["F.xml": TestPackage.document(body), "Data/a.xml": "<a/>"])
    for (link, target) in [
      ("Loop.xml", "Other.xml"), ("Other.xml", "Loop.xml"), ("Fonts", "Fonts"),
      ("Data/loop.xml", "loop.xml"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: package.folder.appending(path: link).path(percentEncoded: false),
        withDestinationPath: target)
    }
    let found = try package.load(["F.xml", "Loop.xml"]).diagnostics
    #expect(
      found.map(\.code) == [.unreadableFile, .fontFolderMissing, .unreadableFile, .unreadableFile])
    #expect(found.allSatisfy { $0.message.hasSuffix("its symbolic links form a cycle") })
  }

  @Test("text after the root element is said to be there", arguments: ["x", " x ", "&amp;"])
  func textAfterRoot(_ text: String) throws {
    let result = try TestPackage.load(bytes: Array("\(Self.root)</fixture>\(text)".utf8))
    #expect(result.diagnostics.map(\.code) == [.notWellFormed])
    #expect(result.diagnostics.first?.message.contains("root element") == true)
  }

  @Test("a fixture cut off at any byte says so and never crashes")
  func truncation() throws {
    let whole = Array(
      TestPackage.document(
        """
        <model name="Post" key="id"><field name="id" type="Int"/></model>
        <!-- é --><cellNode name="C" model="Post"><textNode text="{id} &amp; é"/></cellNode>
        <table name="T"><cells><node cell="C"/></cells><section><item id="1"/></section></table>
        """
      ).utf8)
    let end = whole.count - 1
    for length in 0..<end {
      let result = try TestPackage.load(bytes: Array(whole[..<length]))
      #expect(result.hasErrors, "cut at byte \(length)")
    }
    #expect(try TestPackage.load(bytes: whole).messages.isEmpty)
  }
}
