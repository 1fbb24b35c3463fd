import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("Stacks flex and size their children as Texture does")
struct StackSizeTests {
  /// Children along a stack of an exact length, and the lengths that come out.
  struct Flexing: CustomTestStringConvertible {
    let testDescription: String
    let length: CGFloat
    /// Each child's length, grow and shrink factor.
    let children: [(CGFloat, CGFloat, CGFloat)]
    let expected: [CGFloat]

    init(
      _ name: String, _ length: CGFloat, _ children: [(CGFloat, CGFloat, CGFloat)],
      _ expected: [CGFloat]
    ) {
      testDescription = name
      self.length = length
      self.children = children
      self.expected = expected
    }
  }

  static let flexings = [
    Flexing("growth in equal parts", 350, [(50, 1, 0), (50, 0, 0), (50, 1, 0)], [150, 50, 150]),
    Flexing(
      "growth is floored to points, the rest goes to the first", 200,
      [(10, 1, 0), (10, 1, 0), (10, 1, 0)], [68, 66, 66]),
    Flexing(
      "growth among rigid children", 400, [(50, 0, 0), (50, 1, 0), (50, 0, 0), (50, 1, 0)],
      [50, 150, 50, 150]),
    Flexing(
      "growth three to one", 400, [(50, 0, 0), (50, 3, 0), (50, 0, 0), (50, 1, 0)],
      [50, 200, 50, 100]),
    Flexing(
      "the remainder of arbitrary factors", 300, [(25, 0, 0), (0, 0.5, 0), (100, 0.5, 0)],
      [25, 88, 187]),
    Flexing("shrinking by size", 400, [(300, 0, 1), (100, 0, 0), (200, 0, 1)], [180, 100, 120]),
    Flexing(
      "shrinking by size and factor", 400, [(300, 0, 0.4), (100, 0, 0.2), (200, 0, 0.4)],
      [191, 82, 127.5]),
    Flexing(
      "shrinking does not reach zero", 400, [(300, 0, 1), (100, 0, 2), (200, 0, 1)],
      [214.5, 43, 143]),
    Flexing(
      "shrinking is rounded up to pixels", 110, [(50, 0, 1), (50, 0, 1), (50, 0, 1)],
      [37, 37, 37]),
    Flexing(
      "a child stops at zero and the rest overflows", 75,
      [(50, 0, 0), (50, 0, 1), (50, 0, 0)], [50, 0, 50]),
    Flexing(
      "nothing shrinks where the only shrinkable child is empty", 40,
      [(50, 0, 0), (0, 0, 1)], [50, 0]),
    Flexing(
      "a hundredth of a point is no violation", 100.005, [(50, 1, 0), (50, 0, 0)], [50, 50]),
    Flexing(
      "the only flexible child takes all that is left", 100, [(30, 0, 0), (90, 1, 1)],
      [30, 70]),
    Flexing(
      "the only flexible child gets nothing below a point", 30.5, [(30, 0, 0), (90, 1, 1)],
      [30, 0]),
  ]

  @Test("lengths", arguments: flexings, [ASStackLayoutDirection.horizontal, .vertical])
  func flexing(_ flexing: Flexing, _ direction: ASStackLayoutDirection) {
    let isRow = direction == .horizontal
    let range = isRow ? exactly(flexing.length, 50) : exactly(50, flexing.length)
    let found = LaidOut(range) {
      let boxes = flexing.children.enumerated().map { index, child in
        Box("\(index)", isRow ? child.0 : 50, isRow ? 50 : child.0)
          .flexing(grow: child.1, shrink: child.2)
      }
      return ASStackLayoutSpec(
        direction: direction, spacing: 0, justifyContent: .start, alignItems: .start,
        children: boxes)
    }
    let lengths = flexing.children.indices.map { index in
      isRow ? found["\(index)"]?[2] : found["\(index)"]?[3]
    }
    #expect(lengths == flexing.expected.map { Optional($0) })
    #expect(found.violations.isEmpty)
  }

  @Test("a basis is an exact length and overrules a child's own")
  func basis() {
    let found = LaidOut(between(300, 0, 300, .infinity)) {
      let fixed = Box("fixed", 50, 50).based(on: ASDimensionMake(20))
      fixed.style.minWidth = ASDimensionMake(40)
      let half = Box("half", 50, 50).based(on: ASDimensionMake("50%"))
      return SpecImageTree.row([fixed, half])
    }
    #expect(found["fixed"] == [0, 0, 20, 50])
    #expect(found["half"] == [20, 0, 150, 50])
  }

  @Test("the cross size is the largest child's within the range")
  func crossSize() {
    let make = { SpecImageTree.column(SpecImageTree.stairs()) }
    #expect(LaidOut(between(0, 300, 300, 300), make).size.width == 150)
    #expect(LaidOut(exactly(300, 300), make).size.width == 300)
    #expect(LaidOut(between(200, 0, 300, 300), make).size.width == 200)
  }

  @Test("stretched children are as wide as the minimum, or as the widest of them")
  func stretching() {
    let make = { SpecImageTree.column(SpecImageTree.stairs(before: [0, 20, 30]), align: .stretch) }
    let wide = LaidOut(between(200, 0, 300, 300), make)
    #expect(wide.size == CGSize(width: 200, height: 260))
    #expect(["red", "blue", "green"].map { wide[$0]?[2] } == [200, 200, 200])
    let narrow = LaidOut(between(50, 0, 300, 300), make)
    #expect(["red", "blue", "green"].map { narrow[$0]?[2] } == [150, 150, 150])
  }

  @Test("what a child says of its size decides how it is stretched")
  func stretchedSizes() {
    let found = LaidOut(exactly(100, 400)) {
      SpecImageTree.column(
        [
          Box("minimum", 10, 10).styled { $0.minWidth = ASDimensionMake(30) },
          Box("maximum", 10, 10).styled { $0.maxWidth = ASDimensionMake(50) },
          Box("size", 10, 10).styled { $0.width = ASDimensionMake(50) },
          Box("half", 10, 10).styled { $0.width = ASDimensionMake("50%") },
        ], align: .stretch)
    }
    #expect(found["minimum"]?[2] == 30)
    #expect(found["maximum"]?[2] == 100)
    #expect(found["size"]?[2] == 50)
    #expect(found["half"]?[2] == 100)
  }

  @Test("stretching across follows flexing along")
  func stretchingAfterFlexing() {
    let found = LaidOut(between(300, 0, 300, .infinity)) {
      let fixed = Box("fixed").styled { $0.width = ASDimensionMake(10) }
      let large = Box("large").flexing(shrink: 1)
      large.style.preferredSize = CGSize(width: 500, height: 500)
      let stack = SpecImageTree.row([fixed, large], align: .stretch)
      return ASInsetLayoutSpec(
        insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), child: stack)
    }
    #expect(found["fixed"] == [10, 10, 10, 500])
    #expect(found["large"] == [20, 10, 270, 500])
    #expect(found.size == CGSize(width: 300, height: 520))
  }
}
