extension UIImage {
  /// Draws the image into the current context with its top-left corner at a point.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image into the current context at a point with a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle of the current context.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image into a rectangle of the current context with a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(self, in: rect, blendMode: blendMode, alpha: alpha)
  }

  /// Tiles a rectangle of the current context with the image.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else {
      return
    }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
    context.restoreGState()
  }

  /// Returns the image drawn at a size in points, with the same number of pixels per point.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIGraphicsImageRenderer(size: size, format: UIGraphicsImageRendererFormat(scale: scale))
      .image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }
}
