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
  /// A color that another thread sets on a loaded layer-backed node is stored in a later job of the main
  /// queue. Source: `ASDisplayNode+UIViewBridge.mm`, `-tintColor` and `-setTintColor:`.
  final var bridgedTintColor: UIColor? {
    get {
      let own = bridged({ $0.tintColor }, nil, view: { $0.tintColor }, member: "tintColor")
      return own == nil && isLayerBacked ? supernode?.tintColor : own
    }
    set {
      if isLayerBacked, isNodeLoaded, RuntimeScheduling.Role.current != .main {
        return performOnMain { $0.bridgedTintColor = newValue }
      }
      let former = isLayerBacked ? bridged({ $0.tintColor }, nil, view: { $0.tintColor }) : nil
      setBridged(.tintColor) { $0.tintColor = newValue }
      guard isLayerBacked, isNodeLoaded, former != newValue else { return }
      performOnMain { $0.tintColorDidChange() }
    }
  }

  /// A Boolean value that indicates whether subnodes are clipped to the bounds.
  final var bridgedClipsToBounds: Bool {
    get {
      bridged(
        { $0.clipsToBounds }, default: flags.contains(.clipsByDefault), view: { $0.clipsToBounds },
        layer: { $0.masksToBounds }, member: "clipsToBounds")
    }
    set { setBridged(.clipsToBounds) { $0.clipsToBounds = newValue } }
  }

  /// The number of pixels per point of drawn contents.
  final var bridgedContentsScale: CGFloat {
    get {
      bridged(
        { $0.contentsScale ?? defaultContentsScale }, defaultContentsScale,
        layer: { $0.contentsScale }, member: "contentsScale")
    }
    set { setBridged(.contentsScale) { $0.contentsScale = newValue } }
  }

  /// The scaling of drawn contents to the bounds, which a layer has as its gravity.
  ///
  /// Source: `ASDisplayNode+UIViewBridge.mm`, `-contentMode`.
  final var bridgedContentMode: UIView.ContentMode {
    bridged(
      { $0.contentMode }, default: .scaleToFill, view: { $0.contentMode },
      layer: { UIView.ContentMode($0.contentsGravity) }, member: "contentMode")
  }

  /// A Boolean value that indicates whether contents are redrawn when the size changes.
  final var bridgedNeedsDisplayOnBoundsChange: Bool {
    get {
      bridged(
        { $0.needsDisplayOnBoundsChange }, false, layer: { $0.needsDisplayOnBoundsChange },
        member: "needsDisplayOnBoundsChange")
    }
    set { setBridged(.needsDisplayOnBoundsChange) { $0.needsDisplayOnBoundsChange = newValue } }
  }

  /// A Boolean value that indicates whether touches reach the node; `false` for layer-backed nodes.
  final var bridgedIsUserInteractionEnabled: Bool {
    get {
      guard !isLayerBacked else { return false }
      return bridged(
        { $0.isUserInteractionEnabled }, true, view: { $0.isUserInteractionEnabled },
        member: "isUserInteractionEnabled")
    }
    set { setBridged(.isUserInteractionEnabled) { $0.isUserInteractionEnabled = newValue } }
  }

  /// The semantic content attribute that was set on the node, whatever its view has. Any thread may read
  /// it.
  ///
  /// Source: `ASDisplayNode+UIViewBridge.mm`, `-semanticContentAttribute`.
  final var bridgedSemanticContentAttribute: UISemanticContentAttribute {
    get { withNodeLock { extras?.semanticContent } ?? .unspecified }
    set {
      withNodeLock {
        if newValue != .unspecified || extras != nil { ownExtras.semanticContent = newValue }
      }
      setBridged(.semanticContentAttribute) { $0.semanticContentAttribute = newValue }
    }
  }
}
