import AsyncDisplayKit
import Foundation

extension SpecImageTree {
  /// A box's length along the stack and its flex factors.
  private typealias Flexed = (name: String, length: CGFloat, grow: CGFloat, shrink: CGFloat)

  private static func horizontal(_ length: CGFloat, _ boxes: [Flexed]) -> SpecImageTree {
    SpecImageTree(exactly(length, length)) {
      row(boxes.map { Box($0.name, $0.length, 50).flexing(grow: $0.grow, shrink: $0.shrink) })
    }
  }

  private static func vertical(_ length: CGFloat, _ boxes: [Flexed]) -> SpecImageTree {
    SpecImageTree(exactly(length, length)) {
      column(boxes.map { Box($0.name, 50, $0.length).flexing(grow: $0.grow, shrink: $0.shrink) })
    }
  }

  static func flexedStack(_ words: [String]) -> SpecImageTree? {
    grownStack(words) ?? shrunkStack(words) ?? basedStack(words)
  }

  private static func grownStack(_ words: [String]) -> SpecImageTree? {
    switch words[0] {
    case "PositiveViolationIsDistributedEquallyWithArbitraryFloats":
      horizontal(350, [("red", 50, 0.5, 0), ("blue", 50, 0, 0), ("green", 50, 0.5, 0)])
    case "PositiveViolationIsDistributedEquallyAmongMixedChildrenWithArbitraryFloats":
      horizontal(
        400,
        [("red", 50, 0, 1), ("blue", 50, 0.5, 0), ("green", 50, 0, 1), ("yellow", 50, 0.5, 0)])
    case "PositiveViolationIsDistributedProportionally":
      vertical(350, [("red", 50, 1, 0), ("blue", 50, 2, 0), ("green", 50, 1, 0)])
    case "PositiveViolationIsDistributedProportionallyAmongMixedChildren":
      vertical(
        400, [("red", 50, 0, 1), ("blue", 50, 3, 0), ("green", 50, 0, 1), ("yellow", 50, 1, 0)])
    case "RemainingViolationIsAppliedProperlyToFirstFlexibleChildWithArbitraryFloats":
      vertical(300, [("green", 25, 0, 0), ("blue", 0, 0.5, 0), ("red", 100, 0.5, 0)])
    default: nil
    }
  }

  private static func shrunkStack(_ words: [String]) -> SpecImageTree? {
    switch words[0] {
    case "NegativeViolationIsDistributedBasedOnSizeAmongMixedChildrenChildren":
      horizontal(
        400, [("red", 150, 1, 0), ("blue", 150, 0, 1), ("green", 150, 0, 0), ("yellow", 150, 0, 1)])
    case "NegativeViolationIsDistributedBasedOnSizeAmongMixedChildrenWithArbitraryFloats":
      horizontal(
        400,
        [("red", 150, 1, 0), ("blue", 150, 0, 0.5), ("green", 150, 0, 0), ("yellow", 150, 0, 0.5)])
    case "NegativeViolationIsDistributedBasedOnSizeAndFlexFactor":
      vertical(400, [("green", 300, 0, 2), ("blue", 100, 0, 1), ("red", 200, 0, 2)])
    case "NegativeViolationIsDistributedBasedOnSizeAndFlexFactorAmongMixedChildren":
      vertical(
        400,
        [("green", 150, 1, 0), ("blue", 100, 0, 1), ("red", 150, 0, 0), ("yellow", 200, 0, 3)])
    case "NegativeViolationIsDistributedBasedOnSizeAndFlexFactorAmongMixedChildrenArbitraryFloats":
      vertical(
        400,
        [
          ("green", 150, 1, 0), ("blue", 100, 0, 0.25), ("red", 150, 0, 0),
          ("yellow", 200, 0, 0.75),
        ])
    case "NegativeViolationIsDistributedBasedOnSizeAndFlexFactorDoesNotShrinkToZero":
      horizontal(400, [("green", 300, 0, 1), ("blue", 100, 0, 2), ("red", 200, 0, 1)])
    case "NegativeViolationIsDistributedBasedOnSizeAndFlexFactorDoesNotShrinkToZero"
      + "WithArbitraryFloats":
      horizontal(400, [("green", 300, 0, 0.25), ("blue", 100, 0, 0.5), ("red", 200, 0, 0.25)])
    case "NegativeViolationIsDistributedBasedOnSizeWithArbitraryFloats":
      horizontal(400, [("green", 300, 0, 0.5), ("blue", 100, 0, 0), ("red", 200, 0, 0.5)])
    case "OverflowBehaviorsWhenAllFlexShrinkChildrenHaveBeenClampedToZeroButViolationStillExists":
      SpecImageTree(exactly(75, 50)) {
        row([Box("red", 50, 50), Box("blue", 50, 50).flexing(shrink: 1), Box("green", 50, 50)])
      }
    default: nil
    }
  }

  private static func basedStack(_ words: [String]) -> SpecImageTree? {
    switch words[0] {
    case "ChildThatChangesCrossSizeWhenMainSizeIsFlexed":
      SpecImageTree(between(150, 0, 150, .infinity)) {
        let ratio = ASRatioLayoutSpec(ratio: 1.5, child: Box("blue"))
          .flexing(grow: 1, shrink: 1).based(on: ASDimensionMake(.fraction, 1))
        return row([ratio, Box("red", 50, 50)])
      }
    case "FixedFlexBasisAppliedWhenFlexingItems":
      SpecImageTree(words[1] == "overflow" ? wide(200) : wide(300)) {
        row(steps().map { $0.flexing(grow: 1).based(on: ASDimensionMake(10)) })
      }
    case "FixedFlexBasisOverridesIntrinsicSizeForNonFlexingChildren":
      SpecImageTree(between(300, 0, 300, 150)) {
        row(steps().map { $0.based(on: ASDimensionMake(20)) })
      }
    case "FlexWithUnequalIntrinsicSizes":
      SpecImageTree(between(200, 0, 200, 150)) { row(steps().map { $0.flexing(shrink: 1) }) }
    default: nil
    }
  }

  private static func wide(_ width: CGFloat) -> ASSizeRange {
    between(width, 0, width, .infinity)
  }

  /// Three boxes, the one in the middle three times as large.
  private static func steps() -> [Box] {
    [Box("red", 50, 50), Box("blue", 150, 150), Box("green", 50, 50)]
  }
}
