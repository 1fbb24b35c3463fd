import FixtureFonts
import FixtureSupport
import FixtureTesting
import FontFixtures
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Font files of fixtures and tests")
struct FontsTraitTests {
  @Test("a fixture's expectations hold with its fonts", arguments: CardsDataSource.expectations)
  func expectations(_ expectation: FixtureExpectation) async throws {
    try await expectation.check()
  }

  @Test @MainActor func `a host of the fixture's data measures with its fonts`() async throws {
    let host = FixtureHost(CardsDataSource())
    try await host.settle()
    #expect(host.environment.fonts.families.map(\.name) == ["Sample Sans", "Sample Symbols"])
    #expect(host.violations == [])
  }

  @Test(.fonts(FixtureFontFiles.self, from: "../FontFixtures/Fonts", system: "Sample Sans"))
  func `a test measures with the fonts of its trait`() {
    let font = UIFont.systemFont(ofSize: 10)
    #expect(("ab" as NSString).size(withAttributes: [.font: font]).width == 10)
    #expect(UIFont(name: "SampleSans-Bold", size: 10) != nil)
  }

  @Test func `a closure measures with the fonts of a folder`() async throws {
    let width = try await withFonts(
      FixtureFontFiles.self, from: "../FontFixtures/Fonts", system: "Sample Sans"
    ) {
      ("ab" as NSString).size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 10)]).width
    }
    #expect(width == 14)
  }

  @Test func `a missing folder names the places`() async throws {
    let error = await #expect(throws: FixtureFontFolderError.self) {
      try await withFonts(FixtureFontFiles.self, from: "Missing") {}
    }
    #expect(error?.folder == "Missing")
    #expect(error?.places.last?.hasSuffix("/Tests/FixtureFontsTests/Missing") == true)
    #expect(error?.description.contains("TEXTURE_FIXTURES_FONT_FOLDER") == true)
  }

  @Test func `the stored fonts are the sample fonts`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "FontFixtures/Fonts")
    for font in SampleFonts.standard {
      let file = folder.appending(path: "\(font.postScriptName).ttf")
      #expect(try Data(contentsOf: file) == Data(font.bytes))
    }
  }
}

@Suite("The places of a folder of fonts")
struct FontFolderSearchTests {
  private let root = TemporaryFolder("font-folders")

  private func make(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: root.url.appending(path: path), withIntermediateDirectories: true)
  }

  private func path(_ url: URL) -> String {
    String(url.path(percentEncoded: false).dropFirst(root.url.path(percentEncoded: false).count))
  }

  private func find(ofTest variables: [String: String] = [:]) throws -> String {
    let file = root.url.appending(path: "Tests/T/Test.swift").path(percentEncoded: false)
    return try path(
      FontFolderSearch(folder: "Fonts", testFile: file, bundle: nil, variables: variables).find())
  }

  private func find(
    ofFixture variables: [String: String] = [:], generated: String = ".build/out/F.fixture.swift"
  ) throws -> String {
    try path(
      FontFolderSearch(
        fixtureFolder: "Fixtures/Fonts", target: "T",
        generatedFile: root.url.appending(path: generated).path(percentEncoded: false),
        variables: variables, currentFolder: root.url.appending(path: "cwd").path,
        products: root.url.appending(path: "products")
      ).find())
  }

  @Test func `a test's folder is in the folder of the variable or beside the test`() throws {
    #expect(throws: FixtureFontFolderError.self) { try find(ofTest: [:]) }
    try make("Tests/T/Fonts")
    #expect(try find(ofTest: [:]) == "/Tests/T/Fonts")
    let variables = [FontFolderSearch.variable: root.url.appending(path: "elsewhere").path]
    #expect(try find(ofTest: variables) == "/Tests/T/Fonts")
    try make("elsewhere/Fonts")
    #expect(try find(ofTest: variables) == "/elsewhere/Fonts")
  }

  @Test func `a fixture's folder is in the resources, the current folder or the package`() throws {
    #expect(throws: FixtureFontFolderError.self) { try find(ofFixture: [:]) }
    try make("products/P_T.resources/Fonts")
    #expect(try find(ofFixture: [:]) == "/products/P_T.resources/Fonts")
    try make("cwd/Fixtures/Fonts")
    #expect(try find(ofFixture: [:]) == "/cwd/Fixtures/Fonts")
    try make("Fixtures/Fonts")
    #expect(try find(ofFixture: [:]) == "/Fixtures/Fonts")
    let variables = [FontFolderSearch.variable: root.url.appending(path: "elsewhere").path]
    try make("elsewhere/Fonts")
    #expect(try find(ofFixture: variables) == "/elsewhere/Fonts")
  }
}
