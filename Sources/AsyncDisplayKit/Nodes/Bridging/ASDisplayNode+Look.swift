import UIKit

// Use bridged properties on any thread until the node is loaded, then on the main thread: setting
// one off the main thread waits for a later main-queue job, reading one there is a violation.
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

  final var bridgedIsOpaque: Bool {
    get {
      bridged(
        { $0.isOpaque }, default: true, view: { $0.isOpaque }, layer: { $0.isOpaque },
        member: "isOpaque")
    }
    set { setBridged(.isOpaque) { $0.isOpaque = newValue } }
  }

  final var bridgedContentMode: UIView.ContentMode {
    get {
      let kept = pendingState?.contentMode ?? .scaleToFill
      return bridged(
        { $0.contentMode }, default: .scaleToFill, view: { $0.contentMode },
        layer: { _ in kept }, member: "contentMode")
    }
    set { setBridged(.contentMode) { $0.contentMode = newValue } }
  }

  final var bridgedBorderWidth: CGFloat {
    get {
      bridged(
        { $0.borderWidth }, default: 0, view: { $0.layer.borderWidth }, layer: { $0.borderWidth },
        member: "borderWidth")
    }
    set { setBridged(.borderWidth) { $0.borderWidth = newValue } }
  }

  final var bridgedBorderColor: CGColor? {
    get {
      bridged(
        { $0.borderColor }, default: nil, view: { $0.layer.borderColor },
        layer: { $0.borderColor }, member: "borderColor")
    }
    set { setBridged(.borderColor) { $0.borderColor = newValue } }
  }

  final var bridgedContentsScale: CGFloat {
    get {
      bridged(
        { $0.contentsScale }, default: environment.screen.scale,
        view: { $0.layer.contentsScale }, layer: { $0.contentsScale }, member: "contentsScale")
    }
    set { setBridged(.contentsScale) { $0.contentsScale = newValue } }
  }

  final var bridgedNeedsDisplayOnBoundsChange: Bool {
    get {
      bridged(
        { $0.needsDisplayOnBoundsChange }, default: false,
        view: { $0.layer.needsDisplayOnBoundsChange },
        layer: { $0.needsDisplayOnBoundsChange }, member: "needsDisplayOnBoundsChange")
    }
    set {
      setBridged(.needsDisplayOnBoundsChange) { $0.needsDisplayOnBoundsChange = newValue }
    }
  }
}

extension ASDisplayNode {
  final var bridgedShadowColor: CGColor? {
    get {
      bridged(
        { $0.shadowColor }, default: nil, view: { $0.layer.shadowColor },
        layer: { $0.shadowColor }, member: "shadowColor")
    }
    set { setBridged(.shadowColor) { $0.shadowColor = newValue } }
  }

  final var bridgedShadowOpacity: CGFloat {
    get {
      bridged(
        { $0.shadowOpacity }, default: 0, view: { CGFloat($0.layer.shadowOpacity) },
        layer: { CGFloat($0.shadowOpacity) }, member: "shadowOpacity")
    }
    set { setBridged(.shadowOpacity) { $0.shadowOpacity = newValue } }
  }

  final var bridgedShadowOffset: CGSize {
    get {
      bridged(
        { $0.shadowOffset }, default: CGSize(width: 0, height: -3),
        view: { $0.layer.shadowOffset }, layer: { $0.shadowOffset }, member: "shadowOffset")
    }
    set { setBridged(.shadowOffset) { $0.shadowOffset = newValue } }
  }

  final var bridgedShadowRadius: CGFloat {
    get {
      bridged(
        { $0.shadowRadius }, default: 3, view: { $0.layer.shadowRadius },
        layer: { $0.shadowRadius }, member: "shadowRadius")
    }
    set { setBridged(.shadowRadius) { $0.shadowRadius = newValue } }
  }
}
