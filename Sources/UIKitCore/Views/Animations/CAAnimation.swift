import Foundation

/// An animation of a layer, stored as data. No values change; the animation ends by the
/// environment's clock.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAAction {
  /// The duration in seconds. Zero counts as 0.25, as in a transaction without a duration.
  open var duration: CFTimeInterval = 0
  /// The delay before the animation begins, in seconds after it is added.
  open var beginTime: CFTimeInterval = 0
  /// The number of repetitions. Zero counts as one; infinity never ends.
  open var repeatCount: Float = 0
  /// The time for which the animation repeats, in seconds. For zero, the default, ``repeatCount``
  /// determines the end.
  open var repeatDuration: CFTimeInterval = 0
  /// The speed of the animation's time. The default is 1. Not used by the runtime, which reports
  /// `unused-member`.
  open var speed: Float = 1 { didSet { reportUnused("CAAnimation", if: speed != 1) } }
  /// The offset of the animation's time, in seconds. Not used by the runtime, which reports
  /// `unused-member`.
  open var timeOffset: CFTimeInterval = 0 {
    didSet { reportUnused("CAAnimation", if: timeOffset != 0) }
  }
  /// A Boolean value that indicates whether the animation also plays in reverse.
  open var autoreverses = false
  /// A Boolean value that indicates whether the layer removes the animation after its end. The
  /// default is `true`.
  open var isRemovedOnCompletion = true
  /// The presentation before and after the animation. Not used by the runtime, which reports
  /// `unused-member`.
  open var fillMode = CAMediaTimingFillMode.removed {
    didSet { reportUnused("CAAnimation", if: fillMode != .removed) }
  }
  /// The timing function. Not used by the runtime, which reports `unused-member`.
  open var timingFunction: CAMediaTimingFunction? {
    didSet { reportUnused("CAAnimation", if: timingFunction != nil) }
  }
  /// The delegate that is notified of the beginning and the end. It is referenced strongly, as in
  /// Core Animation.
  open var delegate: (any CAAnimationDelegate)?

  private var keyValues: [String: Any] = [:]

  /// Returns the value of an app-defined key, by which delegates distinguish animations, or `nil`.
  public func value(forKey key: String) -> Any? { keyValues[key] }

  /// Sets the value of an app-defined key.
  public func setValue(_ value: Any?, forKey key: String) {
    keyValues[key] = value
  }

  /// Creates an animation with default values.
  public override init() {
    super.init()
  }

  /// Adds the animation to a layer.
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    (object as? CALayer)?.add(self, forKey: event)
  }

  /// The duration with delay, repetitions, and reverse playback, or `nil` if the animation never
  /// ends.
  var totalDuration: CFTimeInterval? {
    if repeatDuration > 0 {
      return repeatDuration.isFinite ? beginTime + repeatDuration : nil
    }
    guard repeatCount.isFinite else { return nil }
    let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
    return beginTime + once * Double(max(repeatCount, 1))
  }
}

/// The delegate of an animation; all methods are optional.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that an animation has ended, and whether it was completed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default implementation does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Animations that run together.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations of the group. Not used by the runtime, which reports `unused-member`.
  open var animations: [CAAnimation]? {
    didSet { reportUnused("CAAnimationGroup", if: animations != nil) }
  }
}
