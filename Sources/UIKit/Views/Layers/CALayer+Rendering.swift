import Foundation

extension CALayer {
  /// Draws the layer and its sublayers, back to front, into a graphics context.
  ///
  /// Colors, contents and own drawings are drawn; borders, corners, shadows, masks and transforms
  /// are left out, as Core Animation's own method leaves some out.
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

/// The name under which layers keep the transition of their contents.
public let kCATransition = "transition"

extension CALayer {
  /// The layer as it is shown: itself, for there is no picture between the ends of an animation.
  public func presentation() -> Self? { self }

  /// The layer that this one shows: itself.
  public func model() -> Self { self }
}
