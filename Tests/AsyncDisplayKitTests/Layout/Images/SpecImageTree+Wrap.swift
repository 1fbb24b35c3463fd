import AsyncDisplayKit
import Foundation

extension SpecImageTree {
  static func wrappedStack(_ words: [String]) -> SpecImageTree? {
    switch words[0] {
    case "AlignContentUnderflow": lines(exactly(110, 300), words[1])
    case "AlignContentOverflow": lines(exactly(40, 260), words[1])
    case "AlignContentAndLineSpacingUnderflow": lines(exactly(110, 320), words[1], spacing: 10)
    case "AlignContentAndLineSpacingOverflow": lines(exactly(40, 310), words[1], spacing: 10)
    case "AlignContentStretchAndOtherAlignments": stretchedLines()
    case "FlexWrapWithItemSpacings": spacedItems()
    default: nil
    }
  }

  private static func wrapping(
    _ children: [any ASLayoutElement], _ alignment: ASStackLayoutAlignContent, spacing: CGFloat
  ) -> ASStackLayoutSpec {
    ASStackLayoutSpec(
      direction: .horizontal, spacing: 0, justifyContent: .start, alignItems: .start,
      flexWrap: .wrap, alignContent: alignment, lineSpacing: spacing, children: children)
  }

  private static func lines(
    _ range: ASSizeRange, _ word: String, spacing: CGFloat = 0
  ) -> SpecImageTree? {
    let alignments: [String: ASStackLayoutAlignContent] = [
      "alignContentStart": .start, "alignContentCenter": .center, "alignContentEnd": .end,
      "alignContentSpaceBetween": .spaceBetween, "alignContentSpaceAround": .spaceAround,
      "alignContentStretch": .stretch,
    ]
    guard let alignment = alignments[word] else { return nil }
    return SpecImageTree(range) {
      wrapping(
        squares("red", "yellow", "blue", "magenta", "green", "cyan"), alignment, spacing: spacing)
    }
  }

  private static func stretchedLines() -> SpecImageTree {
    SpecImageTree(exactly(110, 300)) {
      let boxes = squares("red", "yellow", "blue", "magenta", "green", "cyan")
      _ = boxes[3].aligned(.center)
      _ = boxes[5].aligned(.end)
      return wrapping(boxes, .stretch, spacing: 0)
    }
  }

  private static func spacedItems() -> SpecImageTree {
    SpecImageTree(exactly(230, 300)) {
      let boxes = squares("red", "yellow", "blue").map { $0.spaced(before: 5, after: 5) }
      let stack = wrapping(boxes, .start, spacing: 5)
      stack.spacing = 50
      return stack
    }
  }
}
