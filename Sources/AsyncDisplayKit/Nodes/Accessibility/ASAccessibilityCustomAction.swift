import UIKit

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
