import FixtureModel
import Foundation
import TestSupport
import Testing

@testable import FixtureXML

@Suite("Data files neither lose text nor cost more than their size")
struct HostileDataTests {
  private func load(
    _ data: [UInt8], path: String = ".", field: String = "t", limit: Int? = nil, copies: Int = 1,
    limits: ReadingLimits = ReadingLimits()
  ) throws -> LoadResult {
    let most = limit.map { " limit=\"\($0)\"" } ?? ""
    let items = """
      <items from="Data/d.xml" select="//i"\(most)><map field="\(field)" path="\(path)"/></items>
      """
    let body = """
      <model name="M"><field name="t" type="String?"/><field name="l" type="[String]"/></model>
      <cellNode name="C" model="M"/>
      <table name="T"><cells><node cell="C"/></cells><section>\
      \(Array(repeating: items, count: copies).joined(separator: "\n"))\
      </section></table>
      """
    let package = try TestPackage(["F.xml": TestPackage.document(body)])
    try package.write(data, to: "Data/d.xml")
    return try package.load(limits: limits)
  }

  private func load(
    _ data: String, path: String = ".", field: String = "t", limit: Int? = nil, copies: Int = 1,
    limits: ReadingLimits = ReadingLimits()
  ) throws -> LoadResult {
    try load(
      Array(data.utf8), path: path, field: field, limit: limit, copies: copies, limits: limits)
  }

  @Test(
    "an entity that is not expanded is an error at its place in the data file",
    arguments: [
      ("<!DOCTYPE r [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>", "in another file"),
      ("<!DOCTYPE r SYSTEM \"r.dtd\">", "not declared"),
      ("<!DOCTYPE r [<!ENTITY x \"<b>yes</b>\">]>", "contains elements"),
      ("<!DOCTYPE r [<!ENTITY x \"<![CDATA[a]]><b/>\">]>", "contains elements"),
      ("<!DOCTYPE r [<!ENTITY x \"a<!-- b -->\">]>", "contains elements, comments"),
      ("<!DOCTYPE r [<!ENTITY x \"&y;\"><!ENTITY y SYSTEM \"y\">]>", "in another file"),
    ], ["<i>before &x; after</i>", "<i k=\"&x;\">text</i>", "&x;<i>text</i>"])
  func unexpandedEntities(_ type: (declaration: String, reason: String), _ use: String) throws {
    let result = try load("\(type.declaration)\n<r>\n\(use)</r>")
    // libxml2 itself rejects references to external entities, and elements, in attributes.
    let isAttribute = use.contains("k=")
    let message = try #require(result.messages.first)
    #expect(message.hasPrefix("Data/d.xml:3:"))
    #expect(isAttribute || message.contains(type.reason))
    #expect(isAttribute || message.hasSuffix("[unexpanded-entity]"))
    #expect(result.fixtures.first?.containers.first?.sections.first?.rows.isEmpty == true)
  }

  @Test("the place of an entity is its column, in an element or a text")
  func entityColumn() throws {
    let type = "<!DOCTYPE r [<!ENTITY x SYSTEM \"x\">]>"
    for (body, place) in [("<i>é &x; b</i>", "3:6"), ("<i>\n\n a &x;</i>", "5:4")] {
      #expect(try load("\(type)\n<r>\n\(body)</r>").codes == ["\(place) unexpanded-entity"])
    }
  }

  private static let inclusion = "http://www.w3.org/2001/XInclude"

  @Test(
    "an XInclude element is an error at its place, inside of a match and outside",
    arguments: [
      ("<r xmlns:x='\(inclusion)'>\n<i>a</i> <x:include href='f'/></r>", "2:10"),
      ("<r xmlns:x='\(inclusion)'>\n<i>a<t><x:include href='f'/></t></i></r>", "2:8"),
      ("<r>\n<i><include xmlns='\(inclusion)' href='f'>b</include></i></r>", "2:4"),
      ("<r>\n<i>é<x:include\nxmlns:x='\(inclusion)'\nhref='f'/></i></r>", "2:5"),
      ("<r xmlns:x='\(inclusion)'><i/>\n<x:include href='f'><x:fallback/></x:include></r>", "2:1"),
      ("<x:include xmlns:x='\(inclusion)' href='f'/>", "1:1"),
    ])
  func inclusions(_ data: String, _ place: String) throws {
    let result = try load(data)
    #expect(result.codes == ["\(place) unexpanded-include"])
    #expect(result.diagnostics.first?.position.file == "Data/d.xml")
    #expect(result.diagnostics.first?.message.contains("'") == true)
  }

