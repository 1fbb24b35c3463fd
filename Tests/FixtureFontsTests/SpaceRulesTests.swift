import Foundation
import Testing

@testable import FixtureFonts
@testable import UIKit

@Suite("Words that are shaped apart")
struct SpaceRulesTests {
  private static let characters = (0x21..<0x7F).map { Unicode.Scalar(UInt8($0)) }

  private func typeface(_ name: String) throws -> any Typeface {
    let text = try FileText()
    return text.environment.fonts.typeface(for: try text.font(name))
  }

  private func advances(_ text: String, _ typeface: any Typeface) -> [Int32] {
    typeface.shape(ShapingRun(text: Array(text.utf16), style: ShapingStyle())).map(\.advance)
  }

  private func canDivide(_ text: String, _ typeface: any Typeface) -> Bool {
    let run = ShapingRun(text: Array(text.utf16), style: ShapingStyle())
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
      let kerning = typeface.kerning(ofSpaceBefore: scalar, in: ShapingStyle())
      #expect(kerning == SpaceKerning(), "\(scalar)")
    }
    for scalar in kerned.unicodeScalars {
      let kerning = try #require(typeface.kerning(ofSpaceBefore: scalar, in: ShapingStyle()))
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
    var random = SplitMix(state: 24)
    var divided = 0
    for _ in 0..<3_000 {
      let text = (0..<random.next(18)).reduce(into: "a") { text, _ in
        text.unicodeScalars.append(Self.characters[random.next(Self.characters.count)])
        if random.next(3) == 0 { text += random.next(4) == 0 ? "  " : " " }
      }
      guard canDivide(text, typeface) else { continue }
      let parts = pieces(text, typeface)
      divided += parts.count
      #expect(parts.flatMap { $0 } == advances(text, typeface), "\(text)")
    }
    #expect(divided > 1_000)
  }

  /// Returns the advances of each piece, with the kerning of the spaces between them.
  private func pieces(_ text: String, _ typeface: any Typeface) -> [[Int32]] {
    var pieces: [[Int32]] = []
    var start = text.startIndex
    var kerning = SpaceKerning()
    for index in text.indices.dropFirst() + [text.endIndex] {
      var next: SpaceKerning? = SpaceKerning()
      if index < text.endIndex {
        guard text[text.index(before: index)] == " ", text[index] != " " else { continue }
        next = typeface.kerning(
          ofSpaceBefore: text[index].unicodeScalars.first ?? " ", in: ShapingStyle())
      }
      guard let next else { continue }
      var piece = advances(String(text[start..<index]), typeface)
      piece[0] += kerning.next
      piece[piece.count - 1] += next.space
      pieces.append(piece)
      (start, kerning) = (index, next)
    }
    return pieces
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

/// A generator of the same numbers in every run.
private struct SplitMix {
  var state: UInt64

  /// Returns a number below a bound.
  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (value ^ (value >> 31)) >> 33) % bound
  }
}
