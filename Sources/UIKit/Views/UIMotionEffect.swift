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
  /// The effects. Not used by the runtime, which reports `unused-member`.
  open var motionEffects: [UIMotionEffect]? {
    didSet { reportUnused("UIMotionEffectGroup", if: motionEffects != nil) }
  }
}

/// An effect that changes one value of a view with the device. Stored but not used by the runtime.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis about which the user tilts the device.
  public enum EffectType: Int, Hashable, Sendable {
    /// A tilt from side to side.
    case tiltAlongHorizontalAxis
    /// A tilt up and down.
    case tiltAlongVerticalAxis
  }

  /// The key path of the view's property that the effect changes.
  public let keyPath: String
  /// The axis of the tilt.
  public let type: EffectType
  /// The value at the minimum tilt. Not used by the runtime, which reports `unused-member`.
  open var minimumRelativeValue: Any? {
    didSet { reportUnused("UIInterpolatingMotionEffect", if: minimumRelativeValue != nil) }
  }
  /// The value at the maximum tilt. Not used by the runtime, which reports `unused-member`.
  open var maximumRelativeValue: Any? {
    didSet { reportUnused("UIInterpolatingMotionEffect", if: maximumRelativeValue != nil) }
  }

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

extension UIView {
  /// The motion effects of the view. Not used by the runtime, which reports `unused-member`.
  public var motionEffects: [UIMotionEffect] {
    get { values.motionEffects }
    set { values.motionEffects = reportUnused("UIView", newValue, if: !newValue.isEmpty) }
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
