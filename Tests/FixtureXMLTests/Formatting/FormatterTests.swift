import Foundation
import Testing

@testable import FixtureXML

@Suite("Formatting keeps what a fixture means")
struct FormatterTests {
  private func format(_ text: String) throws -> String {
    let package = try TestPackage(["F.xml": text])
    let root = try PackageRoot(package.folder.path(percentEncoded: false))
    return try FixtureFormatter(root: root).format("F.xml").get()
  }

  @Test("a byte order mark and line ends of carriage returns alone are kept")
  func marksAndReturns() throws {
    let text = "\u{FEFF}<a>\r<!-- b\r c -->\r\r<d/></a>"
    let formatted = try format(text)
    #expect(
      Array(formatted.unicodeScalars)
        == Array("\u{FEFF}<a>\r  <!-- b\r c -->\r\r  <d/>\r</a>\r".unicodeScalars))
    #expect(Array(try format(formatted).unicodeScalars) == Array(formatted.unicodeScalars))
    #expect(
      try format("<a>\r\n<!-- b\rc --></a>").utf8.elementsEqual(
        "<a>\r\n  <!-- b\rc -->\r\n</a>\r\n".utf8))
  }

  @Test("elements are on lines of their own, comments stay where they were")
  func comments() throws {
    let text = """
      <?xml version="1.0"?>
      <!-- first --><fixture   xmlns='urn:texture-fixtures:1'><images><image name='a "b"'
         size="1 2"></image><!-- trailing -->


      <!-- own
           lines -->
      </images></fixture>
      """
    #expect(
      try format(text) == """
        <?xml version="1.0"?>
        <!-- first -->
        <fixture xmlns="urn:texture-fixtures:1">
          <images>
            <image name='a "b"' size="1 2"/> <!-- trailing -->

            <!-- own
             lines -->
          </images>
        </fixture>

        """)
  }

  @Test("long tags are broken at attributes")
  func longTags() throws {
    let value = String(repeating: "x", count: 60)
    let text = "<a b=\"\(value)\" c=\"\(value)\" d=\"1\"/>"
    #expect(try format(text) == "<a b=\"\(value)\"\n    c=\"\(value)\" d=\"1\"/>\n")
  }

  @Test("text stays, CDATA and references too")
  func text() throws {
    let text =
      "<a><documentation>\n one &amp; two\n\n three<![CDATA[<x>]]></documentation><b> x </b></a>"
    #expect(
      try format(text) == """
        <a>
          <documentation>
            one &amp; two
            three<![CDATA[<x>]]>
          </documentation>
          <b>x</b>
        </a>

        """)
  }

  @Test("formatting twice changes nothing more", arguments: SampleFixtures.all)
  func idempotence(_ sample: SampleFixture) throws {
    let once = try format(sample.text)
    #expect(try format(once) == once)
  }

  @Test("a formatted fixture means the same", arguments: SampleFixtures.all)
  func meaning(_ sample: SampleFixture) throws {
    let formatted = SampleFixture(name: sample.name, text: try format(sample.text))
    let before = try #require(try sample.load().fixtures.first)
    let after = try #require(try formatted.load().fixtures.first)
    #expect(shape(ModelDump(before).text) == shape(ModelDump(after).text))
  }

  /// A dump without the places, which formatting moves, and without the digest.
  private func shape(_ dump: String) -> [Substring] {
    dump.split(separator: "\n").filter { !$0.contains("@") && !$0.contains("digest: ") }
  }

  @Test(
    "the fixtures that this package shows and builds are formatted",
    arguments: [
      "Fixtures", "Examples/Catalog/Tests/ShopTests",
      "Examples/CustomCollectionView/Tests/GalleryTests",
      "Examples/Feed/Fixtures", "Examples/Migration/Tests/InboxTests", "Tests/ContainerFixtures",
      "Tests/FontFixtures", "Tests/HostedFixtures", "Tests/FixtureCodegenTests/Fixtures",
      "Tests/FixtureXMLTests/Goldens",
    ])
  func ownFixtures(_ folder: String) throws {
    let path = Repository.root.appending(path: folder).path(percentEncoded: false)
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".xml") }
    #expect(!names.isEmpty)
    for name in names.sorted() {
      let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
      #expect(try format(text) == text, "run 'fixture-tool fmt \(folder)/\(name)'")
    }
  }

  @Test("the README has a short fixture that the build reads, and one that is formatted")
  func readme() throws {
    let page = try text("README.md")
    let fixtures = page.components(separatedBy: "```xml\n").dropFirst()
      .map { String($0.prefix(upTo: $0.firstRange(of: "```")?.lowerBound ?? $0.endIndex)) }
    let (first, second) = (try #require(fixtures.first), try #require(fixtures.dropFirst().first))
    #expect(first.split(separator: "\n").count <= 12)
    let built = try text("Fixtures/Words.xml").replacing(" access=\"public\"", with: "")
    #expect(try format(first) == built)
    #expect(try format(second) == second)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }

  @Test("a text of characters that XML does not count as white space stays")
  func otherSpace() throws {
    #expect(try format("<a>\u{A0}</a>") == "<a>\u{A0}</a>\n")
  }

  @Test("a file that is not well-formed is left alone with a message")
  func broken() throws {
    let package = try TestPackage(["F.xml": "<a><b></a>"])
    let root = try PackageRoot(package.folder.path(percentEncoded: false))
    #expect(throws: FixtureFormatter.Failure.self) {
      try FixtureFormatter(root: root).format("F.xml").get()
    }
  }
}
