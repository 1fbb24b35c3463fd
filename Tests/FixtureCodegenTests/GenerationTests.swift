import FixtureModel
import Testing

@testable import FixtureCodegen

/// What holds for every generated file.
@Suite("Generated files")
struct GenerationTests {
  private func generate(_ fixtures: [Fixture], version: String = FixtureGenerator.version)
    -> [GeneratedFile]
  {
    let options = GenerationOptions(target: "T", moduleKind: .library, version: version)
    return FixtureGenerator(options: options).generate(fixtures)
  }

  @Test("the order in which fixtures come changes nothing in their files")
  func stability() {
    let first = Sample.gallery()
    let second = Sample.fixture("F/Other.xml", containers: [Sample.container("Other", .table)])
    let forwards = generate([first, second])
    let backwards = generate([second, first])
    #expect(forwards == backwards.reversed())
    #expect(forwards.map(\.fixturePath) == ["Fixtures/Gallery.xml", "F/Other.xml"])
  }

  @Test("accepted advisories are stated by the data source, and by its suite with their place")
  func acceptedAdvisories() throws {
    var container = Sample.container("Other", .table)
    container.acceptedAdvisories = ["small-touch-target", "stale-style"]
    container.expectations = Array(Sample.gallery().containers.flatMap(\.expectations).prefix(1))
    let options = GenerationOptions(target: "T", moduleKind: .test)
    let files = FixtureGenerator(options: options).generate([
      Sample.fixture(containers: [container])
    ])
    let text = try #require(files.first?.text)
    let codes = #""small-touch-target", "stale-style""#
    #expect(
      text.contains("override nonisolated class var acceptedAdvisories: [String] { [\(codes)] }"))
    let place = #"FixtureSupport.FixturePosition("F/Sample.xml", 7, 3)"#
    #expect(text.contains(#"@Suite("Other", .accepting(\#(codes), at: \#(place)))"#))
  }

  @Test("the head names the fixture, its digest and the generator's version, and silences tools")
  func head() throws {
    let text = try #require(generate([Sample.gallery()], version: "9.8.7").first?.text)
    let head = text.prefix { $0 != "@" }.split(separator: "\n").prefix(8)
    #expect(
      head.first
        == "// Do not edit: generated from a fixture, and written again whenever the fixture changes."
    )
    #expect(head.contains("// fixture: Fixtures/Gallery.xml"))
    #expect(head.contains("// digest: 123456789abcdef0"))
    #expect(head.contains("// generator: 9.8.7"))
    #expect(head.contains("// swift-format-ignore-file"))
    #expect(head.contains("// swiftlint:disable all"))
    #expect(text.contains("FixtureRuntime.generator.version_9_8_7"))
  }

  @Test("a path cannot leave the comment that names it")
  func hostilePath() throws {
    let fixture = Sample.fixture("F/a\nimport Evil\u{202E}.xml")
    let text = try #require(generate([fixture]).first?.text)
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("import Evil") })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test(
    "an import is as public as the declarations that need it",
    arguments: [
      (AccessLevel.public, "public import AsyncDisplayKit"),
      (.package, "  package import AsyncDisplayKit"), (.internal, "import AsyncDisplayKit"),
    ])
  func imports(_ access: AccessLevel, _ line: String) throws {
    let text = try #require(generate([Sample.gallery(access: access)]).first?.text)
    #expect(text.contains("\n\(line)\n"))
  }

  @Test(
    "types of Foundation and UIKit come from AsyncDisplayKit, which exports both",
    arguments: [ScalarType.url, .date, .image, .color, .font, .edgeInsets])
  func exportedModules(_ type: ScalarType) throws {
    var declarations = Declarations.empty
    declarations.models = [Sample.model("M", [Sample.field("a", .scalar(type))])]
    let text = try #require(generate([Sample.fixture(declarations: declarations)]).first?.text)
    #expect(text.contains("\npublic import AsyncDisplayKit\n"))
    #expect(text.contains("\nimport Foundation\n"))
    #expect(text.contains("\nimport UIKit\n"))
  }

  @Test("an import that no public declaration needs stays internal")
  func unusedImports() throws {
    var declarations = Declarations.empty
    declarations.models = [Sample.model("M", [Sample.field("id", .scalar(.int))])]
    let text = try #require(generate([Sample.fixture(declarations: declarations)]).first?.text)
    #expect(text.contains("\npublic import FixtureSupport\n"))
    #expect(text.contains("\nimport UIKit\n"))
    #expect(text.contains("\nimport AsyncDisplayKit\n"))
  }

  @Test("rows cost lines of data, not lines of code")
  func rowsAreData() throws {
    func lines(_ count: Int) throws -> Int {
      let rows = (0..<count).map { Sample.row([.integer($0), .string("row \($0)")]) }
      let container = Sample.container("C", .table, sections: [Sample.section(rows)])
      let text = try #require(generate([Sample.fixture(containers: [container])]).first?.text)
      return text.split(separator: "\n", omittingEmptySubsequences: false).count
    }
    #expect(try lines(1_000) - lines(10) == 990)
  }
}
