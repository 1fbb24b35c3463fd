import AsyncDisplayKit
import Foundation
import UIKit

/// Remarks on the texts and controls that a cell shows.
@MainActor
struct CellContentAdvisor {
  /// The smallest side of a touch target, in points, by Apple's interface guidelines.
  static let smallestTarget: CGFloat = 44

  let element: String
  let cell: ASCellNode
  let size: CGSize

  /// The remarks, from the back of the cell to its front.
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
      message: "\(name(of: text)) was measured without an end to its width: frame "
        + "\(CanonicalNumber.text(frame)) in a cell \(CanonicalNumber.text(size.width)) wide.",
      remedy: "Set style.flexShrink to 1 on it and on the stacks around it.")
  }

  private func targetAdvisory(_ node: ASDisplayNode) -> RuntimeViolation? {
    // A control off screen has not been given its targets yet; a button is there to be hit.
    guard let control = node as? ASControlNode, control.isEnabled,
      control is ASButtonNode || !control.allTargets().isEmpty
    else { return nil }
    let target = control.bounds.inset(by: control.hitTestSlop)
    guard target.width < Self.smallestTarget || target.height < Self.smallestTarget else {
      return nil
    }
    return RuntimeViolation(
      .smallTouchTarget, severity: .advisory, subject: element,
      message: "\(name(of: control)) can be hit on "
        + "\(CanonicalNumber.text([target.width, target.height])) points, less than 44 by 44.",
      remedy: "Make it larger, or set hitTestSlop to negative insets.")
  }

  private func name(of node: ASDisplayNode) -> String { CanonicalTree(node: node).name }
}
