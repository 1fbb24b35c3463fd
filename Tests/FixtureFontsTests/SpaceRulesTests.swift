import Foundation
import TestSupport
import Testing
import UIKit

@testable import FixtureFonts
@testable import UIFoundation

@Suite("Words that are shaped apart")
struct SpaceRulesTests {
  private static let characters = (0x21..<0x7F).map { Unicode.Scalar(UInt8($0)) }

  private func typeface(_ name: String) throws -> any RuntimeText.Typeface {
    let text = try FileText()
    return text.environment.fonts.typeface(for: try text.font(name))
  }

  private func canDivide(_ text: String, _ typeface: any RuntimeText.Typeface) -> Bool {
    let run = RuntimeText.ShapingRun(text: Array(text.utf16), style: RuntimeText.ShapingStyle())
    return typeface.canDivide(typeface.groups(in: run), in: run.style)
  }

  @Test(
    "letters after a space are shaped apart, with the kerning of the space where the font has it",
    arguments: [
      ("Inter-Regular", "aehmnostyABTZ", ""), ("LiberationSans-Regular", "aetxBC", "ATY"),
      ("NotoSans-Regular", "aetxATY", ""),
    ])
  func letters(font: String, apart: String, kerned: String) throws {
    let typeface = try typeface(font)
    for scalar in apart.unicodeScalars {
      let kerning = typeface.kerning(ofSpaceBefore: scalar, in: RuntimeText.ShapingStyle())
      #expect(kerning == RuntimeText.SpaceKerning(), "\(scalar)")
    }
    for scalar in kerned.unicodeScalars {
      let kerning = try #require(
        typeface.kerning(ofSpaceBefore: scalar, in: RuntimeText.ShapingStyle()))
      #expect(kerning.space + kerning.next < 0, "\(scalar)")
    }
  }

  @Test(
    "text with characters that rules across words look for is shaped as a whole",
    arguments: [
      ("the quick brown fox", true), ("3 items in America", true), ("state-of-the-art", true),
      ("Call 555-0142 now", false), ("name (new) of", false), ("3 x 4", false),
      ("3\u{2044}4 cup", false),
    ])
  func characters(text: String, isDivided: Bool) throws {
    #expect(canDivide(text, try typeface("Inter-Regular")) == isDivided)
    let other = try typeface("LiberationSans-Regular")
    #expect(canDivide(text, other) == !text.contains("\u{2044}"))
  }

  @Test(
    "texts have the advances of their words shaped apart",
    arguments: ["Inter-Regular", "Inter-Bold", "LiberationSans-Regular", "NotoSans-Regular"])
  func words(font: String) throws {
    let typeface = try typeface(font)
    var random = SplitMix(seed: 24)
    var divided = 0
    for _ in 0..<3_000 {
      let text = (0..<random.next(18)).reduce(into: "a") { text, _ in
        text.unicodeScalars.append(Self.characters[random.next(Self.characters.count)])
        if random.next(3) == 0 { text += random.next(4) == 0 ? "  " : " " }
      }
      let run = RuntimeText.ShapingRun(text: Array(text.utf16), style: RuntimeText.ShapingStyle())
      let parts = DividedText(run.text, run.style, typeface)
      divided += parts.divisionCount
      #expect(parts.isEqual(to: typeface.shape(run)), "\(text)")
    }
    #expect(divided > 1_000)
  }

  /// A font with characters of a script that it is tested with.
  struct Script {
    let font: String
    let code: String
    var isRightToLeft = false
    /// Whether text of the script is ever divided.
    var isDivided = true
  }

  @Test(
    "texts of many scripts have the advances of their words shaped apart",
    arguments: [
      Script(font: "NotoSans-Regular", code: "Latn"),
      Script(font: "NotoSans-Regular", code: "Cyrl"),
      Script(font: "NotoSerif-Regular", code: "Grek"),
      Script(font: "NotoSansThai-Regular", code: "Thai"),
      Script(font: "NotoLoopedThai-Regular", code: "Thai"),
      Script(font: "NotoSansLao-Regular", code: "Laoo"),
      Script(font: "NotoSerifLao-Regular", code: "Laoo"),
      Script(font: "NotoSansHebrew-Regular", code: "Hebr", isRightToLeft: true),
      Script(font: "NotoSansArabic-Regular", code: "Arab", isRightToLeft: true),
      Script(font: "NotoSansEthiopic-Regular", code: "Ethi"),
      Script(font: "NotoSansGeorgian-Regular", code: "Geor"),
      Script(font: "NotoSansOriya-Regular", code: "Orya", isDivided: false),
      Script(font: "NotoSerifMalayalam-Regular", code: "Mlym", isDivided: false),
      Script(font: "NotoSerifDevanagari-Regular", code: "Deva", isDivided: false),
      Script(font: "NotoSansKhmer-Regular", code: "Khmr", isDivided: false),
    ])
  func scripts(script: Script) throws {
    let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/\(script.font).ttf")
    let fonts = try FixtureFontFiles(files: [file])
    let name = try #require(fonts.families.first?.members.first)
    let font = try #require(RuntimeEnvironment(fonts: fonts).bind { UIFont(name: name, size: 12) })
    let typeface = fonts.typeface(for: font)
    let letters = (0x41..<0x1800 as Range<UInt32>).compactMap { Unicode.Scalar($0) }.filter {
      TextAnalyzer.scriptCode(TextAnalyzer.script(of: $0)) == script.code && typeface.contains($0)
    }
    try #require(letters.count > 20)
    let style = RuntimeText.ShapingStyle(script: script.code, isRightToLeft: script.isRightToLeft)
    var random = SplitMix(seed: 25)
    var divided = 0
    for _ in 0..<400 {
      let text = (0..<2 + random.next(24)).reduce(into: "") { text, _ in
        text.unicodeScalars.append(letters[random.next(letters.count)])
        if random.next(4) == 0 { text += [" ", " ", " ", "  ", " 7", " \u{200D}"][random.next(6)] }
      }
      let run = RuntimeText.ShapingRun(text: Array(text.utf16), style: style)
      let parts = DividedText(run.text, style, typeface)
      divided += parts.divisionCount
      #expect(parts.isEqual(to: typeface.shape(run)), "\(text.unicodeScalars.map(\.value))")
    }
    #expect((divided > 100) == script.isDivided)
  }

  @Test func `no piece begins with a character that belongs to the space before it`() throws {
    let letters = " a\u{301}\u{E33}\u{EB3}\u{B3E}\u{FF9E}"
    let folder = try SampleFonts([SampleFont("Sample", "Sample", letters: letters)])
    let fonts = try folder.files()
    let font = try #require(fonts.environment.bind { UIFont(name: "Sample", size: 12) })
    let typeface = fonts.typeface(for: font)
    let style = RuntimeText.ShapingStyle()
    #expect(typeface.kerning(ofSpaceBefore: "a", in: style) == RuntimeText.SpaceKerning())
    for scalar in letters.unicodeScalars.dropFirst(2) {
      #expect(typeface.kerning(ofSpaceBefore: scalar, in: style) == nil, "\(scalar.value)")
    }
  }

  @Test func `rules that are cut off or endless are not read`() throws {
    let file = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
    let face = try #require(HarfBuzzFace(HarfBuzzFile(Data(contentsOf: file)), index: 0))
    let table = face.table("GSUB")
    #expect(isRead(table, 0..<20))
    #expect(!isRead(table.prefix(200), 0..<20))
    #expect(!isRead(Data(), 0..<1))
    let noise = Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 31 % 7) })
    var odd = ContextRules(noise, .substitution, ContextRules.Glyphs(spaces: [1]))
    _ = odd.read(Array(0..<64))
    #expect(odd.followers.count + odd.keys.count < 4096)
  }

  private func isRead(_ table: Data, _ lookups: Range<Int>) -> Bool {
    var rules = ContextRules(table, .substitution, ContextRules.Glyphs(spaces: [1]))
    return rules.read(Array(lookups))
  }
}
