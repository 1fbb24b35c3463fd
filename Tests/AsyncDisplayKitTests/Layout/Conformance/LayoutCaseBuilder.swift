import AsyncDisplayKit
import ConformanceCases
import Foundation
import UIKit

/// Builds the elements of a case, and lists them in document order.
struct LayoutCaseBuilder {
  /// All elements, parents before their children.
  private(set) var elements: [any ASLayoutElement] = []

  mutating func element(_ value: JSONValue) throws -> any ASLayoutElement {
    let index = elements.count
    // The place is taken before the children take theirs.
    elements.append(ASLayoutSpec())
    let children = try (value["children"]?.array ?? []).map { try element($0) }
    let made = try make(value, children)
    if let style = value["s"] { try CaseStyle(style).apply(to: made.style) }
    elements[index] = made
    return made
  }

  private func make(
    _ value: JSONValue, _ children: [any ASLayoutElement]
  ) throws -> any ASLayoutElement {
    switch value["t"]?.string {
    case "leaf": return CaseLeaf(try CaseLeaf.Kind(value))
    case "stack": return stack(value, children)
    case "inset": return ASInsetLayoutSpec(insets: insets(value), child: children[0])
    case "ratio":
      return ASRatioLayoutSpec(ratio: CGFloat(value["ratio"]?.number ?? 0), child: children[0])
    case "center": return center(value, children[0])
    case "relative": return relative(value, children[0])
    case "absolute":
      let sizing: ASAbsoluteLayoutSpecSizing =
        value["sizeToFit"]?.bool == true ? .sizeToFit : .default
      return ASAbsoluteLayoutSpec(sizing: sizing, children: children)
    case "overlay": return ASOverlayLayoutSpec(child: children[0], overlay: children[1])
    case "background": return ASBackgroundLayoutSpec(child: children[0], background: children[1])
    case "corner": return corner(value, children)
    case "wrapper": return ASWrapperLayoutSpec(layoutElements: children)
    default: throw CaseFileError(message: "Unknown element \(value["t"] ?? .null)")
    }
  }

  private func insets(_ value: JSONValue) -> UIEdgeInsets {
    let insets = (value["insets"]?.lengths ?? []).map { CGFloat($0) }
    return UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
  }

  private func center(_ value: JSONValue, _ child: any ASLayoutElement) -> ASLayoutSpec {
    var centering: ASCenterLayoutSpecCenteringOptions = []
    if value["centerX"]?.bool == true { centering.insert(.X) }
    if value["centerY"]?.bool == true { centering.insert(.Y) }
    var sizing: ASCenterLayoutSpecSizingOptions = []
    if value["minimumX"]?.bool == true { sizing.insert(.minimumX) }
    if value["minimumY"]?.bool == true { sizing.insert(.minimumY) }
    return ASCenterLayoutSpec(centeringOptions: centering, sizingOptions: sizing, child: child)
  }

  private func relative(_ value: JSONValue, _ child: any ASLayoutElement) -> ASLayoutSpec {
    let positions: [String: ASRelativeLayoutSpecPosition] = [
      "none": .none, "start": .start, "center": .center, "end": .end,
    ]
    var sizing: ASRelativeLayoutSpecSizingOption = []
    if value["minimumWidth"]?.bool == true { sizing.insert(.minimumWidth) }
    if value["minimumHeight"]?.bool == true { sizing.insert(.minimumHeight) }
    return ASRelativeLayoutSpec(
      horizontalPosition: positions[value["h"]?.string ?? ""] ?? .none,
      verticalPosition: positions[value["v"]?.string ?? ""] ?? .none,
      sizingOption: sizing, child: child)
  }

  private func corner(
    _ value: JSONValue, _ children: [any ASLayoutElement]
  ) -> ASLayoutSpec {
    let locations: [String: ASCornerLayoutLocation] = [
      "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
      "bottomRight": .bottomRight,
    ]
    let spec = ASCornerLayoutSpec(
      child: children[0], corner: children[1],
      location: locations[value["location"]?.string ?? ""] ?? .topLeft)
    let offset = value["offset"]?.lengths ?? [0, 0]
    spec.offset = CGPoint(x: offset[0], y: offset[1])
    spec.wrapsCorner = value["wraps"]?.bool == true
    return spec
  }
}
