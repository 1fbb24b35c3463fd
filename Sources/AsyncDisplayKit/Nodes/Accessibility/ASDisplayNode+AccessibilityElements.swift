import UIKit

extension ASDisplayNode {
  /// The elements that were set, or those that the tree below gives in the order of reading.
  final var ownAccessibilityElements: [Any]? {
    get {
      if let elements = extras?.accessibilityElements, !elements.isEmpty { return elements }
      guard isNodeLoaded else {
        report(
          .accessibilityBeforeLoad,
          "The accessibility elements of a node without a view were asked.",
          remedy: "Ask for them once the node is loaded.")
        return []
      }
      return onMainOrReport(.mainThreadMemberOffMain) { node in
        var collector = AccessibilityCollector()
        collector.collect(node)
        return collector.elements.inReadingOrder
      } ?? []
    }
    set { ownExtras.accessibilityElements = newValue }
  }
}
