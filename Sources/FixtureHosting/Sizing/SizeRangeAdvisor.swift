import AsyncDisplayKit
import Foundation
import UIKit

/// Remarks on the size range that a cell was given.
struct SizeRangeAdvisor {
  /// Sides from here on are without end, as in Texture's check of layout sizes.
  static let endlessSide: CGFloat = 10_000_000

  let trace: SizingTrace

  /// The remarks; none on a range in which a cell can be measured.
  func advisories() -> [RuntimeViolation] {
    guard let range = trace.range else { return [] }
    if range.min.width > range.max.width || range.min.height > range.max.height {
      return [
        RuntimeViolation(
          .invertedSizeRange, severity: .advisory, subject: trace.element,
          message: "\(subject) has a minimum above its maximum; the minimum wins.",
          remedy: "Make the range with ASSizeRangeMake, which tells of it at its place.")
      ]
    }
    if !ASSizeRangeHasSignificantArea(range) {
      return [
        RuntimeViolation(
          .zeroAreaSizeRange, severity: .advisory, subject: trace.element,
          message: "\(subject) has no area, so the node is not measured.",
          remedy: "Give a maximum above zero in both axes, or leave the item out of the data.")
      ]
    }
    guard range.max.width >= Self.endlessSide, range.max.height >= Self.endlessSide else {
      return []
    }
    return [
      RuntimeViolation(
        .endlessSizeRange, severity: .advisory, subject: trace.element,
        message: "\(subject) has no end in either axis, so texts do not wrap.",
        remedy: "Give the width of the list as the maximum width.")
    ]
  }

  private var subject: String { "The size range \(trace.constraint)" }
}
