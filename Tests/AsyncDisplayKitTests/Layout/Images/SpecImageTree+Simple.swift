import AsyncDisplayKit
import Foundation
import UIKit

extension SpecImageTree {
  static func absolute(_ words: [String]) -> SpecImageTree? {
    switch words[0] {
    case "ChildrenMeasuredWithAutoMaxSize":
      SpecImageTree(between(10, 10, 110, 160)) {
        ASAbsoluteLayoutSpec(children: [Box("red", 50, 50), Box("blue", 100, 100).placed(10, 60)])
      }
    case "SizingBehaviour":
      SpecImageTree(ASSizeRangeUnconstrained) {
        ASAbsoluteLayoutSpec(
          sizing: .sizeToFit,
          children: [Box("red", 50, 50), Box("blue", 100, 100).placed(0, 50)])
      }
    default: nil
    }
  }

  static func layers(_ words: [String]) -> SpecImageTree? {
    SpecImageTree(exactly(320, 320), backdrops: ["blue"]) {
      let small = ASCenterLayoutSpec(
        centeringOptions: .XY, sizingOptions: [], child: Box("black", 20, 20))
      return words[0] == "Background"
        ? ASBackgroundLayoutSpec(child: small, background: Box("blue"))
        : ASOverlayLayoutSpec(child: Box("blue"), overlay: small)
    }
  }

  static func ratio(_ words: [String]) -> SpecImageTree? {
    let ratios: [String: CGFloat] = [
      "DoubleRatio": 2, "HalfRatio": 0.5, "SevenTimesRatio": 7, "TenTimesRatioWithItemTooBig": 10,
    ]
    guard words.count == 2, let ratio = ratios[words[1]] else { return nil }
    let size = ratio == 10 ? CGSize(width: 20, height: 200) : CGSize(width: 100, height: 100)
    return SpecImageTree(upTo(100, 100)) {
      let child = Box("green").styled { $0.preferredSize = size }
      return ASRatioLayoutSpec(ratio: ratio, child: child)
    }
  }

  static func wrapper(_ words: [String]) -> SpecImageTree? {
    switch words[0] {
    case "WrapperSpecWithOneElementShouldSizeToElement":
      SpecImageTree(ASSizeRangeUnconstrained) {
        ASWrapperLayoutSpec(layoutElement: Box("red", 50, 50))
      }
    case "WrapperSpecWithMultipleElementsShouldSizeToLargestElement":
      SpecImageTree(ASSizeRangeUnconstrained) {
        ASWrapperLayoutSpec(layoutElements: [Box("green", 100, 100), Box("red", 50, 50)])
      }
    default: nil
    }
  }

  static func inset(_ words: [String]) -> SpecImageTree? {
    let edges = words.dropFirst().map { $0 == "inf" ? CGFloat.infinity : CGFloat(Double($0) ?? 0) }
    guard edges.count == 4 else { return nil }
    let range = words[0] == "InsetsWithVariableSize" ? upTo(300, 300) : exactly(300, 300)
    return SpecImageTree(range, backdrops: ["gray"]) {
      let insets = UIEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
      return ASBackgroundLayoutSpec(
        child: ASInsetLayoutSpec(insets: insets, child: Box("green", 10, 10)),
        background: Box("gray"))
    }
  }
}
