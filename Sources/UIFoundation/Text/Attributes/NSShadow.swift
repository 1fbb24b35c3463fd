import Foundation

/// A shadow of text (UIKit).
open class NSShadow: NSObject, NSCopying {
  private let header = CoreFoundationHeader()

  /// The offset of the shadow from the text, in points. Positive values are to the right and down.
  open var shadowOffset = CGSize.zero
  /// The blur radius of the shadow, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color of the shadow, a `UIColor`, or `nil` for no shadow. Not used by the runtime, which
  /// reports `unused-member`.
  open var shadowColor: Any? { didSet { reportUnused("NSShadow", if: shadowColor != nil) } }

  /// Creates a shadow without an offset.
  public override init() {
    super.init()
  }

  /// Returns a copy of the shadow.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Returns a Boolean value that indicates whether another shadow has the same offset, blur
  /// radius, and color.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? NSObject) == (other.shadowColor as? NSObject)
  }

  /// A hash of the properties.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
    hasher.combine(shadowBlurRadius)
    return hasher.finalize()
  }
}
