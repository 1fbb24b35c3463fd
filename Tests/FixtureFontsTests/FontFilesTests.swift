import FixtureFonts
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Font files")
struct FontFilesTests {
  @Test func `fonts are found by PostScript and family names`() throws {
    let fonts = try SampleFonts().files()
    fonts.environment.bind {
      #expect(UIFont(name: "SampleSans-Bold", size: 10)?.fontName == "SampleSans-Bold")
      #expect(UIFont(name: "Sample Sans", size: 10)?.fontName == "SampleSans-Regular")
      #expect(UIFont(name: "SampleSans-Bold", size: 10)?.familyName == "Sample Sans")
      #expect(UIFont.familyNames.contains("Sample Symbols"))
      #expect(UIFont.familyNames.contains("Helvetica"))
      #expect(
        UIFont.fontNames(forFamilyName: "Sample Sans") == ["SampleSans-Bold", "SampleSans-Regular"])
    }
    RuntimeEnvironment(violationHandler: RuntimeViolation.Handler { _ in }).bind {
      #expect(UIFont(name: "SampleSans-Bold", size: 10) == nil)
      #expect(!UIFont.familyNames.contains("Sample Sans"))
    }
  }

  @Test func `metrics and advances are those of the file`() throws {
    let fonts = try SampleFonts().files()
    try fonts.environment.bind {
      let font = try #require(UIFont(name: "SampleSans-Bold", size: 20))
      #expect(font.ascender == 18)
      #expect(font.descender == -6)
      #expect(font.lineHeight == 24)
      #expect(font.capHeight == 14)
      #expect(font.xHeight == 10)
    }
    #expect(fonts.width("abc", UIFont(name: "SampleSans-Bold", size: 20)) == 42)
    #expect(fonts.width("abc", UIFont(name: "SampleSans-Regular", size: 20)) == 30)
  }

  @Test func `the bold member of a family has its traits, and a missing member is nil`() throws {
    try SampleFonts().files().environment.bind {
      let regular = UIFontDescriptor(name: "SampleSans-Regular", size: 10)
      #expect(regular.withSymbolicTraits(.traitBold)?.postscriptName == "SampleSans-Bold")
      #expect(regular.withSymbolicTraits(.traitItalic) == nil)
      let bold = UIFont(descriptor: UIFontDescriptor(name: "SampleSans-Bold", size: 10), size: 0)
      let plain = bold.fontDescriptor.withSymbolicTraits([])
      #expect(plain?.postscriptName == "SampleSans-Regular")
    }
  }

  @Test(
    "the system font is measured with the member of the nearest weight",
    arguments: [
      (UIFont.systemFont(ofSize: 10), 5), (.systemFont(ofSize: 10, weight: .medium), 5),
      (.boldSystemFont(ofSize: 10), 7), (.systemFont(ofSize: 10, weight: .black), 7),
      (.preferredFont(forTextStyle: .headline).withSize(10), 7),
      (.monospacedSystemFont(ofSize: 10, weight: .regular), 6),
    ] as [(UIFont, CGFloat)])
  func systemFont(_ font: UIFont, _ width: CGFloat) throws {
    let fonts = try SampleFonts().files(RuntimeText.FontFolderOptions(systemFamily: "Sample Sans"))
    #expect(fonts.width("a", font) == width)
  }

  @Test func `without a family the table measures the system font`() throws {
    let fonts = try SampleFonts().files()
    let font = UIFont.systemFont(ofSize: 17)
    #expect(fonts.width("Hello", font) == RuntimeText.TableFonts().width("Hello", font))
  }

  @Test(
    "weights of the system font are values of the axis of a variable font",
    arguments: [
      (UIFont.Weight.regular, 500), (.bold, 560), (.black, 600), (.light, 500),
    ] as [(UIFont.Weight, CGFloat)])
  func weightAxis(_ weight: UIFont.Weight, _ advance: CGFloat) throws {
    let fonts = try SampleFonts([SampleFonts.flexible])
      .files(RuntimeText.FontFolderOptions(systemFamily: "Sample Flex"))
    #expect(fonts.width("a", .systemFont(ofSize: 14, weight: weight)) == advance * 14 / 1000)
  }

  @Test(
    "the optical size follows the point size",
    arguments: [(8, 500), (14, 500), (24, 400), (34, 300), (60, 300)] as [(CGFloat, CGFloat)])
  func opticalSize(_ size: CGFloat, _ advance: CGFloat) throws {
    let fonts = try SampleFonts([SampleFonts.flexible]).files()
    #expect(fonts.width("a", UIFont(name: "SampleFlex", size: size)) == advance * size / 1000)
  }

  @Test func `a named instance is a font of its own`() throws {
    let fonts = try SampleFonts([SampleFonts.flexible]).files()
    #expect(fonts.families[0].members == ["SampleFlex", "SampleFlex_Bold", "SampleFlex_Display"])
    #expect(fonts.width("a", UIFont(name: "SampleFlex_Bold", size: 14)) == 550.0 * 14 / 1000)
  }

  @Test func `a collection has its fonts`() throws {
    let folder = try SampleFonts([])
    try folder.write(SampleFont.collection(SampleFonts.standard), to: "All.ttc")
    let fonts = try folder.files()
    #expect(fonts.families.map(\.name) == ["Sample Sans", "Sample Symbols"])
    #expect(fonts.width("abc", UIFont(name: "SampleSans-Bold", size: 20)) == 42)
  }

  @Test func `the versions are those of the libraries and of the table`() throws {
    let versions = try SampleFonts().files().versions
    #expect(versions.count == 3)
    #expect(versions[0].wholeMatch(of: /HarfBuzz \d+\.\d+\.\d+/) != nil)
    #expect(versions[1].wholeMatch(of: /ICU \d+\.\d+.*/) != nil)
    #expect(versions[2] == "font table 2")
  }
}

