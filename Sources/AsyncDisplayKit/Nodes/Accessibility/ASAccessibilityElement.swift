import UIKit

/// An accessibility element that represents a node without its own view.
@MainActor final class ASAccessibilityElement: UIAccessibilityElement {
  private let node: ASDisplayNode

  /// Creates an element with a node's accessibility properties.
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

extension RuntimeBridge {
  /// An object with a frame on the screen, by which it is sorted into reading order.
  ///
  /// Texture compares any objects, because the Objective-C runtime adds the accessibility properties
  /// to all of them.
  @preconcurrency @MainActor public protocol AccessibilityElementPositioning: AnyObject {
    /// The frame on the screen, in points.
    var accessibilityFrame: CGRect { get }
  }
}

extension UIResponder: RuntimeBridge.AccessibilityElementPositioning {}

/// A closure that compares two elements by their reading order.
///
/// Main thread.
public typealias ASSortAccessibilityElementsComparator =
  @MainActor (
    any RuntimeBridge.AccessibilityElementPositioning,
    any RuntimeBridge.AccessibilityElementPositioning
  ) -> ComparisonResult

/// A custom action that represents a node inside a combined accessibility element.
@MainActor
final class ASAccessibilityCustomAction: UIAccessibilityCustomAction,
  RuntimeBridge.AccessibilityElementPositioning
{
  private let node: ASDisplayNode

  /// Creates an action with the node's label as its name.
  init(of node: ASDisplayNode) {
    self.node = node
    super.init(name: node.accessibilityLabel ?? "") { [weak node] action in
      node?.performAccessibilityCustomAction(action) ?? false
    }
  }

  var accessibilityFrame: CGRect { node.screenFrame }
}

extension ASDisplayNode {
  /// Sets the label, and renames the custom action that represents the node, if the node is interactive.
  ///
  /// Source: `ASDisplayNode+UIViewBridge.mm`, `-setAccessibilityLabel:`.
  final func setBridgedLabel(_ label: String?) {
    setBridged(.accessibilityLabel) { $0.setLabel(label) }
    guard extras?.accessibilityAction != nil else { return }
    _ = onMain(label) { node, name in
      guard node.isNodeLoaded, node.isInteractive else { return }
      node.extras?.accessibilityAction?.name = name ?? ""
    }
  }
}
