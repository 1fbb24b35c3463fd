import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("Specs other than stacks")
struct SpecTests {
  @Test(
    "an absolute spec that fits its children stays in its range",
    arguments: [
      (between(150, 200, .infinity, .infinity), 150, 200), (upTo(50, 100), 50, 100),
      (ASSizeRangeUnconstrained, 100, 150),
    ] as [(ASSizeRange, CGFloat, CGFloat)])
  func absoluteSizing(_ range: ASSizeRange, _ width: CGFloat, _ height: CGFloat) {
    let children = { [Box("a", 50, 50), Box("b", 100, 100).placed(0, 50)] }
    let fitted = LaidOut(range) {
      ASAbsoluteLayoutSpec(sizing: .sizeToFit, children: children())
    }
    #expect(fitted.size == CGSize(width: width, height: height))
    let older = LaidOut(range) { ASStaticLayoutSpec(children: children()) }
    #expect(older.size == fitted.size)
  }

  @Test("an absolute spec takes the largest size allowed, in open axes its children's")
  func absoluteDefault() {
    let found = LaidOut(upTo(300, .infinity)) {
      ASAbsoluteLayoutSpec(children: [Box("a", 50, 50).placed(10, 20)])
    }
    #expect(found.size == CGSize(width: 300, height: 70))
    #expect(found["a"] == [10, 20, 50, 50])
  }

  @Test("a child past the far edge of an absolute spec gets no room")
  func absoluteOverflow() {
    let found = LaidOut(exactly(100, 100)) {
      ASAbsoluteLayoutSpec(children: [Box("a", 50, 50).placed(120, 80)])
    }
    #expect(found["a"] == [120, 80, 0, 20])
  }

  @Test(
    "a relative spec has nine places for its child",
    arguments: [
      ASRelativeLayoutSpecPosition.start, .center, .end,
    ], [ASRelativeLayoutSpecPosition.start, .center, .end])
  func places(
    _ horizontal: ASRelativeLayoutSpecPosition, _ vertical: ASRelativeLayoutSpecPosition
  ) {
    let found = LaidOut(between(100, 120, 320, 160)) {
      ASRelativeLayoutSpec(
        horizontalPosition: horizontal, verticalPosition: vertical, sizingOption: [],
        child: Box("a", 70, 100))
    }
    let shares: [ASRelativeLayoutSpecPosition: CGFloat] = [.start: 0, .center: 0.5, .end: 1]
    let x = 250 * (shares[horizontal] ?? -1)
    let y = 60 * (shares[vertical] ?? -1)
    #expect(found["a"] == [x, y, 70, 100])
    #expect(found.size == CGSize(width: 320, height: 160))
  }

  @Test(
    "sizing options shrink a center spec to its child",
    arguments: [
      ([], 320, 160), (.minimumX, 100, 160), (.minimumY, 320, 120), (.minimumXY, 100, 120),
    ] as [(ASCenterLayoutSpecSizingOptions, CGFloat, CGFloat)])
  func centerSizing(
    _ sizing: ASCenterLayoutSpecSizingOptions, _ width: CGFloat, _ height: CGFloat
  ) {
    let found = LaidOut(between(100, 120, 320, 160)) {
      ASCenterLayoutSpec(centeringOptions: [], sizingOptions: sizing, child: Box("a", 70, 100))
    }
    #expect(found.size == CGSize(width: width, height: height))
    #expect(found["a"] == [0, 0, 100, 120])
  }

  @Test("a center spec can be made and changed in either spelling")
  func centerSpellings() {
    let spec = ASCenterLayoutSpec(
      horizontalPosition: .center, verticalPosition: .end, sizingOption: .minimumHeight,
      child: Box("a", 10, 10))
    #expect(spec.centeringOptions == .X && spec.sizingOptions == .minimumY)
    spec.centeringOptions = .XY
    #expect(spec.horizontalPosition == .center && spec.verticalPosition == .center)
  }

  @Test("an overlay has its content's size as its parent's, a background its parent's")
  func layers() {
    let half = { Box("half", 1, 1).styled { $0.width = ASDimensionMake("50%") } }
    let overlay = LaidOut(upTo(200, 200)) {
      ASOverlayLayoutSpec(
        child: Box("a", 80, 80), overlay: ASWrapperLayoutSpec(layoutElement: half()))
    }
    #expect(overlay["half"]?[2] == 80)
    let plain = LaidOut(upTo(200, 200)) { half() }
    #expect(plain.size.width == 100)
  }

  @Test("removing the second element of two leaves the first")
  func removal() {
    let overlay = ASOverlayLayoutSpec(child: Box("a", 10, 10), overlay: Box("b"))
    overlay.overlay = nil
    let background = ASBackgroundLayoutSpec(child: Box("a", 10, 10), background: Box("b"))
    background.background = nil
    for spec in [overlay, background] as [ASLayoutSpec] {
      let found = LaidOut(ASSizeRangeUnconstrained) { spec }
      #expect(found.order == ["a"] && found.violations.isEmpty)
    }
    let corner = ASCornerLayoutSpec(
      child: Box("a", 10, 10), corner: Box("b", 4, 4), location: .topRight)
    corner.corner = Box("c", 2, 2)
    #expect(LaidOut(ASSizeRangeUnconstrained) { corner }.order == ["a", "c"])
  }

  @Test("an inset passes an unknown parent on as nothing")
  func insetParent() {
    let found = LaidOut(ASSizeRangeUnconstrained) {
      SpecImageTree.row([
        ASInsetLayoutSpec(
          insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
          child: Box("a", 10, 10).styled { $0.width = ASDimensionMake("50%") })
      ])
    }
    #expect(found["a"] == [1, 1, 0, 10])
  }

  @Test("a spacer is as large as its style or its stack asks")
  func spacer() {
    let found = LaidOut(exactly(100, 10)) {
      SpecImageTree.row([Box("a", 10, 10), ASLayoutSpec().flexing(grow: 1), Box("b", 10, 10)])
    }
    #expect(found["b"] == [90, 0, 10, 10])
  }

  @Test("children replaced after measuring stay alive for the layouts that list them")
  func replacedChildren() {
    let spec = ASWrapperLayoutSpec(layoutElement: Box("old", 10, 10))
    let layout = spec.layoutThatFits(ASSizeRangeUnconstrained)
    spec.children = [Box("new", 20, 20)]
    #expect(layout.sublayouts.map { $0.layoutElement?.debugName } == ["old"])
    #expect(layout.sublayouts.map(\.size.width) == [10])
    #expect(spec.layoutThatFits(ASSizeRangeUnconstrained).size.width == 20)
  }
}
