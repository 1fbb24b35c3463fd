import FixtureRendering
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Pictures of text of font files")
@MainActor
struct GlyphPictureTests {
  private func picture(
    _ string: String, _ font: String = "LiberationSans-Regular", size: CGFloat = 20,
    kern: CGFloat? = nil, options: FixturePictureOptions = FixturePictureOptions()
  ) throws -> String {
    let fonts = try TextCaseFonts.standard.get()
    let name = fonts.names[font] ?? font
    return try RuntimeEnvironment(fonts: fonts.fonts).bind {
      var values: [NSAttributedString.Key: Any] = [
        .font: try #require(UIFont(name: name, size: size))
      ]
      if let kern { values[.kern] = kern }
      let context = CGContext(size: CGSize(width: 300, height: 60), scale: 1)
      UIGraphicsPushContext(context)
      (string as NSString).draw(at: CGPoint(x: 10, y: 5), withAttributes: values)
      UIGraphicsPopContext()
      return svg(
        of: context.displayList, size: CGSize(width: 300, height: 60), options: options)
    }
  }

  /// The `x` of each glyph in units of the font; glyphs at 0 have none.
  private func places(in picture: String) -> [Double] {
    picture.matches(of: /<use href="#p[0-9]+"( x="([^"]*)")?/)
      .map { $0.output.2.flatMap { Double($0) } ?? 0 }
  }

  @Test func `each glyph is defined once, and the text is the accessible name`() throws {
    let text = try picture("Hello <b>")
    #expect(text.matches(of: /<path id=/).count == 7)
    #expect(places(in: text).count == 8)
    #expect(text.contains("<g role=\"img\" aria-label=\"Hello &lt;b&gt;\""))
    #expect(!text.contains("<text"))
    #expect(try text == picture("Hello <b>"))
  }

  @Test func `an outline has the points of the font, with y down from the baseline`() throws {
    // The letter l of Liberation Sans is a box from the baseline to 1484 units, 180 units wide.
    let text = try picture("l")
    let outline = try #require(text.firstMatch(of: /<path id="p1" d="([^"]*)"/)?.output.1)
    let numbers = outline.matches(of: /-?[0-9.]+/).compactMap { Double($0.output) }
    let heights = stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
    #expect(heights.min() == -1484)
    #expect(heights.max() == 0)
    #expect(text.contains("matrix(0.009765625 0 0 0.009765625 10 "))
  }

  @Test func `letter spacing is stated for text that a browser shapes`() throws {
    for fontText in [FixturePictureOptions.FontText.named, .embedded] {
      var options = FixturePictureOptions()
      options.fontText = fontText
      let spaced = try picture("Wave", kern: 5, options: options)
      #expect(spaced.contains(" letter-spacing=\"5\" textLength="))
      #expect(try !picture("Wave", options: options).contains("letter-spacing"))
      #expect(spaced.contains("'calt' 1") == (fontText == .embedded))
      #expect(SVGChecker.problems(in: spaced) == [])
    }
  }

  @Test func `glyphs are where the clusters were measured`() throws {
    let plain = try places(in: picture("Wave"))
    let spaced = try places(in: picture("Wave", kern: 5))
    #expect(plain == plain.sorted() && plain.count == 4)
    // Five points are 512 units at 20 points an em of 2048 units.
    for (index, (one, other)) in zip(plain, spaced).enumerated() {
      #expect(abs(other - one - 512 * Double(index)) < 0.01)
    }
  }

  @Test func `letters from right to left begin at the right`() throws {
    let text = try picture("שלום", "NotoSansHebrew-Regular")
    #expect(places(in: text).count == 4)
    #expect(places(in: text).min() == 0)
    #expect(text.contains("aria-label=\"שלום\""))
  }

  @Test func `curves of both kinds of font files are kept`() throws {
    #expect(try picture("o").contains("Q"))
    #expect(try picture("o", "Inter-Regular").contains("C"))
  }

  @Test func `a picture that names fonts has text as wide as it was measured`() throws {
    var options = FixturePictureOptions()
    options.fontText = .named
    let text = try picture("Hello", options: options)
    #expect(text.contains("font-family=\"'LiberationSans', 'LiberationSans', sans-serif\""))
    #expect(text.contains("lengthAdjust=\"spacingAndGlyphs\">Hello</text>"))
    #expect(!text.contains("<path"))
  }

  @Test func `the form of text that names fonts and the default contain no font`() throws {
    var options = FixturePictureOptions()
    #expect(options.fontText == .outlines)
    #expect(!(try picture("Hello", options: options).contains("@font-face")))
    options.fontText = .named
    #expect(!(try picture("Hello", options: options).contains("@font-face")))
  }

  @Test func `spaces alone show nothing`() throws {
    let text = try picture("   ")
    #expect(!text.contains("<use") && !text.contains("<text"))
  }
}
