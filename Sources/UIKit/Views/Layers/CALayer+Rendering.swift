import Foundation

extension CALayer {
  /// Renders the layer and its sublayers into a graphics context, back to front.
  ///
  /// Background colors and contents are drawn. Borders, corners, shadows, masks, and transforms are
  /// omitted; Core Animation's method omits some of them, too.
  public func render(in context: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    context.saveGState()
    context.setAlpha(CGFloat(opacity))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if drawsItself { renderItself(in: context) }
    for sublayer in sublayers ?? [] {
      context.saveGState()
      context.translateBy(x: sublayer.frame.minX, y: sublayer.frame.minY)
      sublayer.render(in: context)
      context.restoreGState()
    }
    context.restoreGState()
  }

  private func renderItself(in context: CGContext) {
    if let backgroundColor {
      context.setFillColor(backgroundColor)
      context.fill(bounds)
    }
    displayIfNeeded()
    if let image = contents as? CGImage { context.draw(image, in: bounds) }
  }
}

/// The key under which a layer stores the transition of its contents.
public let kCATransition = "transition"

extension CALayer {
  /// Returns the layer itself: there are no intermediate values of animations.
  public func presentation() -> Self? { self }

  /// Returns the layer itself.
  public func model() -> Self { self }
}
