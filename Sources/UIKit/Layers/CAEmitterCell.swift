import Foundation

/// A kind of particle; kept as data.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  /// The name.
  open var name: String?
  /// The picture, a ``CGImage``.
  open var contents: Any?
  /// The colour.
  open var color: CGColor?
  /// How many come in a second.
  open var birthRate: Float = 0
  /// How long one stays, in seconds.
  open var lifetime: Float = 0
  /// By how much that varies, in seconds.
  open var lifetimeRange: Float = 0
  /// The speed in points a second.
  open var velocity: CGFloat = 0
  /// By how much that varies.
  open var velocityRange: CGFloat = 0
  /// The angle in radians.
  open var emissionLongitude: CGFloat = 0
  /// By how much that varies.
  open var emissionRange: CGFloat = 0
  /// The change of speed across, in points a second squared.
  open var xAcceleration: CGFloat = 0
  /// The change of speed down, in points a second squared.
  open var yAcceleration: CGFloat = 0
  /// The turn in radians a second.
  open var spin: CGFloat = 0
  /// By how much that varies.
  open var spinRange: CGFloat = 0
  /// The size, as a factor.
  open var scale: CGFloat = 1
  /// By how much that varies.
  open var scaleRange: CGFloat = 0
  /// The change of size a second.
  open var scaleSpeed: CGFloat = 0
  /// By how much opacity varies.
  open var alphaRange: Float = 0
  /// The change of opacity a second.
  open var alphaSpeed: Float = 0

  /// Makes a particle that does not come.
  public override init() {
    super.init()
  }
}
