import Foundation

/// A layer of particles; kept as data, for none flies.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// What flies.
  open var emitterCells: [CAEmitterCell]?
  /// Where it comes from, in points.
  open var emitterPosition = CGPoint.zero
  /// How deep it comes from, in points.
  open var emitterZPosition: CGFloat = 0
  /// How large the source is, in points.
  open var emitterSize = CGSize.zero
  /// The shape of the source.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// How many come in a second, as a factor.
  open var birthRate: Float = 1
  /// How long they stay, as a factor.
  open var lifetime: Float = 1
  /// How fast they are, as a factor.
  open var velocity: Float = 1
  /// How large they are, as a factor.
  open var scale: Float = 1
  /// The seed of their chances.
  open var seed: UInt32 = 0
}
