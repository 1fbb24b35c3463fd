import Foundation

extension UIView {
  /// A Boolean value that indicates whether animations are enabled. UIKit stores it per process;
  /// here it belongs to the environment.
  public class var areAnimationsEnabled: Bool {
    RuntimeEnvironment.current.application.areAnimationsEnabled
  }

  /// Enables or disables animations.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    RuntimeEnvironment.current.application.areAnimationsEnabled = enabled
  }

  /// Runs changes with animations disabled.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let state = RuntimeEnvironment.current.application
    let former = state.areAnimationsEnabled
    state.areAnimationsEnabled = false
    actionsWithoutAnimation()
    state.areAnimationsEnabled = former
  }

  /// Applies changes immediately. The animation ends after a duration in seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Applies changes immediately and calls the completion handler after a duration in seconds.
  ///
  /// Rule: UIKit's documentation: with a duration of zero, or with animations disabled, the
  /// completion handler runs in the next step on the main queue.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Applies changes immediately and calls the completion handler after the delay and the duration,
  /// in seconds.
  ///
  /// Removing the animations of the changed views' layers ends the animation: the completion handler is called with
  /// `false`. Rule: UIKit's documentation of the handler's argument, and Core Animation's of `removeAllAnimations()`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let application = RuntimeEnvironment.current.application
    let animation = ViewAnimation()
    application.runningDurations.append(duration)
    animation.include(animations)
    application.runningDurations.removeLast()
    guard let completion else { return }
    let end = areAnimationsEnabled ? duration + delay : 0
    guard end > 0 else { return finish(after: 0, completion) }
    animation.end(after: end, completion)
  }

  /// Applies changes immediately, as a spring, and calls the completion handler after the delay and
  /// the duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Applies changes of a view immediately and calls the completion handler after a duration in
  /// seconds.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Replaces a view by another immediately and calls the completion handler after a duration in
  /// seconds.
  ///
  /// Rule: UIKit's documentation: the former view is removed, unless `showHideTransitionViews`
  /// specifies that it is hidden instead.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let hides = options.contains(.showHideTransitionViews)
    let exchange = {
      if hides {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    animate(
      withDuration: duration, delay: 0, options: options, animations: exchange,
      completion: completion)
  }

  /// Calls a completion handler after a delay in seconds; for 0, in the next step on the main
  /// queue.
  class func finish(
    after delay: TimeInterval, _ completion: @escaping (Bool) -> Void
  ) {
    let environment = RuntimeEnvironment.current
    let box = MainActorBox(completion)
    if delay <= 0 {
      environment.enqueueOnMain(RuntimeScheduling.Step(.main, "animation completion")) {
        box.value(true)
      }
    } else {
      environment.scheduleTimer(
        after: delay, RuntimeScheduling.Step(.timer, "animation completion")
      ) {
        box.value(true)
      }
    }
  }
}

extension UIView {
  /// Applies changes immediately, as a spring, and calls the completion handler after the delay and
  /// the duration.
  ///
  /// The durations are in seconds; the default is half a second, as in UIKit. The bounce is the
  /// overshoot of the spring, from -1 to 1. It has no effect here.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Applies changes that UIKit repeats. They are applied once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }
}

extension UIView {
  /// The animations that the system provides.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// The views are deleted.
    case delete
  }

  /// Runs a system animation on views, and other changes alongside.
  ///
  /// Rule: UIKit's documentation: ``SystemAnimation/delete`` removes the views at the end. Decided
  /// here, because UIKit documents no duration: 0.3 seconds. Call this method on the main thread.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.3, delay: 0, options: options,
      animations: {
        for view in views { view.alpha = 0 }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }
}
