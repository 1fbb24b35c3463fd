import UIKit

extension ASDisplayNode {
  @MainActor final func loadView() -> UIView {
    waitForCheckout()
    loadIfNeeded()
    if let loadedView { return loadedView }
    report(
      .viewOfLayerBackedNode, "A layer-backed node was asked for its view.",
      remedy: "Ask for its layer, or leave isLayerBacked false.")
    return UIView()
  }

  @MainActor final func loadLayer() -> CALayer {
    waitForCheckout()
    loadIfNeeded()
    // Only a view or layer block that asks for its own node's layer finds none.
    return loadedLayer ?? CALayer()
  }
}
