import Foundation

/// The base class of effects that move a view with the device. Stored but not used by the runtime.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() {
    super.init()
  }

  /// Returns values by key path for a tilt of the device. The default is `nil`.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A group of motion effects. Stored but not used by the runtime.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

/// An effect that changes one value of a view with the device. Stored but not used by the runtime.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Hashable, Sendable {
    /// From side to side.
    case tiltAlongHorizontalAxis
    /// Up and down.
    case tiltAlongVerticalAxis
  }

  /// The key path of the value.
  public let keyPath: String
  /// The axis of the tilt.
  public let type: EffectType
  /// The value at the minimum tilt.
  open var minimumRelativeValue: Any?
  /// The value at the maximum tilt.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

extension UIView {
  /// The motion effects of the view. Stored but not used by the runtime.
  public var motionEffects: [UIMotionEffect] {
    get { values.motionEffects }
    set { values.motionEffects = newValue }
  }

  /// Adds a motion effect.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    values.motionEffects.append(effect)
  }

  /// Removes a motion effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    values.motionEffects.removeAll { $0 === effect }
  }
}
