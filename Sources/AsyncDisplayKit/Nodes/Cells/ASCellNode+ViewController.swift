import UIKit

extension ASCellNode {
  @MainActor final func loadViewController() {
    guard let block = viewControllerBlock else { return }
    viewControllerBlock = nil
    let controller = block()
    loadedViewController = controller
    // Decided here: the reports of threads 128, 202 and 307 of TextureGroup/Texture all say that the first page gets no
    // calls, although `ASCollectionView.mm` makes its cell in a later job than the one in which the list is loaded.
    let list = interactionDelegate as? any ContainerView
    controller.missesFirstAppearance = list?.awaitsCellsOfEarlyLoad ?? false
    let node = Self.node(of: controller)
    viewControllerNode = node
    addSubnode(node)
    // Source: `ASCellNode.mm`, `-didLoad`: before the code of subclasses.
    let didLoad = viewControllerDidLoad
    viewControllerDidLoad = nil
    didLoad?(self)
    if !clipsToBounds { remarkOnClipping() }
    if interactionDelegate != nil, controller.parent == nil { remarkOnParent(controller) }
  }

  /// Reports once that the view controller of a list's cell has no parent.
  ///
  /// - Quirk: Texture adds the controller's view, and not the controller; advisory `controller-without-parent`.
  ///   `ASCellNode.mm`, `-didLoad`.
  @MainActor private final func remarkOnParent(_ controller: UIViewController) {
    guard Self.settings.mark(\.hasRemarkedOnParent) else { return }
    report(
      .controllerWithoutParent, severity: .advisory,
      "\(type(of: controller)) is shown in a cell without a parent, as in Texture: it has no navigation controller, is "
        + "not told of new sizes, and appears without viewWillAppear and viewDidAppear where the list loads its first "
        + "data before it is in a window.",
      remedy:
        "Call addChild(_:) of the list's controller in the cell's didLoad block, and didMove(toParent:)."
    )
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
