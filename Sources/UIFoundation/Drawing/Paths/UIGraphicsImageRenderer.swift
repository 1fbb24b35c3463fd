import Foundation

/// A renderer that creates images from the drawing of a closure. It can be used on any thread.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images with a size in points, at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Creates a renderer of images with a size in points and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a rectangle in points, at the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Creates a renderer of images of a rectangle in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Returns an image of the drawing of a closure.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsContextStack.push(context)
    actions(UIGraphicsImageRendererContext(context, format: format))
    GraphicsContextStack.pop()
    return context.makeUIImage() ?? UIImage()
  }
}

/// The drawing environment of a renderer's closure.
public final class UIGraphicsImageRendererContext {
  /// The context that records the drawing.
  public let cgContext: CGContext
  /// The format of the renderer.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The image of the drawing so far.
  public var currentImage: UIImage { cgContext.makeUIImage() ?? UIImage() }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Strokes a one-point line inside of a rectangle.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Clips drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point. The default is the screen's scale.
  open var scale: CGFloat
  /// A Boolean value that indicates whether the images are opaque. The default is `false`. Not used
  /// by the runtime, which reports `unused-member`.
  open var opaque = false { didSet { reportUnused("UIGraphicsImageRendererFormat", if: opaque) } }
  /// The preferred color range. Not used by the runtime, which reports `unused-member`.
  open var preferredRange = Range.automatic {
    didSet { reportUnused("UIGraphicsImageRendererFormat", if: preferredRange != .automatic) }
  }

  /// The range of color components that an image can store.
  public enum Range: Int, Hashable, Sendable {
    /// The range is unspecified.
    case unspecified = -1
    /// The range is that of the screen.
    case automatic
    /// The range is extended beyond sRGB.
    case extended
    /// The range is that of sRGB.
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

  /// Creates a format for traits. Without a display scale, the screen's scale is used.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns the format of the environment's screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the format of the environment's screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
