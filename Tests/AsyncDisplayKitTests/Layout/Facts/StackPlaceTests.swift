import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("Stacks place their children as Texture does")
struct StackPlaceTests {
  @Test(
    "free space and overflow are distributed along the axis",
    arguments: [
      (ASStackLayoutJustifyContent.start, 110, [0, 50, 100]), (.center, 110, [-20, 30, 80]),
      (.end, 110, [-40, 10, 60]), (.spaceBetween, 110, [0, 50, 100]),
      (.spaceAround, 110, [-20, 30, 80]), (.start, 300, [0, 50, 100]),
      (.center, 300, [75, 125, 175]), (.end, 300, [150, 200, 250]),
      (.spaceBetween, 300, [0, 125, 250]), (.spaceAround, 305, [26, 127.5, 229.5]),
    ] as [(ASStackLayoutJustifyContent, CGFloat, [CGFloat])])
  func justifying(
    _ justification: ASStackLayoutJustifyContent, _ width: CGFloat, _ expected: [CGFloat]
  ) {
    let found = LaidOut(exactly(width, 50)) {
      SpecImageTree.row(SpecImageTree.squares("0", "1", "2"), justify: justification)
    }
    #expect((0..<3).map { found["\($0)"]?[0] } == expected.map { Optional($0) })
  }

  @Test(
    "spacings add up, and may cancel each other",
    arguments: [
      ([0, 10, 20], [0, 0, 0], 0, [0, 60, 150], 240),
      ([0, 0, 0], [0, 10, 20], 0, [0, 50, 130], 240),
      ([0, -10, 0], [0, -10, 0], 10, [0, 50, 120], 210),
      ([0, 0, 0], [0, 0, 0], 10, [0, 60, 140], 230),
    ] as [([CGFloat], [CGFloat], CGFloat, [CGFloat], CGFloat)])
  func spacing(
    _ before: [CGFloat], _ after: [CGFloat], _ between: CGFloat, _ expected: [CGFloat],
    _ height: CGFloat
  ) {
    let found = LaidOut(upTo(300, 300)) {
      let stack = SpecImageTree.column(SpecImageTree.stairs(before: before, after: after))
      stack.spacing = between
      return stack
    }
    #expect(["red", "blue", "green"].map { found[$0]?[1] } == expected.map { Optional($0) })
    #expect(found.size.height == height)
  }

  @Test("centered children lie in the middle of both axes")
  func centering() {
    let found = LaidOut(exactly(300, 300)) {
      SpecImageTree.column(
        SpecImageTree.stairs(before: [0, 20, 30]), justify: .center, align: .center)
    }
    #expect(["red", "blue", "green"].map { found[$0]?[0] } == [125, 100, 75])
    #expect(["red", "blue", "green"].map { found[$0]?[1] } == [20, 90, 190])
  }

  @Test("a child's own alignment overrules the stack's")
  func ownAlignment() {
    let found = LaidOut(exactly(100, 100)) {
      SpecImageTree.row(
        [
          Box("start", 10, 10).aligned(.start), Box("center", 10, 15).aligned(.center),
          Box("stretch", 10, 10).aligned(.stretch), Box("auto", 10, 10),
        ], align: .end)
    }
    #expect(found["start"]?[1] == 0)
    #expect(found["center"]?[1] == 42.5)
    #expect(found["stretch"] == [20, 0, 10, 100])
    #expect(found["auto"]?[1] == 90)
  }

  @Test(
    "baselines lie on one line",
    arguments: [
      (ASStackLayoutAlignItems.baselineFirst, [7, 0], 47), (.baselineLast, [13, 0], 53),
    ] as [(ASStackLayoutAlignItems, [CGFloat], CGFloat)])
  func baselines(
    _ alignment: ASStackLayoutAlignItems, _ expected: [CGFloat], _ height: CGFloat
  ) {
    let found = LaidOut(ASSizeRangeUnconstrained) {
      SpecImageTree.row(
        [
          text("0", height: 40, ascender: 8, descender: -2),
          text("1", height: 50, ascender: 15, descender: alignment == .baselineLast ? 1 : 0),
        ],
        align: alignment)
    }
    #expect([found["0"]?[1], found["1"]?[1]] == expected.map { Optional($0) })
    #expect(found.size.height == max(height, 50))
  }

  @Test("a vertical stack reports its first child's ascender and its last child's descender")
  func passedBaselines() {
    let inner = SpecImageTree.column([
      text("a", height: 20, ascender: 15, descender: -5),
      text("b", height: 30, ascender: 25, descender: -3),
    ])
    inner.style.ascender = 99
    _ = LaidOut(ASSizeRangeUnconstrained) { inner }
    #expect(inner.style.ascender == 15 && inner.style.descender == -3)
  }

  @Test("shorthand alignments follow the direction")
  func directionChange() {
    let stack = ASStackLayoutSpec()
    stack.horizontalAlignment = .right
    stack.verticalAlignment = .center
    #expect(stack.alignItems == .center && stack.justifyContent == .end)
    stack.direction = .vertical
    #expect(stack.alignItems == .end && stack.justifyContent == .center)
  }

  @Test("setting what a shorthand decides is a violation until the shorthands are none")
  func conflictingAlignments() {
    let stack = ASStackLayoutSpec()
    stack.horizontalAlignment = .middle
    stack.verticalAlignment = .center
    let found = LaidOut.violations {
      stack.alignItems = .start
      stack.justifyContent = .end
    }
    #expect(found.map(\.code) == [.conflictingStackAlignment, .conflictingStackAlignment])
    stack.alignItems = .center
    stack.justifyContent = .center
    stack.horizontalAlignment = .none
    stack.verticalAlignment = .none
    #expect(stack.alignItems == .center && stack.justifyContent == .center)
    #expect(LaidOut.violations { stack.alignItems = .end }.isEmpty)
    #expect(stack.alignItems == .end)
  }

  private func text(
    _ name: String, height: CGFloat, ascender: CGFloat, descender: CGFloat
  ) -> Box {
    let box = Box(name, 20, height)
    box.style.ascender = ascender
    box.style.descender = descender
    return box
  }
}
