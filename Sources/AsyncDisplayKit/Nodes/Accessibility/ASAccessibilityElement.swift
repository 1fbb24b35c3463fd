import UIKit

/// An element that stands for a node without a view of its own.
@MainActor final class ASAccessibilityElement: UIAccessibilityElement {
  private let node: ASDisplayNode

  /// Makes an element that says what the node says.
  init(of node: ASDisplayNode, in container: UIView) {
    self.node = node
    super.init(accessibilityContainer: container)
    accessibilityIdentifier = node.accessibilityIdentifier
    accessibilityLabel = node.accessibilityLabel
    accessibilityHint = node.accessibilityHint
    accessibilityValue = node.accessibilityValue
    accessibilityTraits = node.accessibilityTraits
    accessibilityElementsHidden = node.accessibilityElementsHidden
    accessibilityAttributedLabel = node.spokenLabel
    accessibilityAttributedHint = node.accessibilityAttributedHint
    accessibilityAttributedValue = node.accessibilityAttributedValue
  }

  override var accessibilityFrame: CGRect {
    get { node.screenFrame }
    set {}
  }
}
