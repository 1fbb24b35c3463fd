import AsyncDisplayKit
import Foundation
import UIKit

extension FixtureHost {
  /// The advisories on the measured sizes, in the order of items.
  ///
  /// They report size ranges without area, without a limit or with a minimum above the maximum,
  /// texts that cannot wrap, and touch targets below 44 points.
  public var sizingAdvisories: [RuntimeViolation] {
    items.flatMap { item -> [RuntimeViolation] in
      guard let trace = sizingTrace(of: item) else { return [] }
      let ofRange = SizeRangeAdvisor(trace: trace).advisories()
      guard let node = item.node, ofRange.isEmpty else { return ofRange }
      return bind {
        CellContentAdvisor(element: trace.element, cell: node, size: item.frame.size).advisories()
      }
    }
  }
}

/// A check of a cell's size range.
struct SizeRangeAdvisor {
  /// The length from which a side counts as unlimited, in points, as in Texture's check of layout
  /// sizes. Source: `ASDimension.h`, `ASPointsValidForSize`.
  static let endlessSide: CGFloat = 10_000_000

  let trace: FixtureSizingTrace

  /// Returns the advisories. Empty for a range in which a cell can be measured.
  func advisories() -> [RuntimeViolation] {
    guard let range = trace.range else { return [] }
    if range.isInverted {
      return [
        RuntimeViolation(
          .invertedSizeRange, severity: .advisory, subject: trace.element,
          message: "\(subject) has \(range.inversion).",
          remedy: "Make the range with ASSizeRangeMake, which reports it immediately.")
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
        message: "\(subject) has no limit in either axis, so texts do not wrap.",
        remedy: "Give the width of the list as the maximum width.")
    ]
  }

  private var subject: String { "The size range \(trace.constraint)" }
}

/// A check of a cell's texts and controls.
@MainActor
struct CellContentAdvisor {
  /// The minimum side of a touch target, in points, according to Apple's interface guidelines.
  static let smallestTarget: CGFloat = 44

  let element: String
  let cell: ASCellNode
  let size: CGSize

  /// Returns the advisories, from the back of the cell to its front.
  func advisories() -> [RuntimeViolation] {
    cell.layoutIfNeeded()
    return advisories(below: cell)
  }

  private func advisories(below node: ASDisplayNode) -> [RuntimeViolation] {
    node.subnodes.filter { !$0.isHidden }.flatMap { child in
      [textAdvisory(child), targetAdvisory(child)].compactMap(\.self) + advisories(below: child)
    }
  }

  private func textAdvisory(_ node: ASDisplayNode) -> RuntimeViolation? {
    guard let text = node as? ASTextNode, text.maximumNumberOfLines != 1,
      text.attributedText?.string.contains(where: \.isWhitespace) == true,
      text.constrainedSizeForCalculatedLayout.max.width >= SizeRangeAdvisor.endlessSide
    else { return nil }
    let frame = cell.convert(text.bounds, from: text)
    guard frame.maxX > size.width || frame.minX < 0 else { return nil }
    return RuntimeViolation(
      .unwrappableText, severity: .advisory, subject: element,
      message: "\(name(of: text)) was measured without a limit to its width: frame "
        + "\(FixtureNumber.text(frame)) in a cell \(FixtureNumber.text(size.width)) wide.",
      remedy: "Set style.flexShrink to 1 on it and on the stacks around it.")
  }

  private func targetAdvisory(_ node: ASDisplayNode) -> RuntimeViolation? {
    // A control off screen may not have its targets yet; a button is always a touch target.
    guard let control = node as? ASControlNode, control.isEnabled,
      control is ASButtonNode || !control.allTargets().isEmpty
    else { return nil }
    let target = control.bounds.inset(by: control.hitTestSlop)
    guard target.width < Self.smallestTarget || target.height < Self.smallestTarget else {
      return nil
    }
    return RuntimeViolation(
      .smallTouchTarget, severity: .advisory, subject: element,
      message: "\(name(of: control)) has a touch target of "
        + "\(FixtureNumber.text([target.width, target.height])) points, less than 44 by 44.",
      remedy: "Make it larger, or set hitTestSlop to negative insets.")
  }

  private func name(of node: ASDisplayNode) -> String { FixtureTree(node: node).name }
}

extension RuntimeViolation.Code {
  /// The size range of a cell has no area, so that its node is never measured.
  public static let zeroAreaSizeRange = Self(rawValue: "zero-area-size-range")
  /// The size range of a cell has no limit in either axis.
  public static let endlessSizeRange = Self(rawValue: "endless-size-range")
  /// A text of several words is measured without a limit, and extends beyond its cell.
  public static let unwrappableText = Self(rawValue: "unwrappable-text")
  /// The touch target of a control is smaller than 44 by 44 points.
  public static let smallTouchTarget = Self(rawValue: "small-touch-target")
}
