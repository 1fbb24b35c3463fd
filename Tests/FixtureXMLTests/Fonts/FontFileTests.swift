import FixtureContract
import TestSupport
import Testing

@Suite("The names in font files")
struct FontFileTests {
  private func read(_ bytes: [UInt8], stem: String = "File") throws(FontFileProblem) -> FontFile {
    try FontFile(size: bytes.count, stem: stem) { Array(bytes[$0]) }
  }

  @Test func `a font has the family, the name, the weight and the slant of its tables`() throws {
    let font = SampleFont("Sample Sans", "SampleSans-BoldItalic", weight: 700, isItalic: true)
    let file = try read(font.bytes)
    #expect(
      file.members == [
        FontFileMember(
          postScriptName: "SampleSans-BoldItalic", family: "Sample Sans", face: 0, variations: [:],
          weight: 700, isItalic: true)
      ])
  }

  @Test func `a font without names has the name of its file`() throws {
    let file = try read(SampleFont("", "").bytes, stem: "Corporate-Bold")
    #expect(file.members.map(\.postScriptName) == ["Corporate-Bold"])
    #expect(file.members.map(\.family) == ["Corporate-Bold"])
  }

  @Test func `instances of a variable font have names of their own or made of the style`() throws {
    var font = SampleFont("Sample Flex", "SampleFlex")
    font.axes = [
      SampleFont.Axis("wght", 100, 400, 900, growth: 100),
      SampleFont.Axis("opsz", 8, 14, 32, growth: -50),
    ]
    font.instances = [
      SampleFont.Instance("Regular", values: [400, 14]),
      SampleFont.Instance("Bold Italic", values: [700, 14]),
      SampleFont.Instance("Black", "SampleFlex-Heaviest", values: [900, 14]),
    ]
    let members = try read(font.bytes).members
    #expect(
      members.map(\.postScriptName) == [
        "SampleFlex", "SampleFlex_Bold-Italic", "SampleFlex-Heaviest",
      ]
    )
    #expect(members.map(\.weight) == [400, 700, 900])
    #expect(members.map(\.variations) == [[:], ["wght": 700], ["wght": 900]])
    #expect(members.map(\.isItalic) == [false, true, false])
  }

  @Test func `a collection has the fonts of all its faces`() throws {
    let bytes = SampleFont.collection([
      SampleFont("Sample Sans", "SampleSans"), SampleFont("Sample Sans", "SampleSans-Bold"),
    ])
    let file = try read(bytes)
    #expect(file.faceCount == 2)
    #expect(file.members.map(\.postScriptName) == ["SampleSans", "SampleSans-Bold"])
    #expect(file.members.map(\.face) == [0, 1])
  }

  @Test(
    "what is not a font says so",
    arguments: [
      ([], "the file is shorter than a font"),
      (Array("version https://git-lfs.github.com/spec/v1".utf8), "not a TrueType or OpenType font"),
      (
        Array("wOF2 and more".utf8),
        "a web font; convert it to TTF or OTF, as the app contains it"
      ),
      ([0, 1, 0, 0, 0, 9], "it ends before its list of tables"),
      (Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 0], "a collection without fonts"),
      (
        Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 1, 1],
        "257 fonts, at most 256 of a collection are read"
      ),
    ] as [([UInt8], String)])
  func invalidFiles(_ bytes: [UInt8], _ message: String) {
    let problem = #expect(throws: FontFileProblem.self) { try read(bytes) }
    #expect(problem?.message == message)
  }

  @Test func `a file larger than the limit is not read`() {
    let problem = #expect(throws: FontFileProblem.self) {
      try FontFile(size: FontFile.largestSize + 1, stem: "Huge") { _ in
        Issue.record("read")
        return nil
      }
    }
    #expect(problem?.message == "the file has 134217729 bytes; at most 134217728 are read")
  }

  @Test func `a truncated font names the table that is incomplete`() {
    let bytes = SampleFont("Sample Sans", "SampleSans").bytes
    for count in stride(from: bytes.count - 4, to: 0, by: -7) {
      #expect(throws: FontFileProblem.self) { try read(Array(bytes.prefix(count))) }
    }
    let problem = #expect(throws: FontFileProblem.self) { try read(Array(bytes.dropLast(40))) }
    #expect(problem?.message == "it ends before the end of its table 'name'; copy it again")
  }

  @Test func `any damaged byte gives names or an error`() {
    var font = SampleFont("Sample Flex", "SampleFlex", letters: " abc")
    font.axes = [SampleFont.Axis("wght", 100, 400, 900, growth: 100)]
    font.instances = [SampleFont.Instance("Bold", values: [700])]
    for bytes in [font.bytes, SampleFont.collection([font, font])] {
      for index in bytes.indices {
        for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
          var damaged = bytes
          damaged[index] = value
          let names = (try? read(damaged))?.members.map(\.postScriptName) ?? ["error"]
          #expect(!names.isEmpty)
        }
      }
    }
  }

  @Test func `a name with control characters is not used`() throws {
    let file = try read(SampleFont("Sample\u{202E}", "Sample\nSans").bytes, stem: "Stem")
    #expect(file.members.map(\.postScriptName) == ["Stem"])
    #expect(file.members.map(\.family) == ["Stem"])
  }
}
