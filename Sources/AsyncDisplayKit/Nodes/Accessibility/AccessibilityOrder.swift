import UIKit

/// Sets how elements are compared for the order in which they are read; nil is Texture's own order.
/// Any thread.
///
/// The setting is the environment's, where Texture has one a process.
public func setUserDefinedAccessibilitySortComparator(
  _ userDefinedComparator: ASSortAccessibilityElementsComparator?
) {
  ASDisplayNode.settings.accessibilityComparator = userDefinedComparator
}

extension Array where Element: ASAccessibilityElementPositioning {
  /// The elements in the order in which they are read.
  @MainActor var inReadingOrder: [Element] {
    let compare = ASDisplayNode.settings.accessibilityComparator ?? compareByPlace
    return sorted { compare($0, $1) == .orderedAscending }
  }
}

/// Compares by top, then left, then the lesser height, then the lesser width.
@MainActor private func compareByPlace(
  _ element: any ASAccessibilityElementPositioning, _ other: any ASAccessibilityElementPositioning
) -> ComparisonResult {
  let (frame, otherFrame) = (element.accessibilityFrame, other.accessibilityFrame)
  let keys: [KeyPath<CGRect, CGFloat>] = [\.minY, \.minX, \.height, \.width]
  guard let key = keys.first(where: { frame[keyPath: $0] != otherFrame[keyPath: $0] }) else {
    return .orderedSame
  }
  return frame[keyPath: key] < otherFrame[keyPath: key] ? .orderedAscending : .orderedDescending
}
