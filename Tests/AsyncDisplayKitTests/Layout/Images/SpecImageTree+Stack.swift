import AsyncDisplayKit
import Foundation
import UIKit

extension SpecImageTree {
  static func stack(_ words: [String]) -> SpecImageTree? {
    spacedStack(words) ?? flexedStack(words) ?? wrappedStack(words) ?? alignedStack(words)
  }

  /// Three boxes that are 50, 100 and 150 wide, and 50, 70 and 90 high.
  static func stairs(before: [CGFloat] = [0, 0, 0], after: [CGFloat] = [0, 0, 0]) -> [Box] {
    [
      Box("red", 50, 50).spaced(before: before[0], after: after[0]),
      Box("blue", 100, 70).spaced(before: before[1], after: after[1]),
      Box("green", 150, 90).spaced(before: before[2], after: after[2]),
    ]
  }

  /// Boxes of 50 by 50 points.
  static func squares(_ names: String...) -> [Box] {
    names.map { Box($0, 50, 50) }
  }

  static func row(
    _ children: [any ASLayoutElement], justify: ASStackLayoutJustifyContent = .start,
    align: ASStackLayoutAlignItems = .start
  ) -> ASStackLayoutSpec {
    ASStackLayoutSpec(
      direction: .horizontal, spacing: 0, justifyContent: justify, alignItems: align,
      children: children)
  }

  static func column(
    _ children: [any ASLayoutElement], justify: ASStackLayoutJustifyContent = .start,
    align: ASStackLayoutAlignItems = .start
  ) -> ASStackLayoutSpec {
    ASStackLayoutSpec(
      direction: .vertical, spacing: 0, justifyContent: justify, alignItems: align,
      children: children)
  }

  private static func spacedStack(_ words: [String]) -> SpecImageTree? {
    switch words[0] {
    case "EmptyStack": SpecImageTree(between(50, 50, 300, 300)) { row([]) }
    case "StackSpacingWithChildrenHavingNilObjects":
      SpecImageTree(between(300, 0, 300, 300)) {
        let stack = column([Box("a"), Box("b"), Box("c")])
        stack.spacing = 10
        return stack
      }
    case "ChildSpacing":
      SpecImageTree(upTo(300, 300)) { column(stairs(after: [0, 10, 20])) }
    case "JustifiedCenterWithChildSpacing":
      SpecImageTree(between(0, 300, 300, 300)) {
        column(stairs(before: [0, 20, 30]), justify: .center)
      }
    case "JustifiedSpaceAroundWithOneChild":
      SpecImageTree(exactly(300, 50)) { row(squares("red"), justify: .spaceAround) }
    case "JustifiedSpaceBetweenWithOneChild":
      SpecImageTree(exactly(300, 50)) { row(squares("red"), justify: .spaceBetween) }
    case "JustifiedSpaceAroundWithRemainingSpace":
      SpecImageTree(exactly(305, 50)) {
        row(squares("red", "blue", "green"), justify: .spaceAround)
      }
    case "UnderflowBehaviors": justified(words[1], exactly(300, 50))
    case "OverflowBehaviors": justified(words[1], exactly(110, 50))
    default: nil
    }
  }

  private static func justified(_ word: String, _ range: ASSizeRange) -> SpecImageTree {
    let justifications: [String: ASStackLayoutJustifyContent] = [
      "justifyEnd": .end, "justifyCenter": .center, "justifySpaceBetween": .spaceBetween,
      "justifySpaceAround": .spaceAround,
    ]
    let shrink: CGFloat = word == "flex" ? 1 : 0
    return SpecImageTree(range) {
      row(
        squares("red", "blue", "green").map { $0.flexing(shrink: shrink) },
        justify: justifications[word] ?? .start)
    }
  }

  private static func alignedStack(_ words: [String]) -> SpecImageTree? {
    switch words[0] {
    case "AlignCenterWithIndefiniteCrossDimension":
      SpecImageTree(between(150, 0, 150, .infinity)) {
        row([Box("red", 100, 100), Box("blue", 50, 50).aligned(.center)])
      }
    case "AlignedStart", "AlignedEnd":
      SpecImageTree(exactly(300, 300)) {
        column(
          stairs(before: [0, 20, 30]), justify: .center,
          align: words[0] == "AlignedEnd" ? .end : .start)
      }
    case "AlignedStretchOneChildExceedsMin":
      SpecImageTree(between(50, 0, 300, .infinity)) {
        column(stairs(before: [0, 20, 30]).map { $0.sized() }, align: .stretch)
      }
    case "CrossAxisSizeBehaviors":
      SpecImageTree(between(0, 300, 300, 300)) {
        column([Box("red", 50, 50), Box("blue", 100, 50), Box("green", 150, 50)])
      }
    case "HorizontalAndVerticalAlignments": anchored(words[1])
    case "NestedStackLayoutStretchDoesNotViolateWidth":
      SpecImageTree(upTo(300, 300)) {
        row(squares("red").map { $0.sized() }, align: .stretch).styled {
          $0.preferredSize = CGSize(width: 100, height: 100)
        }
      }
    default: nil
    }
  }

  private static func anchored(_ word: String) -> SpecImageTree {
    SpecImageTree(exactly(200, 200)) {
      let boxes = squares("red", "blue", "green")
      let stack = word.hasPrefix("vertical") ? column(boxes) : row(boxes)
      let isStart = word.hasSuffix("TopLeft")
      let isEnd = word.hasSuffix("BottomRight")
      stack.horizontalAlignment = isStart ? .left : isEnd ? .right : .middle
      stack.verticalAlignment = isStart ? .top : isEnd ? .bottom : .center
      return stack
    }
  }
}
