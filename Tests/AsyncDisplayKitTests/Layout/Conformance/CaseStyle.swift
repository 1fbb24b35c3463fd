import AsyncDisplayKit
import ConformanceCases
import Foundation

/// The style of an element of a case.
struct CaseStyle {
  private let value: JSONValue

  init(_ value: JSONValue) {
    self.value = value
  }

  func apply(to style: ASLayoutElementStyle) throws {
    try applySize(to: style)
    if let number = value["flexGrow"]?.number { style.flexGrow = CGFloat(number) }
    if let number = value["flexShrink"]?.number { style.flexShrink = CGFloat(number) }
    if let basis = try dimension("flexBasis") { style.flexBasis = basis }
    if let number = value["spacingBefore"]?.number { style.spacingBefore = CGFloat(number) }
    if let number = value["spacingAfter"]?.number { style.spacingAfter = CGFloat(number) }
    if let number = value["ascender"]?.number { style.ascender = CGFloat(number) }
    if let number = value["descender"]?.number { style.descender = CGFloat(number) }
    if let position = value["layoutPosition"]?.lengths {
      style.layoutPosition = CGPoint(x: position[0], y: position[1])
    }
    let alignments: [String: ASStackLayoutAlignSelf] = [
      "start": .start, "end": .end, "center": .center, "stretch": .stretch,
    ]
    style.alignSelf = alignments[value["alignSelf"]?.string ?? ""] ?? .auto
  }

  private func applySize(to style: ASLayoutElementStyle) throws {
    if let size = value["preferredSize"]?.lengths {
      style.preferredSize = CGSize(width: size[0], height: size[1])
    }
    if let size = value["preferredLayoutSize"]?.array {
      style.preferredLayoutSize = ASLayoutSizeMake(
        try dimension(of: size[0]), try dimension(of: size[1]))
    }
    if let width = try dimension("width") { style.width = width }
    if let height = try dimension("height") { style.height = height }
    if let width = try dimension("minWidth") { style.minWidth = width }
    if let width = try dimension("maxWidth") { style.maxWidth = width }
    if let height = try dimension("minHeight") { style.minHeight = height }
    if let height = try dimension("maxHeight") { style.maxHeight = height }
  }

  private func dimension(_ key: String) throws -> ASDimension? {
    try value[key].map { try dimension(of: $0) }
  }

  private func dimension(of value: JSONValue) throws -> ASDimension {
    if let points = value.number { return ASDimensionMake(CGFloat(points)) }
    if let fraction = value["f"]?.number { return ASDimensionMake(.fraction, CGFloat(fraction)) }
    guard value.string == "auto" else {
      throw CaseFileError(message: "Unknown dimension \(value)")
    }
    return ASDimensionAuto
  }
}
