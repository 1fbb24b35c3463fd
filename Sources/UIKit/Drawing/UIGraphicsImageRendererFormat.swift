import Foundation

/// How a renderer makes images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; the default is the screen's.
  open var scale: CGFloat
  /// Whether the images have no transparent parts; default no.
  open var opaque = false

  /// Makes the format of the environment's screen.
  public override init() {
    scale = RuntimeEnvironment.current.screen.scale
    super.init()
  }

  convenience init(scale: CGFloat) {
    self.init()
    self.scale = scale
  }

  /// The format of the environment's screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The format of the environment's screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