  @Test(
    "an XInclude element in the last match of a limit is an error, and one after it is not read")
  func inclusionInLimit() throws {
    func codes(_ data: String) throws -> [String] {
      let head = "<r xmlns:x='\(Self.inclusion)'>"
      return try load("\(head)\(data)</r>", limit: 1).codes
    }
    #expect(try codes("<i><t/>\n<x:include href='f'/></i>") == ["2:1 unexpanded-include"])
    #expect(try codes("<i>a</i><i><x:include href='f'/></i>") == [])
    #expect(try codes("<i/><x:include href='f'/>") == [])
  }

  @Test("elements of other names or namespaces are data")
  func ordinaryIncludes() throws {
    #expect(
      try load(
        "<r xmlns:x='\(Self.inclusion)'><i>a<include href='f'/><x:fallback/></i><!-- <x:include/> --></r>"
      ).messages == [])
  }

  @Test("data that several 'items' read is limited")
  func reread() throws {
    var limits = ReadingLimits()
    limits.rereadData = 50
    let data = "<r>\(String(repeating: "<i/>", count: 20))</r>"
    #expect(try load(data, copies: 2, limits: limits).codes == [])
    #expect(try load(data, copies: 3, limits: limits).codes == ["6:14 data-too-large"])
    #expect(
      try load(String(data.dropLast(4)) + "</x>", copies: 3, limits: limits).codes.last
        == "6:14 data-too-large")
    limits.rereadData = 1_000
    limits.repeatedValues = 100
    #expect(try load(data, copies: 2, limits: limits).codes == [])
    #expect(try load(data, copies: 3, limits: limits).codes == ["6:14 too-many-rows"])
  }

  @Test("two hyphens inside of a comment are an error at their place")
  func hyphens() throws {
    let rejected = try load("<r><!-- a -- b --><i>x</i></r>")
    #expect(
      rejected.messages.first
        == "Data/d.xml:1:11: error: a comment must not contain '--' before its end [data-not-well-formed]"
    )
    let unclosed = try load("<r><!--\(String(repeating: "-", count: 500_000))")
    #expect(unclosed.messages.count == 2)
    #expect(try load("<r><!-- a - b --><!----><!-- - - --><i>x</i></r>").messages == [])
  }

  @Test("a document with duplicate identifiers is well-formed")
  func duplicateIdentifiers() throws {
    let result = try load("<r><i xml:id='a'>x</i><i xml:id='a'>y</i></r>")
    #expect(result.messages == [])
    #expect(result.fixtures.first?.containers.first?.sections.first?.rows.count == 2)
  }

  @Test("entities of text are expanded, also inside each other and in attributes")
  func expandedEntities() throws {
    let data = """
      <!DOCTYPE r [<!-- ' --><!ENTITY a "A&b;"><!ENTITY b "B]>"><?x y?>]>
      <r><i k="&a;">before &a; &lt; &#65; after</i></r>
      """
    let result = try load(data, path: "concat(@k, ' ', .)")
    let rows = result.fixtures.first?.containers.first?.sections.first?.rows ?? []
    #expect(result.messages == [])
    #expect(rows.map { $0.values[0] } == [.string("AB]> before AB]> < A after")])
  }

  @Test("entities expand to a mebibyte at most, in one match or in many")
  func entityText() throws {
    let type = "<!DOCTYPE r [<!ENTITY a \"\(String(repeating: "x", count: 100_000))\">]>"
    for body in ["&a;", "</i><i>&a;"] {
      let result = try load("\(type)\n<r><i>\(String(repeating: body, count: 20_000))</i></r>")
      #expect(result.diagnostics.map(\.code) == [.dataTooLarge])
      #expect(result.diagnostics.first?.message.contains("entities") == true)
    }
  }

  private static let manyAttributes = (0..<200_000).map { "a\($0)=\"\"" }.joined(separator: " ")

  @Test(
    "what libxml2 checks too late is an error at its place before libxml2 reads it",
    arguments: [
      ("<r>\n<i \(manyAttributes)/></r>", "2:35764 too-many-attributes"),
      ("<!DOCTYPE r [<!-- ' -->]>\n<r>\n<i \(manyAttributes)/></r>", "3:35764 too-many-attributes"),
      (LongText(String(repeating: "<i>", count: 100_000)), "1:751 too-deep"),
      ("<r><!--\(String(repeating: "x", count: 5_000_000))--></r>", "1:4 comment-too-long"),
      ("<r>\(String(repeating: "x", count: 5_000_000))<i/></r>", "1:4 text-too-long"),
      ("<r><i \(String(repeating: " ", count: 5_000_000))/></r>", "1:4 tag-too-long"),
      ("<!DOCTYPE r [\(String(repeating: " ", count: 200_000))]><r/>", "1:1 data-too-large"),
      (
        "<!DOCTYPE r [<!ATTLIST i \((0..<100).map { "a\($0) CDATA \"x\" " }.joined())>]>\n<r><i/></r>",
        "1:1 data-too-large"
      ),
    ] as [(LongText, String)])
  func limits(_ data: LongText, _ code: String) throws {
    let result = try load(data.text)
    #expect(result.codes == [code])
    #expect(result.diagnostics.first?.position.file == "Data/d.xml")
  }

  @Test("attributes are counted in UTF-16 too")
  func wideAttributes() throws {
    let text = "\u{FEFF}<r>\n<i \(Self.manyAttributes)/></r>"
    let result = try load(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    #expect(result.diagnostics.map(\.code) == [.tooManyAttributes])
    #expect(
      try load(
        Array("\u{FEFF}<r><i>é</i></r>".utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      ).messages == [])
  }

  @Test(
    "an encoding that is not known, or not that of the bytes, is an error",
    arguments: ["x-none", "UTF-32"])
  func encodings(_ name: String) throws {
    let result = try load("<?xml version='1.0' encoding='\(name)'?><r><i/></r>")
    #expect(result.diagnostics.map(\.code) == [.unsupportedEncoding])
  }

  @Test("matches and paths that overlap take at most four times the file's text")
  func overlap() throws {
    let nested =
      "<r>\(String(repeating: "<i>", count: 200))\(String(repeating: "x", count: 500_000))"
      + "\(String(repeating: "</i>", count: 200))</r>"
    #expect(try load(nested).diagnostics.map(\.code) == [.dataTooLarge])
    #expect(try load(nested, path: ".//i", field: "l").diagnostics.map(\.code) == [.dataTooLarge])
  }

  @Test(
    "a file that is no XML says what it is",
    arguments: [
      ([], "the file is empty"),
      (Array("<r><i>".utf8), "the file ends before all of its elements are closed"),
      (
        Array("<r><i>".utf8) + [0xE2, 0x82],
        "this character is not allowed in XML, or its bytes are not of the file's encoding"
      ),
      (
        Array("<!DOCTYPE r [<!ENTITY e '<![CDATA[a'>]><r>&e;</r>".utf8),
        "a CDATA section is not closed with ']]>'"
      ),
      ([0x1F, 0x8B, 8, 0], "the file is compressed with gzip"),
      (
        Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n".utf8),
        "the file is a pointer of Git LFS instead of what it points to; run 'git lfs pull'"
      ),
      (Array("\0 <r/>".utf8), "the file begins with a NUL byte"),
      (
        Array("bplist00\u{1}".utf8),
        "the file is a binary property list; convert it with 'plutil -convert xml1'"
      ),
      (
        Array("\u{FEFF}\n<!doctype html>\n<html><br></html>".utf8),
        "the file is an HTML page; save the answer of the server that has the data"
      ),
      ([0x4C, 0x6F, 0xA7, 0x94, 0x93], "the file is in an EBCDIC encoding"),
      (Array("<r><i>\u{1}</i></r>".utf8), "this character is not allowed in XML, or its bytes"),
      (
        Array("<r><i>&#0;</i></r>".utf8),
        "this reference names a character that is not allowed in XML"
      ),
      (
        Array("<r><i>".utf8) + [0xE9] + Array("</i></r>".utf8),
        "this character is not allowed in XML, or its bytes are not of the file's encoding"
      ),
      (
        Array("<r><i>a".utf8) + [0xA8, 0xA6] + Array("</i></r>".utf8),
        "this character is not allowed in XML, or its bytes are not of the file's encoding"
      ),
      (Array("a,b\n".utf8), "the file is not XML: a document begins with '<'"),
      (
        Array("<r/>".utf16).flatMap { [UInt8($0), 0] } + [0x20],
        "the bytes here are not of the encoding 'UTF-16LE', which the file's first bytes or its declaration"
      ),
      (
        Array("<r><\(String(repeating: "n", count: 60_000))/></r>".utf8),
        "a name, text or value is longer than the XML parser allows"
      ),
      (
        Array("<!DOCTYPE r [<!ENTITY a 'aaaaaaaaaa'>".utf8)
          + zip("bcdefghij", "abcdefghi").flatMap { name, part in
            Array("<!ENTITY \(name) '\(String(repeating: "&\(part);", count: 10))'>".utf8)
          } + Array("]><r><i>&j;</i></r>".utf8),
        "entities refer to each other in a cycle, or make more text than the XML parser allows"
      ),
    ] as [([UInt8], String)])
  func notXML(_ data: [UInt8], _ message: String) throws {
    let result = try load(data)
    #expect(result.diagnostics.map(\.code) == [.dataNotWellFormed])
    #expect(result.diagnostics.first?.message.hasPrefix(message) == true)
  }
}
