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

  @Test(
    "letters after a space are shaped apart, but not those that the font kerns with it",
    arguments: [
      ("LiberationSans-Regular", "aetxBC", "ATY"),
      ("NotoSans-Regular", "aetxATY", ""),
    ])
  func letters(font: String, apart: String, together: String) throws {
    let typeface = try typeface(font)
    let style = ShapingStyle()
    for scalar in apart.unicodeScalars {
      #expect(typeface.isIndependent(ofSpaceBefore: scalar, in: style), "\(scalar)")
    }
    for scalar in together.unicodeScalars {
      #expect(!typeface.isIndependent(ofSpaceBefore: scalar, in: style), "\(scalar)")
    }
  }

  @Test(
    "two characters around a space have the advances of both shaped apart",
    arguments: ["Inter-Regular", "Inter-Bold", "LiberationSans-Regular", "NotoSans-Regular"])
  func pairs(font: String) throws {
    let typeface = try typeface(font)
    for second in Self.characters
    where typeface.isIndependent(ofSpaceBefore: second, in: ShapingStyle()) {
      let alone = advances("\(second)1", typeface)
      for first in Self.characters {
        let whole = advances("1\(first) \(second)1", typeface)
        #expect(whole == advances("1\(first) ", typeface) + alone, "\(first) \(second)")
      }
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
    var odd = ContextRules(noise, .substitution, spaces: [1])
    _ = odd.read(Array(0..<64))
    #expect(odd.followers.count < 4096)
  }

  private func isRead(_ table: Data, _ lookups: Range<Int>) -> Bool {
    var rules = ContextRules(table, .substitution, spaces: [1])
    return rules.read(Array(lookups))
  }
}
