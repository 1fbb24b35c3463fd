import Foundation

/// Makes images of what a closure draws; usable on any thread.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How the images are made.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points, at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle, at the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer of images of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Makes an image of what a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsContextStack.push(context)
    actions(UIGraphicsImageRendererContext(context, format: format))
    GraphicsContextStack.pop()
    return context.makeUIImage() ?? UIImage()
  }
}

/// The context of a renderer's closure.
public final class UIGraphicsImageRendererContext {
  /// The context that drawing is written down in.
  public let cgContext: CGContext
  /// The format of the renderer.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// An image of what has been drawn so far.
  public var currentImage: UIImage { cgContext.makeUIImage() ?? UIImage() }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a line of one point inside a rectangle.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Restricts drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// How a renderer makes images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; the default is the screen's.
  open var scale: CGFloat
  /// A Boolean value that indicates whether the images have no transparent parts. The default is
  /// `false`.
  open var opaque = false
  /// The range of colors; kept as a value, as drawing is written down in any.
  open var preferredRange = Range.automatic

  /// A range of colors.
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

  /// Creates the format of the environment's screen.
  public override init() {
    scale = RuntimeEnvironment.current.screen.scale
    super.init()
  }

  convenience init(scale: CGFloat) {
    self.init()
    self.scale = scale
  }

  /// Creates the format of a screen with traits; without a scale among them it is the
  /// environment's.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The format of the environment's screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The format of the environment's screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
