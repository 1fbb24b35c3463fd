import Foundation

/// Makes images of what a closure draws; usable on any thread.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How the images are made.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of images of a size in points, at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  /// Makes a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer of images of a rectangle, at the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Makes a renderer of images of a rectangle.
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
