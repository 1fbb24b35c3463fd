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

/// Something that has a place in the order in which a screen is read.
///
/// Texture compares objects, whose accessibility members the Objective-C runtime gives to all.
@preconcurrency @MainActor public protocol ASAccessibilityElementPositioning: AnyObject {
  /// The place on the screen, in points.
  var accessibilityFrame: CGRect { get }
}

extension UIResponder: ASAccessibilityElementPositioning {}

/// Compares two elements by the order in which they are read; main thread.
public typealias ASSortAccessibilityElementsComparator =
  @MainActor (
    any ASAccessibilityElementPositioning, any ASAccessibilityElementPositioning
  ) -> ComparisonResult

/// An action that stands for a node inside of a joined element.
@MainActor
final class ASAccessibilityCustomAction: UIAccessibilityCustomAction,
  ASAccessibilityElementPositioning
{
  private let node: ASDisplayNode

  /// Makes an action that has the node's label for its name.
  init(of node: ASDisplayNode) {
    self.node = node
    super.init(name: node.accessibilityLabel ?? "") { [weak node] action in
      node?.performAccessibilityCustomAction(action)
      return true
    }
  }

  var accessibilityFrame: CGRect { node.screenFrame }
}
