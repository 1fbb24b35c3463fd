import UIKit

// Bridged properties belong to any thread until the node is loaded, and to the main thread
// afterwards: setting one off main waits for the next main turn, reading one there is a violation.
extension ASDisplayNode {
  final var bridgedAlpha: CGFloat {
    get {
      bridged(
        { $0.alpha }, default: 1, view: { $0.alpha }, layer: { CGFloat($0.opacity) },
        member: "alpha")
    }
    set { setBridged(.alpha) { $0.alpha = newValue } }
  }

  final var bridgedIsHidden: Bool {
    get {
      bridged(
        { $0.isHidden }, default: false, view: { $0.isHidden }, layer: { $0.isHidden },
        member: "isHidden")
    }
    set { setBridged(.isHidden) { $0.isHidden = newValue } }
  }

  /// Whether the node covers everything behind it; the default is true.
  ///
  /// - Quirk: setting ``backgroundColor`` sets it to whether that colour is opaque.
  public final var isOpaque: Bool {
    get {
      bridged({ $0.isOpaque }, default: true, view: { $0.isOpaque }, layer: { $0.isOpaque })
    }
    set { setBridged(.isOpaque) { $0.isOpaque = newValue } }
  }

  final var bridgedClipsToBounds: Bool {
    get {
      bridged(
        { $0.clipsToBounds }, default: flags.contains(.clipsByDefault), view: { $0.clipsToBounds },
        layer: { $0.masksToBounds }, member: "clipsToBounds")
    }
    set { setBridged(.clipsToBounds) { $0.clipsToBounds = newValue } }
  }

  final var bridgedBackgroundColor: UIColor? {
    get {
      bridged(
        { $0.backgroundColor }, default: nil, view: { $0.backgroundColor },
        layer: { $0.backgroundColor.map { UIColor(cgColor: $0) } }, member: "backgroundColor")
    }
    set {
      let isOpaque = newValue?.cgColor.alpha == 1
      setBridged([.backgroundColor, .isOpaque]) { state in
        state.backgroundColor = newValue
        state.isOpaque = isOpaque
      }
    }
  }

  final var bridgedTintColor: UIColor? {
    get {
      bridged(
        { $0.tintColor }, default: nil, view: { $0.tintColor }, layer: { _ in nil },
        member: "tintColor")
    }
    set {
      setBridged([.tintColor, .needsDisplay]) { $0.tintColor = newValue }
    }
  }

  /// How drawn contents fit into the bounds; the default is `.scaleToFill`.
  public final var contentMode: UIView.ContentMode {
    get {
      let kept = pendingState?.contentMode ?? .scaleToFill
      return bridged(
        { $0.contentMode }, default: .scaleToFill, view: { $0.contentMode },
        layer: { _ in kept })
    }
    set { setBridged(.contentMode) { $0.contentMode = newValue } }
  }

  /// The width of the border in points; the default is 0.
  public final var borderWidth: CGFloat {
    get {
      bridged(
        { $0.borderWidth }, default: 0, view: { $0.layer.borderWidth }, layer: { $0.borderWidth })
    }
    set { setBridged(.borderWidth) { $0.borderWidth = newValue } }
  }

  /// The colour of the border; the default is opaque black once there is a width.
  public final var borderColor: CGColor? {
    get {
      bridged(
        { $0.borderColor }, default: nil, view: { $0.layer.borderColor },
        layer: { $0.borderColor })
    }
    set { setBridged(.borderColor) { $0.borderColor = newValue } }
  }

  /// Pixels per point of drawn contents; before load 0 stands for the screen's.
  public final var contentsScale: CGFloat {
    get {
      bridged(
        { $0.contentsScale }, default: environment.screen.scale,
        view: { $0.layer.contentsScale }, layer: { $0.contentsScale })
    }
    set { setBridged(.contentsScale) { $0.contentsScale = newValue } }
  }

  /// Whether contents are drawn anew when the size changes; the default is false.
  public final var needsDisplayOnBoundsChange: Bool {
    get {
      bridged(
        { $0.needsDisplayOnBoundsChange }, default: false,
        view: { $0.layer.needsDisplayOnBoundsChange },
        layer: { $0.needsDisplayOnBoundsChange })
    }
    set {
      setBridged(.needsDisplayOnBoundsChange) { $0.needsDisplayOnBoundsChange = newValue }
    }
  }
}
