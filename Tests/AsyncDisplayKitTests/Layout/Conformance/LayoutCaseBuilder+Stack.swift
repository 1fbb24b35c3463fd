import AsyncDisplayKit
import ConformanceCases
import Foundation

extension LayoutCaseBuilder {
  func stack(_ value: JSONValue, _ children: [any ASLayoutElement]) -> ASLayoutSpec {
    let spec = ASStackLayoutSpec(
      direction: value["dir"]?.string == "v" ? .vertical : .horizontal,
      spacing: CGFloat(value["spacing"]?.number ?? 0),
      justifyContent: Self.justification[value["justify"]?.string ?? ""] ?? .start,
      alignItems: Self.alignment[value["align"]?.string ?? ""] ?? .stretch,
      flexWrap: value["wrap"]?.bool == true ? .wrap : .noWrap,
      alignContent: Self.lineAlignment[value["alignContent"]?.string ?? ""] ?? .start,
      lineSpacing: CGFloat(value["lineSpacing"]?.number ?? 0), children: children)
    let horizontal: [String: ASHorizontalAlignment] = [
      "left": .left, "middle": .middle, "right": .right,
    ]
    spec.horizontalAlignment = horizontal[value["horizontalAlignment"]?.string ?? ""] ?? .none
    let vertical: [String: ASVerticalAlignment] = [
      "top": .top, "center": .center, "bottom": .bottom,
    ]
    spec.verticalAlignment = vertical[value["verticalAlignment"]?.string ?? ""] ?? .none
    return spec
  }

  private static let justification: [String: ASStackLayoutJustifyContent] = [
    "start": .start, "center": .center, "end": .end, "spaceBetween": .spaceBetween,
    "spaceAround": .spaceAround,
  ]

  private static let alignment: [String: ASStackLayoutAlignItems] = [
    "start": .start, "end": .end, "center": .center, "stretch": .stretch,
    "baselineFirst": .baselineFirst, "baselineLast": .baselineLast,
  ]

  private static let lineAlignment: [String: ASStackLayoutAlignContent] = [
    "start": .start, "center": .center, "end": .end, "spaceBetween": .spaceBetween,
    "spaceAround": .spaceAround, "stretch": .stretch,
  ]
}
