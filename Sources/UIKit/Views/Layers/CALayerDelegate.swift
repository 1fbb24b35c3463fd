/// Supplies a layer's content, layout and actions; a view is the delegate of its own layer.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Supplies the layer's contents in place of drawing; the default draws.
  func display(_ layer: CALayer)
  /// Draws the layer's contents into a context.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Tells that the layer is about to draw.
  func layerWillDraw(_ layer: CALayer)
  /// Positions the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Supplies what happens at an event; nil searches on.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Records the layer's drawing.
  public func display(_ layer: CALayer) { layer.recordContents() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Positions nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Knows no action.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
