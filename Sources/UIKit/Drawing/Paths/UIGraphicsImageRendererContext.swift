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
