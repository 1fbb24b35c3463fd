/// A layer that shows only its sublayers, each at its own depth.
///
/// Rule: Core Animation's documentation: a background color, contents, and other visual properties
/// of the layer itself are ignored. They are stored. Nothing is drawn in perspective here.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  /// Does nothing: a transform layer has no contents.
  open override func display() {}

  /// Draws nothing: a transform layer has no contents.
  open override func draw(in context: CGContext) {}

  /// A Boolean value that indicates whether the layer shows anything itself; always `false`.
  override var drawsItself: Bool { false }

  /// Returns the deepest sublayer at a point of the superlayer, never the layer itself.
  ///
  /// Rule: Core Animation's documentation: a transform layer cannot be the result of a hit test.
  open override func hitTest(_ point: CGPoint) -> CALayer? {
    let hit = super.hitTest(point)
    return hit === self ? nil : hit
  }
}
