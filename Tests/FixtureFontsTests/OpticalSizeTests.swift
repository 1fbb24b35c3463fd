import FixtureFonts
import Foundation
import Testing
import UIKit

private let opticalSizeFont = ProcessInfo.processInfo.environment["OPTICAL_SIZE_FONT"]

/// The axis `opsz` of a real font, Literata 3.103, whose file the gate `optical-size` fetches. The variable
/// `OPTICAL_SIZE_FONT` names it.
@Suite(
  "Optical sizes of a real font",
  .enabled(if: opticalSizeFont != nil, "no OPTICAL_SIZE_FONT"))
struct OpticalSizeTests {
  private static let opsz: NSNumber = 0x6F70_737A

  private func fonts() throws -> FixtureFontFiles {
    try FixtureFontFiles(files: [URL(fileURLWithPath: try #require(opticalSizeFont))])
  }

  /// Returns the advances of a, n, H and M in thousandths of an em.
  private func advances(_ font: UIFont) -> [CGFloat] {
    ["a", "n", "H", "M"].map { letter in
      let width = (letter as NSString).size(withAttributes: [.font: font]).width
      return (width * 1000 / font.pointSize).rounded()
    }
  }

  /// The advances are those of the instances that fontTools 4 makes (`varLib.instancer`) at these places of
  /// the axis, which ends at 7 and 72.
  @Test(
    "the axis follows the point size",
    arguments: [
      (5, [597, 726, 917, 1058]), (7, [597, 726, 917, 1058]), (10, [562, 688, 870, 1025]),
      (12, [539, 662, 839, 1003]), (24, [537, 657, 836, 1000]), (36, [536, 653, 834, 997]),
      (72, [529, 634, 823, 985]), (90, [529, 634, 823, 985]),
    ] as [(CGFloat, [CGFloat])])
  func pointSize(size: CGFloat, expected: [CGFloat]) throws {
    try fonts().environment.bind {
      let font = try #require(UIFont(name: "Literata-Regular", size: size))
      #expect(advances(font) == expected)
    }
  }

  @Test func `a value that a descriptor sets does not follow the point size`() throws {
    try fonts().environment.bind {
      let key = UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute)
      let descriptor = UIFontDescriptor(name: "Literata-Regular", size: 12)
        .addingAttributes([key: [Self.opsz: NSNumber(value: 72)]])
      for size in [7, 12, 36] as [CGFloat] {
        #expect(advances(UIFont(descriptor: descriptor, size: size)) == [529, 634, 823, 985])
      }
    }
  }
}
