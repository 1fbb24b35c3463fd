import UIKit

/// Sets the comparator for the reading order of elements. `nil` restores Texture's order. Any
/// thread.
///
/// The setting belongs to the environment; in Texture it belongs to the process. Source:
/// `_ASDisplayViewAccessiblity.mm`, `setUserDefinedAccessibilitySortComparator`.
public func setUserDefinedAccessibilitySortComparator(
  _ userDefinedComparator: ASSortAccessibilityElementsComparator?
) {
  ASDisplayNode.settings.accessibilityComparator = userDefinedComparator
}

extension Array where Element: RuntimeBridge.AccessibilityElementPositioning {
  /// The elements in reading order.
  @MainActor var inReadingOrder: [Element] {
    let compare = ASDisplayNode.settings.accessibilityComparator ?? compareByPlace
    return sorted { compare($0, $1) == .orderedAscending }
  }
}

/// Returns whether an element precedes another: by top edge, left edge, smaller height, then
/// smaller width.
///
/// Source: `_ASDisplayViewAccessiblity.mm`, `SortAccessibilityElements`.
@MainActor private func compareByPlace(
  _ element: any RuntimeBridge.AccessibilityElementPositioning,
  _ other: any RuntimeBridge.AccessibilityElementPositioning
) -> ComparisonResult {
  let (frame, otherFrame) = (element.accessibilityFrame, other.accessibilityFrame)
  let keys: [KeyPath<CGRect, CGFloat>] = [\.minY, \.minX, \.height, \.width]
  guard let key = keys.first(where: { frame[keyPath: $0] != otherFrame[keyPath: $0] }) else {
    return .orderedSame
  }
  return frame[keyPath: key] < otherFrame[keyPath: key] ? .orderedAscending : .orderedDescending
}
