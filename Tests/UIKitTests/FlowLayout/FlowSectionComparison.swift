import Foundation
import Testing
import UIKit

/// Compares one section of a case with the flow, as far as the section's tags allow.
struct FlowSectionComparison {
  /// The tags that change frames.
  static let differences: Set<String> = [
    "crossAxis", "loneUncentred", "loneLastVaried", "lastLineVaried", "swap", "oversize",
  ]
  /// The tags that change positions along a line only.
  private static let alongDifferences: Set<String> = [
    "loneUncentred", "loneLastVaried", "lastLineVaried",
  ]

  let flowCase: FlowCase
  let number: Int
  let geometry: FlowGeometry

  func compare(with expected: FlowCase.ExpectedSection) {
    compareFrame(.header(section: number), expected.header)
    compareFrame(.footer(section: number), expected.footer)
    for (item, frame) in expected.items.enumerated() {
      let found = geometry.frame(of: .item(item, section: number))
      let wanted = CGRect(numbers: frame).roundingOrigin(scale: 2)
      guard let found else {
        Issue.record("case \(flowCase.id): item \(number).\(item) is missing")
        continue
      }
      compareItem(found, wanted, tags: expected.tags, "case \(flowCase.id), \(number).\(item)")
    }
    #expect(geometry.frame(of: .item(expected.items.count, section: number)) == nil)
  }

  private func compareFrame(_ element: FlowElement, _ expected: [CGFloat]?) {
    let wanted = expected.map { CGRect(numbers: $0).roundingOrigin(scale: 2) }
    #expect(geometry.frame(of: element) == wanted, "case \(flowCase.id), \(element)")
  }

  private func compareItem(_ found: CGRect, _ wanted: CGRect, tags: Set<String>, _ place: String) {
    let isVertical = flowCase.axis == .vertical
    #expect(found.size == wanted.size, "\(place)")
    if tags.isDisjoint(with: Self.alongDifferences) {
      let agrees = isVertical ? found.minX == wanted.minX : found.minY == wanted.minY
      #expect(agrees, "\(place): \(found) is not \(wanted) along the line")
    }
    if !tags.contains("crossAxis") {
      let agrees = isVertical ? found.minY == wanted.minY : found.minX == wanted.minX
      #expect(agrees, "\(place): \(found) is not \(wanted) across the line")
    }
  }
}
