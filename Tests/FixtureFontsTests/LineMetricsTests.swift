import FixtureFonts
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Vertical metrics of font files")
struct LineMetricsTests {
  // Source: WebKit, pull request 17474: Core Text uses `hhea`, and the typographic metrics only in a font with a
  // table `STAT` that asks for them.
  @Test(
    "the line height is that of the table that Core Text uses",
    arguments: [
      (nil, false, [18, -6, 0]),
      ([800, -200, 100], false, [18, -6, 0]),
      ([800, -200, 100], true, [16, -4, 2]),
    ] as [([Int]?, Bool, [CGFloat])])
  func tables(typographic: [Int]?, hasStyleAttributes: Bool, expected: [CGFloat]) throws {
    var sample = SampleFont("Sample Lines", "SampleLines")
    sample.typographicMetrics = typographic
    sample.hasStyleAttributes = hasStyleAttributes
    let fonts = try SampleFonts([sample]).files()
    try fonts.environment.bind {
      let font = try #require(UIFont(name: "SampleLines", size: 20))
      #expect([font.ascender, font.descender, font.leading] == expected)
    }
  }
}
