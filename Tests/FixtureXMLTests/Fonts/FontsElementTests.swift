import FixtureModel
import Foundation
import TestSupport
import Testing

@testable import FixtureXML

@Suite("The element fonts")
struct FontsElementTests {
  private let package: TestPackage

  init() throws {
    package = try TestPackage(["Package.swift": ""])
    try package.write(
      SampleFont("Sample Sans", "SampleSans-Regular").bytes, to: "Fonts/Regular.ttf")
    try package.write(SampleFont("Sample Sans", "SampleSans-Bold").bytes, to: "Fonts/More/Bold.OTF")
    try package.write(Array("not a font".utf8), to: "Fonts/README.md")
  }

  private func load(_ body: String, inputs: Set<String>? = nil) throws -> LoadResult {
    try package.write(Array(TestPackage.document(body).utf8), to: "F.xml")
    return try package.load(inputs: inputs)
  }

  private func cell(_ font: String) -> String {
    #"<cellNode name="C"><textNode text="a" font="\#(font)"/></cellNode>"#
  }

  @Test(
    "fonts of the files and of iOS are known by PostScript and family names",
    arguments: [
      "SampleSans-Bold 14", "Sample Sans 14", "Helvetica Neue 9.5", "AvenirNext-DemiBold 12",
      "bold 11", "12",
    ])
  func knownNames(_ font: String) throws {
    #expect(try load(#"<fonts from="Fonts"/>"# + cell(font)).messages == [])
  }

