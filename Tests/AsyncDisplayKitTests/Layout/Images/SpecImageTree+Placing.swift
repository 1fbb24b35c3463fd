import AsyncDisplayKit
import Foundation
import UIKit

extension SpecImageTree {
  private static var placingRange: ASSizeRange { between(100, 120, 320, 160) }

  private static func placed(_ make: @escaping (Box) -> ASLayoutSpec) -> SpecImageTree {
    SpecImageTree(placingRange, backdrops: ["red"]) {
      ASBackgroundLayoutSpec(child: make(Box("green", 70, 100)), background: Box("red"))
    }
  }

  static func center(_ words: [String]) -> SpecImageTree? {
    if words[0] == "MinimumSizeRangeIsGivenToChildWhenNotCentering" {
      return SpecImageTree(placingRange) {
        ASCenterLayoutSpec(centeringOptions: [], sizingOptions: [], child: Box("red", 10, 10))
      }
    }
    var centering: ASCenterLayoutSpecCenteringOptions = []
    if words[1].contains("CenteringX") { centering.insert(.X) }
    if words[1].contains("CenteringY") { centering.insert(.Y) }
    var sizing: ASCenterLayoutSpecSizingOptions = []
    if words[1].contains("SizingMinimumX") { sizing.insert(.minimumX) }
    if words[1].contains("SizingMinimumY") { sizing.insert(.minimumY) }
    return placed {
      ASCenterLayoutSpec(centeringOptions: centering, sizingOptions: sizing, child: $0)
    }
  }

  static func relative(_ words: [String]) -> SpecImageTree? {
    if words[0] == "MinimumSizeRangeIsGivenToChildWhenNotPositioning" {
      return SpecImageTree(placingRange) {
        ASRelativeLayoutSpec(
          horizontalPosition: .none, verticalPosition: .none, sizingOption: [],
          child: Box("red", 10, 10))
      }
    }
    var sizing: ASRelativeLayoutSpecSizingOption = []
    if words[1].contains("SizingMinimumWidth") { sizing.insert(.minimumWidth) }
    if words[1].contains("SizingMinimumHeight") { sizing.insert(.minimumHeight) }
    let horizontal = position(words[1], "X")
    let vertical = position(words[1], "Y")
    return placed {
      ASRelativeLayoutSpec(
        horizontalPosition: horizontal, verticalPosition: vertical, sizingOption: sizing,
        child: $0)
    }
  }

  private static func position(_ word: String, _ axis: String) -> ASRelativeLayoutSpecPosition {
    if word.contains("End\(axis)") { return .end }
    return word.contains("Center\(axis)") ? .center : .start
  }

  static func corner(_ words: [String]) -> SpecImageTree? {
    let locations: [String: ASCornerLayoutLocation] = [
      "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
      "bottomRight": .bottomRight,
    ]
    let distances: [String: CGFloat] = ["center": 0, "inner": -10, "outer": 10]
    guard words.count == 4, let location = locations[words[1]], let distance = distances[words[2]]
    else { return nil }
    let isRight = location == .topRight || location == .bottomRight
    let isBottom = location == .bottomLeft || location == .bottomRight
    return SpecImageTree(ASSizeRangeUnconstrained, backdrops: ["green"]) {
      let spec = ASCornerLayoutSpec(
        child: Box("blue", 60, 60), corner: Box("orange", 20, 20), location: location)
      spec.offset = CGPoint(
        x: isRight ? distance : -distance, y: isBottom ? distance : -distance)
      spec.wrapsCorner = words[3] == "fullSize"
      return ASBackgroundLayoutSpec(child: spec, background: Box("green"))
    }
  }
}
