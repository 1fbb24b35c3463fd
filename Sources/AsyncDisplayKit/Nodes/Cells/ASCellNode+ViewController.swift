import UIKit

extension ASCellNode {
  @MainActor final func loadViewController() {
    guard let block = viewControllerBlock else { return }
    viewControllerBlock = nil
    let controller = block()
    loadedViewController = controller
    let node = Self.node(of: controller)
    viewControllerNode = node
    addSubnode(node)
    // Source: `ASCellNode.mm`, `-didLoad`: before the code of subclasses.
    let didLoad = viewControllerDidLoad
    viewControllerDidLoad = nil
    didLoad?(self)
    if !clipsToBounds { remarkOnClipping() }
  }

  private final func remarkOnClipping() {
    guard Self.settings.mark(\.hasRemarkedOnClipping) else { return }
    report(
      .unclippedControllerCell, severity: .advisory,
      "Texture does not make a cell that wraps a view controller clip to its bounds, unlike other "
        + "cells.",
      remedy: "Set clipsToBounds where the controller's view may be larger than the cell.")
  }

  /// Returns the controller's own node if it has one, or else a node that wraps its view.
  @MainActor private static func node(of controller: UIViewController) -> ASDisplayNode {
    if let host = controller as? any NodeHostingController {
      controller.loadViewIfNeeded()
      if let node = host.hostedNode { return node }
    }
    return ASDisplayNode(viewBlock: { controller.view })
  }
}

/// A view controller whose view is the view of a node.
@MainActor
package protocol NodeHostingController: UIViewController {
  /// The root node of the view controller, or `nil`.
  var hostedNode: ASDisplayNode? { get }
}
