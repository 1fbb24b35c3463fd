import Foundation

/// How a renderer makes images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; the default is the screen's.
  open var scale: CGFloat
  /// Whether the images have no transparent parts; default no.
  open var opaque = false
  /// The range of colours; kept as a value, as drawing is written down in any.
  open var preferredRange = Range.automatic

  /// A range of colours.
  public enum Range: Int, Hashable, Sendable {
    /// None is asked for.
    case unspecified = -1
    /// That of the screen.
    case automatic
    /// The wide one.
    case extended
    /// That of sRGB.
    case standard
  }

  /// Makes the format of the environment's screen.
  public override init() {
    scale = RuntimeEnvironment.current.screen.scale
    super.init()
  }

  convenience init(scale: CGFloat) {
    self.init()
    self.scale = scale
  }

  /// Makes the format of a screen with traits; without a scale among them it is the environment's.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The format of the environment's screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The format of the environment's screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
