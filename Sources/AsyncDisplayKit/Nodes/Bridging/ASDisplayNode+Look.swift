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

}
