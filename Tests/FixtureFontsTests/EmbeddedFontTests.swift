import FixtureRendering
import Foundation
import TestSupport
import Testing
import UIKit

@testable import FixtureFonts

@Suite("Pictures that contain fonts") @MainActor
struct EmbeddedFontTests {
  /// Draws a text in each of some fonts, one below the other.
  private func drawn(_ fonts: [UIFont], of files: FixtureFontFiles) -> String {
    RuntimeEnvironment(fonts: files).bind {
      let context = CGContext(size: CGSize(width: 300, height: 100), scale: 1)
      UIGraphicsPushContext(context)
      for (index, font) in fonts.enumerated() {
        let place = CGPoint(x: 0, y: 30 * CGFloat(index))
        ("Hello" as NSString).draw(at: place, withAttributes: [.font: font])
      }
      UIGraphicsPopContext()
      var options = FixturePictureOptions()
      options.fontText = .embedded
      return svg(
        of: context.displayList, size: CGSize(width: 300, height: 100), options: options)
    }
  }

  private func named(_ name: String, _ size: CGFloat = 20, of files: FixtureFontFiles) throws
    -> UIFont
  {
    try #require(RuntimeEnvironment(fonts: files).bind { UIFont(name: name, size: size) })
  }

  /// The files that the style sheet of a picture contains.
  private func files(in picture: String) -> [Data] {
    picture.matches(of: /base64,([^"]*)"/).compactMap { Data(base64Encoded: String($0.output.1)) }
  }

  @Test func `a picture contains the file of each font once, and text names it`() throws {
    let sample = try SampleFonts()
    let fonts = try sample.files()
    let regular = try named("SampleSans-Regular", of: fonts)
    let picture = drawn(
      [regular, regular.withSize(12), try named("SampleSans-Bold", of: fonts)], of: fonts)
    #expect(
      files(in: picture) == SampleFonts.standard.prefix(2).map { Data($0.bytes) })
    #expect(
      picture.matches(of: /font-family="(font[0-9]), sans-serif"/).map { String($0.output.1) }
        == ["font1", "font1", "font2"])
    // The font itself is bold; a weight would make a browser draw it bolder.
    #expect(!picture.contains("font-weight"))
    #expect(picture.contains("textLength=\"50\" lengthAdjust=\"spacingAndGlyphs\">Hello</text>"))
    #expect(SVGChecker.problems(in: picture) == [])
  }

  @Test func `values of the axes of a variable font are stated`() throws {
    let sample = try SampleFonts([SampleFonts.flexible])
    let fonts = try sample.files()
    let font = try named("SampleFlex", 12, of: fonts)
    let plain = drawn([font], of: fonts)
    #expect(plain.contains(#"style="font-variation-settings:'opsz' 12.0""#))
    let bold = drawn([try named("SampleFlex_Bold", 12, of: fonts)], of: fonts)
    #expect(bold.contains("'wght' 650.0"))
    #expect(SVGChecker.problems(in: bold) == [])
  }

  @Test(arguments: [0x2, 0x200]) func `a font that forbids embedding is named`(type: Int) throws {
    var restricted = SampleFont("Sample Sans", "SampleSans-Regular")
    restricted.embedding = type
    let sample = try SampleFonts([restricted])
    let fonts = try sample.files()
    let picture = drawn([try named("SampleSans-Regular", of: fonts)], of: fonts)
    #expect(!picture.contains("@font-face"))
    #expect(picture.contains("font-family=\"'SampleSans-Regular'"))
  }

  /// Preview & Print, Editable, and fonts of old versions that state both.
  @Test(arguments: [0x0, 0x4, 0x8, 0xC, 0x6, 0x100]) func `other licenses permit it`(type: Int) {
    let table = Data([0, 4, 0, 0, 0, 0, 0, 0, UInt8(type >> 8), UInt8(type & 0xFF), 0, 0])
    #expect(EmbeddingPermission(table: table).isGranted)
    #expect(EmbeddingPermission(table: Data()).isGranted)
  }

  @Test func `a member of a collection is named, as browsers load none`() throws {
    let sample = try SampleFonts([])
    try sample.write(SampleFont.collection(SampleFonts.standard), to: "all.ttc")
    let fonts = try sample.files()
    let picture = drawn([try named("SampleSans-Bold", of: fonts)], of: fonts)
    #expect(!picture.contains("@font-face"))
    #expect(picture.contains("'SampleSans-Bold'"))
  }

  @Test func `the checker rejects style sheets with anything else`() {
    for sheet in [
      "@import url(https://example.com/a.css);", "text{fill:url(#a)}",
      "@font-face{font-family:\"font1\";src:url(\"https://example.com/a.ttf\")}",
    ] {
      let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\"><style>\(sheet)</style></svg>"
      #expect(SVGChecker.problems(in: picture) != [])
    }
  }
}
