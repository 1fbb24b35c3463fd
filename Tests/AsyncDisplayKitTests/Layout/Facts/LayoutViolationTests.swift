import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("Trees that trip Texture's assertions are violations, never crashes")
struct LayoutViolationTests {
  @Test("a fractional bound of an unknown parent counts as none, and names the element's path")
  func undefinedFraction() throws {
    let found = LaidOut(ASSizeRangeUnconstrained) {
      let box = Box("a", 10, 10)
      box.style.minWidth = ASDimensionMake("50%")
      return SpecImageTree.row([SpecImageTree.column([box])])
    }
    let violation = try #require(found.violations.first)
    #expect(violation.code == .undefinedFraction)
    #expect(violation.subject == "ASStackLayoutSpec > ASStackLayoutSpec > Box (a)")
    #expect(!violation.remedy.isEmpty)
    #expect(found["a"] == [0, 0, 10, 10])
  }

  @Test("a fractional minimum of a stretched child counts as none; what helps is alignSelf")
  func stretchedFraction() {
    func found(_ alignment: ASStackLayoutAlignSelf) -> LaidOut {
      LaidOut(exactly(100, 100)) {
        let box = Box("a", 10, 10)
        box.style.minHeight = ASDimensionMake("50%")
        box.style.alignSelf = alignment
        return SpecImageTree.column([box])
      }
    }
    let stretched = found(.stretch)
    #expect(stretched.violations.map(\.code) == [.undefinedFraction])
    #expect(stretched.violations.first?.remedy.contains("alignSelf") == true)
    #expect(found(.start).violations.isEmpty)
    #expect(found(.start)["a"] == [0, 0, 10, 50])
  }

  @Test("a fractional basis in a stack of inexact length counts as none")
  func undefinedBasis() {
    let found = LaidOut(upTo(100, 100)) {
      SpecImageTree.row([Box("a", 10, 10).based(on: ASDimensionMake("50%"))])
    }
    #expect(found.violations.map(\.code) == [.undefinedFraction])
    #expect(found["a"] == [0, 0, 10, 10])
  }

  @Test("a size that no layout can have counts as zero", arguments: [CGFloat.infinity, 1e7])
  func invalidSize(_ width: CGFloat) {
    let found = LaidOut(ASSizeRangeUnconstrained) { SpecImageTree.row([Box("a", width, 5)]) }
    #expect(found.violations.map(\.code) == [.invalidLayoutSize])
    #expect(found["a"] == [0, 0, 0, 0])
  }

  @Test(
    "a size that is negative or not a number is clamped to the range",
    arguments: [
      -1, CGFloat.nan,
    ])
  func clampedSize(_ width: CGFloat) {
    let found = LaidOut(ASSizeRangeUnconstrained) { SpecImageTree.row([Box("a", width, 5)]) }
    #expect(found.violations.isEmpty)
    #expect(found["a"] == [0, 0, 0, 5])
  }

  @Test("a layout made with an invalid size or position is put right")
  func invalidLayouts() {
    var layout: ASLayout?
    let found = LaidOut.violations {
      let child = ASLayout(layoutElement: Box("a"), size: CGSize(width: 0, height: CGFloat.nan))
      layout = ASLayout(layoutElement: ASLayoutSpec(), size: .zero, sublayouts: [child])
    }
    #expect(found.map(\.code) == [.invalidLayoutSize, .invalidLayoutPosition])
    #expect(layout?.sublayouts.map(\.frame) == [.zero])
  }

  @Test("an infinite inset in an open axis gives a finite frame")
  func openInset() {
    let found = LaidOut(ASSizeRangeUnconstrained) {
      ASInsetLayoutSpec(
        insets: UIEdgeInsets(top: .infinity, left: .infinity, bottom: 0, right: 0),
        child: Box("a", 10, 10))
    }
    #expect(!found.violations.isEmpty)
    #expect(found["a"] == [0, 0, 10, 10])
    #expect(found.size == .zero)
  }

  @Test(
    "spacings that are not finite leave no frame that is not",
    arguments: [
      CGFloat.nan, .infinity, -.infinity,
    ])
  func endlessSpacing(_ spacing: CGFloat) {
    let found = LaidOut(upTo(100, 100)) {
      let stack = SpecImageTree.row([Box("a", 10, 10), Box("b", 10, 10)])
      stack.spacing = spacing
      return stack
    }
    #expect(found.violations.contains { $0.code == .invalidLayoutPosition })
    #expect(found.frames.values.allSatisfy { $0.minX.isFinite && $0.minY.isFinite })
  }

  @Test("a spec without its child is empty", arguments: [0, 1, 2, 3, 4, 5])
  func missingChild(_ index: Int) {
    let found = LaidOut(exactly(50, 50)) { emptied(index) }
    #expect(found.violations.map(\.code) == [.missingLayoutChild])
    #expect(found.frames.isEmpty)
  }

  @Test("a spec inside itself is measured once")
  func recursion() {
    let stack = ASStackLayoutSpec()
    stack.children = [Box("a", 10, 10), stack]
    var size = CGSize.zero
    let found = LaidOut.violations {
      size = stack.layoutThatFits(ASSizeRangeUnconstrained).size
      // A spec that holds itself would keep itself alive.
      stack.children = []
    }
    #expect(Set(found.map(\.code)) == [.recursiveLayoutElement])
    #expect(size == CGSize(width: 10, height: 10))
  }

  @Test("a ratio that is not above zero counts as one", arguments: [0, -1, CGFloat.nan, .infinity])
  func invalidRatio(_ ratio: CGFloat) {
    let found = LaidOut(exactly(50, 50)) {
      ASRatioLayoutSpec(ratio: ratio, child: Box("a", 10, 10))
    }
    #expect(found.violations.map(\.code) == [.invalidRatio])
    #expect(found["a"] == [0, 0, 50, 50])
  }

  @Test("a corner spec cannot place what has a fractional size")
  func fractionalCorner() {
    let found = LaidOut(exactly(50, 50)) {
      let badge = Box("badge", 10, 10).styled { $0.width = ASDimensionMake("20%") }
      return ASCornerLayoutSpec(child: Box("a", 50, 50), corner: badge, location: .topLeft)
    }
    #expect(found.violations.map(\.code) == [.fractionalPreferredSize])
  }

  @Test("the only child of a spec that has several is ambiguous")
  func ambiguousChild() {
    let spec = ASWrapperLayoutSpec(layoutElements: [Box("a"), Box("b")])
    let found = LaidOut.violations { _ = spec.child }
    #expect(found.map(\.code) == [.ambiguousLayoutChild])
    #expect(found.first?.numbers == [2])
  }

  /// A spec whose child was taken away.
  private func emptied(_ index: Int) -> ASLayoutSpec {
    let box = Box("a", 10, 10)
    let specs: [ASLayoutSpec] = [
      ASInsetLayoutSpec(insets: .zero, child: box), ASRatioLayoutSpec(ratio: 1, child: box),
      ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: [], child: box),
      ASOverlayLayoutSpec(child: box, overlay: box),
      ASBackgroundLayoutSpec(child: box, background: box),
      ASCornerLayoutSpec(child: box, corner: box, location: .topLeft),
    ]
    specs[index].children = nil
    return specs[index]
  }
}
