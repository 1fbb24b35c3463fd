import UIKit

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
