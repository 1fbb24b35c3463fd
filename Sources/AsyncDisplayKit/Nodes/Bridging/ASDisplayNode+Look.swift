import UIKit

// Use bridged properties on any thread until the node is loaded, then on the main thread: setting
// one off the main thread waits for a later main-queue job, reading one there is a violation.
extension ASDisplayNode {
  /// The background color, which a layer-backed node keeps as it was set.
  ///
  /// Source: `ASDisplayNode+UIViewBridge.mm`, `-backgroundColor` and `-setBackgroundColor:`.
  final var bridgedBackgroundColor: UIColor? {
    get { bridged({ $0.backgroundColor }, nil, view: { $0.backgroundColor }) }
    set { setBridged(.backgroundColor) { $0.backgroundColor = newValue } }
  }

  /// The tint color. A layer-backed node without one has that of the nearest supernode with one.
  ///
  /// Source: `ASDisplayNode+UIViewBridge.mm`, `-tintColor` and `-setTintColor:`.
  final var bridgedTintColor: UIColor? {
    get {
      let own = bridged({ $0.tintColor }, nil, view: { $0.tintColor }, member: "tintColor")
      return own == nil && isLayerBacked ? supernode?.tintColor : own
    }
    set {
      let former = isLayerBacked ? bridged({ $0.tintColor }, nil, view: { $0.tintColor }) : nil
      setBridged(.tintColor) { $0.tintColor = newValue }
      guard isLayerBacked, isNodeLoaded, former != newValue else { return }
      performOnMain { $0.tintColorDidChange() }
    }
  }
}
