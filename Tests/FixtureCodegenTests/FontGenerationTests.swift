import FixtureModel
import Testing

@testable import FixtureCodegen

@Suite("Generated files of fixtures with font files")
struct FontGenerationTests {
  private func text(_ fonts: FontFolder?, kind: ModuleKind = .library) throws -> String {
    var fixture = Sample.gallery()
    fixture.fonts = fonts
    let options = GenerationOptions(target: "Lists", moduleKind: kind)
    return try #require(FixtureGenerator(options: options).generate([fixture]).first?.text)
  }

  private func folder(
    system: String? = nil, monospacedSystem: String? = nil, cascade: [String] = []
  ) -> FontFolder {
    FontFolder(
      folder: "Fixtures/Fonts", system: system, monospacedSystem: monospacedSystem,
      cascade: cascade, position: SourcePosition(file: "Fixtures/Gallery.xml", line: 2, column: 3))
  }

  @Test(
    "only a fixture with fonts imports the product that reads them", arguments: ModuleKind.allCases)
  func imports(_ kind: ModuleKind) throws {
    #expect(try !text(nil, kind: kind).contains("Font"))
    #expect(try text(folder(), kind: kind).contains("\nimport FixtureFonts\n"))
  }

  @Test
  func `the folder is a path from the package's root, with the names that the fixture states`()
    throws
  {
    let text = try text(
      folder(system: "Sample \"Sans\"", monospacedSystem: "Mono", cascade: ["A", "B C"]))
    #expect(
      text.contains(
        """
          nonisolated static let fonts = FixtureSupport.FixtureFontSource(
            FixtureFonts.FixtureFontFiles.self, from: "Fixtures/Fonts", of: "Lists", systemFamily: \
        "Sample \\"Sans\\"", monospacedSystemFamily: "Mono", cascade: ["A", "B C"])
        """))
  }

  @Test func `expectations and hosts have the fonts`() throws {
    let text = try text(folder())
    #expect(text.contains("in: \"Fixtures/Gallery.xml\", fonts: FixtureFile.fonts,"))
    #expect(
      text.contains(
        "override nonisolated class var fonts: FixtureSupport.FixtureFontSource? "
          + "{ FixtureFile.fonts }"))
  }

  @Test func `a target without the product is an error that says what to add`() throws {
    let text = try text(folder())
    #expect(
      text.contains("#if !canImport(FixtureFonts)\n  #error(\"Fixtures/Gallery.xml:2:3: <fonts>"))
    #expect(text.contains("to the dependencies of target 'Lists'\")\n#endif"))
  }
}
