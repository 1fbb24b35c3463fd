/// The background of a header or footer of a table view while it is pinned in front of rows.
///
/// Decided here: UIKit shows a blurred background, which is not documented. Here it has the color
/// `systemBackground`. A header with a background view, configuration or color of its own has none.
@MainActor
struct PinnedBackground {
  private var layer: CALayer?

  /// Shows or removes the background behind all other layers of a header or footer.
  mutating func show(_ isShown: Bool, in view: UIView) {
    guard isShown else {
      layer?.removeFromSuperlayer()
      layer = nil
      return
    }
    let backdrop = layer ?? CALayer()
    if backdrop.superlayer !== view.layer { view.layer.insertSublayer(backdrop, at: 0) }
    layer = backdrop
    backdrop.frame = view.bounds
    backdrop.backgroundColor =
      UIColor.systemBackground.resolvedColor(with: view.traitCollection).cgColor
  }
}
