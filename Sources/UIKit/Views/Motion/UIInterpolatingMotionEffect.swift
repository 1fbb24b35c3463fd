import Foundation

/// Moves one value of a view with the device; kept as data.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of a tilt.
  public enum EffectType: Int, Hashable, Sendable {
    /// To the sides.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The value's key path.
  public let keyPath: String
  /// The axis.
  public let type: EffectType
  /// The value at the least tilt.
  open var minimumRelativeValue: Any?
  /// The value at the greatest tilt.
  open var maximumRelativeValue: Any?

  /// Makes an effect.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}
