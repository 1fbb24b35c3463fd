import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("Size ranges")
struct SizeRangeTests {
  @Test(
    "an intersection is what ranges share, or the first one's nearest end",
    arguments: [
      ((0, 10), (7, 15), (7, 10)), ((2, 8), (0, 10), (2, 8)), ((0, 10), (2, 8), (2, 8)),
      ((0, 5), (10, 15), (5, 5)), ((10, 15), (0, 5), (10, 10)),
    ] as [((CGFloat, CGFloat), (CGFloat, CGFloat), (CGFloat, CGFloat))])
  func intersecting(
    _ first: (CGFloat, CGFloat), _ second: (CGFloat, CGFloat), _ expected: (CGFloat, CGFloat)
  ) {
    let found = ASSizeRangeIntersect(square(first), square(second))
    #expect(ASSizeRangeEqualToSizeRange(found, square(expected)))
  }

  @Test("a clamped size lies in the range, the minimum first")
  func clamping() {
    let range = between(10, 10, 20, .infinity)
    #expect(
      ASSizeRangeClamp(range, CGSize(width: 5, height: 500)) == CGSize(width: 10, height: 500))
    let crossed = ASSizeRange(
      min: CGSize(width: 30, height: 0), max: CGSize(width: 20, height: 20))
    #expect(ASSizeRangeClamp(crossed, .zero) == CGSize(width: 30, height: 0))
  }

  @Test(
    "an illegal range is a violation and becomes the nearest legal one",
    arguments: [
      (CGFloat(10), CGFloat(5), CGFloat(10), CGFloat(10)), (-5, 5, 0, 5), (.nan, 5, 0, 5),
      (.infinity, .infinity, 0, .infinity), (0, .nan, 0, .infinity),
    ])
  func illegalRanges(_ min: CGFloat, _ max: CGFloat, _ legalMin: CGFloat, _ legalMax: CGFloat) {
    var made = ASSizeRangeZero
    let found = LaidOut.violations {
      made = ASSizeRangeMake(CGSize(width: min, height: 0), CGSize(width: max, height: 0))
    }
    #expect(found.map(\.code) == [.invalidSizeRange])
    #expect(made.min.width == legalMin)
    #expect(made.max.width == legalMax)
  }

  @Test("a range has a significant area above a tenth of a point")
  func area() {
    #expect(ASSizeRangeHasSignificantArea(upTo(1, 1)))
    #expect(!ASSizeRangeHasSignificantArea(upTo(1, 0.1)))
    #expect(!ASSizeRangeHasSignificantArea(ASSizeRangeZero))
    #expect(ASSizeRangeHasSignificantArea(ASSizeRangeUnconstrained))
  }

  @Test("ranges have Texture's texts")
  func texts() {
    #expect(NSStringFromASSizeRange(exactly(10, 20.5)) == "{{10, 20.5}}")
    #expect(NSStringFromASSizeRange(upTo(10, 20)) == "{{0, 0}, {10, 20}}")
  }

  private func square(_ bounds: (CGFloat, CGFloat)) -> ASSizeRange {
    between(bounds.0, bounds.0, bounds.1, bounds.1)
  }
}