  @Test("a folder of fonts that cannot be listed as a whole is an error")
  func unlistedFolder() throws {
    let deep = Array(repeating: "d", count: 16).joined(separator: "/")
    try package.write(Array("x".utf8), to: "Fonts/\(deep)/README.md")
    #expect(
      try load(#"<fonts from="Fonts"/>"#).messages.first?.contains("below more than 16 folders")
        == true)
    try FileManager.default.removeItem(at: package.folder.appending(path: "Fonts/d"))
    let name = Array("Fonts/b".utf8) + [0xE9] + Array(".ttf".utf8)
    let path = Array(package.folder.path(percentEncoded: false).utf8) + [0x2F] + name + [0]
    let descriptor = path.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { creat($0.baseAddress!, 0o600) }
    }
    try #require(descriptor >= 0)
    close(descriptor)
    #expect(
      try load(#"<fonts from="Fonts"/>"#).messages == [
        "F.xml:2:14: error: the fonts in 'Fonts' cannot be listed: the name 'b\\xE9.ttf' in 'Fonts' is "
          + "not UTF-8; rename the file [unreadable-file]"
      ])
  }

  @Test("a folder of fonts has at most ten thousand files")
  func manyFiles() throws {
    for number in 0..<DirectoryListing.mostFiles {
      let path = package.folder.appending(path: "Fonts/\(number).txt").path(percentEncoded: false)
      close(creat(path, 0o600))
    }
    let messages = try load(#"<fonts from="Fonts"/>"#).messages
    #expect(messages.first?.contains("more than 10000 files") == true)
    #expect(messages.first?.hasSuffix("[unreadable-file]") == true)
  }

  @Test func `the files, the system font and the cascade are part of the fixture`() throws {
    let result = try load(
      #"<fonts from="Fonts" system="Sample Sans" monospacedSystem="Sample Sans" "#
        + #"cascade="SampleSans-Bold;  Sample Sans ;"/>"#)
    let fonts = try #require(result.fixtures.first?.fonts)
    #expect(fonts.folder == "Fonts")
    #expect(fonts.system == "Sample Sans")
    #expect(fonts.monospacedSystem == "Sample Sans")
    #expect(fonts.cascade == ["SampleSans-Bold", "Sample Sans"])
    #expect(fonts.fonts.map(\.postScriptName) == ["SampleSans-Bold", "SampleSans-Regular"])
  }

  @Test(
    "an unknown name is an error with a suggestion",
    arguments: [
      (
        #"<fonts from="Fonts"/>"#, "SampleSans-Blod 14",
        "F.xml:2:66: error: 'SampleSans-Blod' is neither a font of iOS nor of the fixture's font "
          + "files; did you mean 'SampleSans-Bold'? [unknown-font]"
      ),
      (
        "", "Helvetika 14",
        "F.xml:2:45: error: 'Helvetika' is not a font of iOS, and the fixture has no font files; "
          + "did you mean 'Helvetica'? [unknown-font]"
      ),
    ])
  func unknownNames(_ fonts: String, _ font: String, _ message: String) throws {
    #expect(try load(fonts + cell(font)).messages == [message])
  }

  @Test func `unknown names in rows and defaults are errors`() throws {
    let result = try load(
      """
      <model name="M"><field name="font" type="UIFont" default="Arail 9"/></model>
      <cellNode name="C" model="M"><textNode text="a" font="{font}"/></cellNode>
      <collection name="L"><cells><node cell="C"/></cells>
      <section><item font="Georgio 12"/></section></collection>
      """)
    #expect(
      result.messages == [
        "F.xml:2:59: error: 'Arail' is not a font of iOS, and the fixture has no font files; did "
          + "you mean 'Arial'? [unknown-font]",
        "F.xml:5:22: error: 'Georgio' is not a font of iOS, and the fixture has no font files; did "
          + "you mean 'Georgia'? [unknown-font]",
      ])
  }

  @Test(
    "a folder that cannot be used is one error",
    arguments: [
      ("Font", "font-folder-missing"), ("F.xml", "font-folder-missing"),
      ("Empty", "font-folder-empty"),
      ("/Fonts", "absolute-path"), ("../Fonts", "outside-package"),
    ])
  func folders(_ path: String, _ code: String) throws {
    try package.write([], to: "Empty/notes.txt")
    let result = try load("<fonts from=\"\(path)\"/>" + cell("Unknown 12"))
    #expect(result.codes == ["2:14 \(code)"])
  }

  @Test(
    "a file that cannot be used is named",
    arguments: [
      (
        Array("version https://git-lfs".utf8),
        "'Bad/a.ttf' cannot be used: not a TrueType or OpenType font [font-file-damaged]"
      ),
      (
        Array(SampleFont("S", "S").bytes.dropLast(9)),
        "'Bad/a.ttf' cannot be used: it ends before the end of its table 'name'; copy it again "
          + "[font-file-damaged]"
      ),
      (
        Array("ttcf".utf8) + [0, 1, 0, 0, 0, 1, 0, 0],
        "'Bad/a.ttf' cannot be used: 65536 fonts, at most 256 of a collection are read "
          + "[font-file-too-large]"
      ),
    ] as [([UInt8], String)])
  func files(_ bytes: [UInt8], _ message: String) throws {
    try package.write(bytes, to: "Bad/a.ttf")
    #expect(
      try load(#"<fonts from="Bad"/>"# + cell("S 9")).messages == ["F.xml:2:14: error: \(message)"])
  }

  @Test func `a file that is no regular file does not block`() throws {
    try package.write([], to: "Pipes/.keep")
    #expect(mkfifo(package.folder.appending(path: "Pipes/a.ttf").path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: package.folder.appending(path: "Pipes/b.ttf").path, withDestinationPath: "/dev/zero")
    #expect(
      try load(#"<fonts from="Pipes"/>"#).messages == [
        "F.xml:2:14: error: 'Pipes/a.ttf' cannot be read: it is not a regular file [unreadable-file]"
      ])
    try FileManager.default.removeItem(at: package.folder.appending(path: "Pipes/a.ttf"))
    #expect(
      try load(#"<fonts from="Pipes"/>"#).messages == [
        "F.xml:2:14: error: 'Pipes/b.ttf' is a link to a place outside of the package [outside-package]"
      ])
  }

  @Test func `two files with a font of one name are an error`() throws {
    try package.write(SampleFont("Sample Sans", "SampleSans-Bold").bytes, to: "Fonts/Copy.ttf")
    #expect(
      try load(#"<fonts from="Fonts"/>"#).messages == [
        "F.xml:2:14: error: 'Fonts/Copy.ttf' and 'Fonts/More/Bold.OTF' both have a font named "
          + "'SampleSans-Bold'; remove one of them [font-name-duplicate]"
      ])
  }

  @Test(
    "the system font and the cascade are fonts of the files",
    arguments: [
      (
        #"system="Sampel Sans""#,
        "F.xml:2:29: error: no file in 'Fonts' has the family 'Sampel Sans'; did you mean 'Sample "
          + "Sans'? [unknown-font]"
      ),
      (
        #"system="Sample Sans" monospacedSystem="Mono""#,
        "F.xml:2:60: error: no file in 'Fonts' has the family 'Mono' [unknown-font]"
      ),
      (
        #"cascade="Sample Sans; Georgia""#,
        "F.xml:2:30: error: no file in 'Fonts' has a font named 'Georgia' [unknown-font]"
      ),
    ])
  func otherNames(_ attribute: String, _ message: String) throws {
    #expect(try load(#"<fonts from="Fonts" \#(attribute)/>"#).messages == [message])
  }

  @Test func `font files are inputs of the build`() throws {
    let body = #"<fonts from="Fonts"/>"#
    let all: Set = ["F.xml", "Fonts/Regular.ttf", "Fonts/More/Bold.OTF"]
    #expect(try load(body, inputs: all).messages == [])
    #expect(
      try load(body, inputs: all.subtracting(["Fonts/Regular.ttf"])).codes
        == ["2:14 undeclared-input"])
  }

  @Test func `a fixture has the fonts of those it includes, or its own`() throws {
    try package.write(
      Array(TestPackage.document(#"<fonts from="Fonts"/>"#).utf8), to: "Shared.xml")
    let included = try load(#"<include fixture="Shared.xml"/>"# + cell("SampleSans-Bold 9"))
    #expect(included.messages == [])
    #expect(included.fixtures.first?.fonts?.position.file == "Shared.xml")
    try package.write(SampleFont("Other", "Other").bytes, to: "Own/Other.ttf")
    let own = try load(
      #"<include fixture="Shared.xml"/><fonts from="Own"/>"# + cell("SampleSans-Bold 9"))
    #expect(own.codes == ["2:95 unknown-font"])
  }

  @Test func `a fixture has one folder, before its declarations`() throws {
    let two = try load(#"<fonts from="Fonts"/><fonts from="Fonts"/>"#)
    #expect(two.codes == ["2:23 misplaced-element"])
    let late = try load(#"<model name="M"/><fonts from="Fonts"/>"#)
    #expect(late.codes == ["2:19 misplaced-element"])
  }
}
