import AsyncDisplayKit
import Testing
import UIKit

@Suite("Numbers that can be laid out")
struct ValidityTests {
  private static let tooLong = CGFloat.greatestFiniteMagnitude / 2

  @Test(
    "a length is normal or 0, not negative and below the limit of its purpose",
    arguments: [
      (CGFloat(0), true, true), (1, true, true), (-1, false, false), (.nan, false, false),
      (.infinity, false, false), (.leastNonzeroMagnitude, false, false),
      (9_999_999, true, true), (10_000_000, true, false), (tooLong, false, false),
      (tooLong / 2, true, false),
    ])
  func lengths(_ points: CGFloat, _ forLayout: Bool, _ forSize: Bool) {
    #expect(ASPointsValidForLayout(points) == forLayout)
    #expect(ASPointsValidForSize(points) == forSize)
    for size in [CGSize(width: points, height: 1), CGSize(width: 1, height: points)] {
      #expect(ASIsCGSizeValidForLayout(size) == forLayout)
      #expect(ASIsCGSizeValidForSize(size) == forSize)
      #expect(ASIsCGRectValidForLayout(CGRect(origin: .zero, size: size)) == forLayout)
    }
  }

  @Test(
    "a coordinate may be negative as well",
    arguments: [
      (CGFloat(-1), true), (0, true), (-tooLong * 2, true), (.nan, false), (.infinity, false),
      (-.infinity, false), (9_999_999, true), (10_000_000, false),
    ])
  func places(_ points: CGFloat, _ isValid: Bool) {
    #expect(ASIsCGPositionPointsValidForLayout(points) == isValid)
    for place in [CGPoint(x: points, y: 1), CGPoint(x: 1, y: points)] {
      #expect(ASIsCGPositionValidForLayout(place) == isValid)
      let rect = CGRect(origin: place, size: CGSize(width: 1, height: 1))
      #expect(ASIsCGRectValidForLayout(rect) == isValid)
    }
  }

  @Test("a map that an app makes holds nothing")
  func emptyMap() {
    let map = ASElementMap()
    #expect(map.count == 0 && map.numberOfSections == 0 && map.itemIndexPaths.isEmpty)
  }
}
