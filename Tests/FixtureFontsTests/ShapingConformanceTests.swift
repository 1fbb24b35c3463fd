import ConformanceCases
import Foundation
import Testing
import UIKit

@testable import FixtureFonts

@Suite("Shaping cases")
struct ShapingConformanceTests {
  @Test("every shaping case has the clusters and advances of HarfBuzz")
  func shaping() throws {
    let fonts = try TextCaseFonts.standard.get()
    let cases = try TextCaseFile.cases("text-shaping")
    for value in cases {
      let id = value["id"]?.string ?? ""
      let clusters = try shaped(value, fonts).map { [Int($0.start), Int($0.advance)] }
      let expected = value["clusters"]?.array.map { [$0[0].int, $0[1].int] }
      #expect(clusters == expected, "\(id)")
      #expect(clusters.reduce(0) { $0 + $1[1] } == value["units"]?.int, "\(id)")
    }
    #expect(cases.count >= 600)
  }

  private func shaped(_ value: JSONValue, _ fonts: TextCaseFonts) throws -> [RuntimeText
    .ShapedCluster]
  {
    let name = try #require(fonts.names[value["font"]?.string ?? ""])
    let font = try #require(fonts.font(name, size: 12))
    let style = RuntimeText.ShapingStyle(
      script: value["script"]?.string ?? "", language: value["lang"]?.string ?? "",
      isRightToLeft: value["dir"]?.string == "rtl", features: value.features)
    let text = Array((value["text"]?.string ?? "").utf16)
    return fonts.fonts.typeface(for: font).shape(RuntimeText.ShapingRun(text: text, style: style))
  }

  /// Case so009 has a pair of the space and what follows it.
  @Test("pieces that are shaped apart add up to the text shaped as a whole")
  func pieces() throws {
    let fonts = try TextCaseFonts.standard.get()
    var divided = 0
    for value in try TextCaseFile.cases("text-shaping") {
      let whole = try shaped(value, fonts)
      let name = try #require(fonts.names[value["font"]?.string ?? ""])
      let font = try #require(fonts.font(name, size: 12))
      let typeface = fonts.fonts.typeface(for: font)
      let style = RuntimeText.ShapingStyle(
        script: value["script"]?.string ?? "", language: value["lang"]?.string ?? "",
        isRightToLeft: value["dir"]?.string == "rtl", features: value.features)
      let text = Array((value["text"]?.string ?? "").utf16)
      let parts = DividedText(text, style, typeface)
      divided += parts.divisionCount
      #expect(
        parts.isEqual(to: whole),
        "\(value["id"]?.string ?? "")")
    }
    #expect(divided > 500)
  }
}
