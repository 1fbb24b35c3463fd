import UIKit

extension ASCellNode {
  /// The wrapped view controller; asking for it loads the node; main thread.
  @preconcurrency @MainActor public final var viewController: UIViewController? {
    if viewControllerBlock != nil { loadIfNeeded() }
    return loadedViewController
  }

  @MainActor final func loadViewController() {
    guard let block = viewControllerBlock else { return }
    viewControllerBlock = nil
    let controller = block()
    loadedViewController = controller
    let node = Self.node(of: controller)
    viewControllerNode = node
    addSubnode(node)
    if !clipsToBounds { remarkOnClipping() }
  }

  private final func remarkOnClipping() {
    guard !Self.settings.hasRemarkedOnClipping else { return }
    Self.settings.hasRemarkedOnClipping = true
    report(
      .unclippedControllerCell, severity: .advisory,
      "Texture does not make a cell around a view controller clip to its bounds, unlike others.",
      remedy: "Set clipsToBounds where the controller's view may be larger than the cell.")
  }

  /// Returns the controller's own node where it has one, else a node around its view.
  @MainActor private static func node(of controller: UIViewController) -> ASDisplayNode {
    if let host = controller as? any NodeHostingController {
      controller.loadViewIfNeeded()
      return host.hostedNode
    }
    return ASDisplayNode(viewBlock: { controller.view })
  }
}

/// A view controller whose view is the view of a node.
@MainActor
package protocol NodeHostingController: UIViewController {
  /// The root node.
  var hostedNode: ASDisplayNode { get }
}
