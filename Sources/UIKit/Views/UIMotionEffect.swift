import Foundation

/// The base class of what moves a view with the device; kept as data.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() {
    super.init()
  }

  /// Returns values by key path for a tilt of the device; none by default.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// Several motion effects as one; kept as data.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

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

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

extension UIView {
  /// What moves the view with the device; kept as data, for nothing tilts here.
  public var motionEffects: [UIMotionEffect] {
    get { values.motionEffects }
    set { values.motionEffects = newValue }
  }

  /// Adds what moves the view with the device.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    values.motionEffects.append(effect)
  }

  /// Takes away what moves the view with the device.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    values.motionEffects.removeAll { $0 === effect }
  }
}