@Suite("Characters that a font lacks")
struct MissingGlyphTests {
  private func violations(
    in fonts: FixtureFontFiles, measuring texts: [String]
  ) -> (widths: [CGFloat?], reports: [RuntimeViolation]) {
    let heard = _Locked<[RuntimeViolation]>([])
    let environment = RuntimeEnvironment(
      violationHandler: RuntimeViolation.Handler { violation in
        heard.withLock { $0.append(violation) }
      },
      fonts: fonts)
    let widths = environment.bind {
      texts.map { text in
        UIFont(name: "SampleSans-Regular", size: 10).map {
          (text as NSString).size(withAttributes: [.font: $0]).width
        }
      }
    }
    return (widths, heard.withLock { $0 })
  }

  @Test func `the cascade shows them`() throws {
    let fonts = try SampleFonts().files(RuntimeText.FontFolderOptions(cascade: ["Sample Symbols"]))
    let (widths, reports) = violations(in: fonts, measuring: ["a★a"])
    #expect(widths == [20])
    #expect(reports == [])
  }

  @Test func `each environment reports them, with or without the text in the cache`() throws {
    let fonts = try SampleFonts().files()
    let first = RuntimeEnvironment(fonts: fonts)
    for _ in 0..<2 {
      let heard = _Locked<[RuntimeViolation]>([])
      var environment = first.withOwnApplication
      environment.violationHandler = RuntimeViolation.Handler { violation in
        heard.withLock { $0.append(violation) }
      }
      environment.bind {
        let font = UIFont(name: "SampleSans-Regular", size: 10)
        for _ in 0..<2 {
          _ = ("a1" as NSString).size(withAttributes: [.font: font as Any])
        }
      }
      #expect(heard.withLock { $0.map(\.code) } == [.missingGlyphs])
    }
  }

  @Test func `the table measures the others, and an advisory names each once`() throws {
    let fonts = try SampleFonts().files(
      RuntimeText.FontFolderOptions(cascade: ["SampleSymbols-Regular"]))
    let (widths, reports) = violations(in: fonts, measuring: ["a1★\u{430}", "1", "2\u{308}"])
    let table = try #require(RuntimeText.TableFonts().width("1\u{430}", .systemFont(ofSize: 10)))
    #expect(widths[0] == 15 + table)
    #expect(reports.map(\.code) == [.missingGlyphs, .missingGlyphs])
    #expect(reports.map(\.severity) == [.advisory, .advisory])
    #expect(reports.map(\.subject) == ["SampleSans-Regular", "SampleSans-Regular"])
    #expect(
      reports.first?.message == "Neither the font nor its cascade has glyphs for '1' (U+0031), "
        + "'\u{430}' (U+0430); the published table measures them.")
    #expect(reports.last?.numbers == [1])
  }
}
