import UIKit

extension ASDisplayNode {
  /// The colour of the shadow; a bridged property.
  public final var shadowColor: CGColor? {
    get {
      bridged(
        { $0.shadowColor }, default: nil, view: { $0.layer.shadowColor },
        layer: { $0.shadowColor })
    }
    set { setBridged(.shadowColor) { $0.shadowColor = newValue } }
  }

  /// The opacity of the shadow, from 0, the default, to 1; a bridged property.
  public final var shadowOpacity: CGFloat {
    get {
      bridged(
        { $0.shadowOpacity }, default: 0, view: { CGFloat($0.layer.shadowOpacity) },
        layer: { CGFloat($0.shadowOpacity) })
    }
    set { setBridged(.shadowOpacity) { $0.shadowOpacity = newValue } }
  }

  /// The distance of the shadow in points; the default is 3 upwards; a bridged property.
  public final var shadowOffset: CGSize {
    get {
      bridged(
        { $0.shadowOffset }, default: CGSize(width: 0, height: -3),
        view: { $0.layer.shadowOffset }, layer: { $0.shadowOffset })
    }
    set { setBridged(.shadowOffset) { $0.shadowOffset = newValue } }
  }

  /// The blur of the shadow in points; the default is 3; a bridged property.
  public final var shadowRadius: CGFloat {
    get {
      bridged(
        { $0.shadowRadius }, default: 3, view: { $0.layer.shadowRadius },
        layer: { $0.shadowRadius })
    }
    set { setBridged(.shadowRadius) { $0.shadowRadius = newValue } }
  }
}
