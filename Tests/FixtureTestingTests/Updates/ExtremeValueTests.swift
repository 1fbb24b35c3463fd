import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

/// Numbers at the ends of their types, which are violations and never a trap.
@Suite("Extreme values", .device(.iPhoneSE)) @MainActor
struct ExtremeValueTests {
  @Test("a negative number of lines in a row is a violation, and any number of lines is used")
  func lines() async throws {
    await expectViolation(.negativeBoundValue) {
      #expect(FixtureRuntime.numberOfLines(-5) == 0)
    }
    #expect(FixtureRuntime.numberOfLines(.max) == UInt(Int.max))
    let text = ASTextNode()
    text.attributedText = NSAttributedString(string: "a b c d e f g h")
    text.maximumNumberOfLines = .max
    let range = ASSizeRangeMake(.zero, CGSize(width: 20, height: 500))
    #expect(text.layoutThatFits(range).size.height > 20)
  }

  @Test(
    "a mosaic of an impossible number of columns is a violation",
    arguments: [Int.max, Int.min, 0, 10_001])
  func columns(count: Int) async throws {
    var metrics = MosaicMetrics(
      columns: count, columnSpacing: 1, sectionInset: .zero, itemSpacing: 1, headerHeight: 0)
    let grid = NumberGrid(sections: [3], layout: FixtureMosaicFlowLayout(metrics: metrics))
    try await expectViolation(.invalidColumnCount) {
      try await grid.host().settle()
    }
    metrics.columns = 2
    #expect(metrics.columnWidth(in: 21) == 10)
  }
}
