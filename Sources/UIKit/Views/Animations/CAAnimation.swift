import Foundation

/// An animation of a layer as data: it changes nothing, its end comes by the virtual clock.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAAction {
  /// The length in virtual seconds; 0 counts as 0.25, as in a group without a duration.
  open var duration: CFTimeInterval = 0
  /// When the animation begins, in virtual seconds after it is added.
  open var beginTime: CFTimeInterval = 0
  /// How often the animation runs; 0 counts as once, infinity has no end.
  open var repeatCount: Float = 0
  /// How long the animation repeats, in virtual seconds; 0, the default, leaves that to
  /// ``repeatCount``.
  open var repeatDuration: CFTimeInterval = 0
  /// How fast the animation's time passes; kept as a value. The default is 1.
  open var speed: Float = 1
  /// What is added to the animation's time, in seconds; kept as a value.
  open var timeOffset: CFTimeInterval = 0
  /// A Boolean value that indicates whether the animation runs back too.
  open var autoreverses = false
  /// A Boolean value that indicates whether the layer forgets the animation after its end. The
  /// default is `true`.
  open var isRemovedOnCompletion = true
  /// What shows before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How the animation's speed changes.
  open var timingFunction: CAMediaTimingFunction?
  /// Hears of beginning and end; kept alive, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?

  private var keyValues: [String: Any] = [:]

  /// The value of a key of the app's own, by which delegates tell animations apart; `nil` without
  /// one.
  public func value(forKey key: String) -> Any? { keyValues[key] }

  /// Gives a key of the app's own a value.
  public func setValue(_ value: Any?, forKey key: String) {
    keyValues[key] = value
  }

  /// Creates an animation.
  public override init() {
    super.init()
  }

  /// Adds the animation to a layer.
  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    (object as? CALayer)?.add(self, forKey: event)
  }

  /// The length with repetitions and the way back; `nil` without an end.
  var totalDuration: CFTimeInterval? {
    if repeatDuration > 0 {
      return repeatDuration.isFinite ? beginTime + repeatDuration : nil
    }
    guard repeatCount.isFinite else { return nil }
    let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
    return beginTime + once * Double(max(repeatCount, 1))
  }
}

/// Hears of an animation's beginning and end; every member is optional.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that an animation has ended, and whether it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Animations that run together.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}
