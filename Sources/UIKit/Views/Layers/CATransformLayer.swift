/// A layer that shows its sublayers alone, each with its own depth.
///
/// Rule: Core Animation's documentation: a color, contents and other looks of the layer itself are
/// ignored; they are kept as values. Nothing is drawn in perspective here.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  /// Makes no contents.
  open override func display() {}

  /// Draws nothing of its own.
  open override func draw(in context: CGContext) {}

  /// A Boolean value that indicates whether a layer shows what lies behind its sublayers: not this
  /// one.
  override var drawsItself: Bool { false }

  /// The sublayer that lies at a point of the superlayer, never the layer itself.
  ///
  /// Rule: Core Animation's documentation: a transform layer cannot be hit.
  open override func hitTest(_ point: CGPoint) -> CALayer? {
    let hit = super.hitTest(point)
    return hit === self ? nil : hit
  }
}
