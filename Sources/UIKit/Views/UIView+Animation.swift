import Foundation

extension UIView {
  /// A Boolean value that indicates whether changes animate; UIKit keeps it once a process, here it
  /// belongs to the environment.
  public class var areAnimationsEnabled: Bool {
    RuntimeEnvironment.current.application.areAnimationsEnabled
  }

  /// Says whether changes animate.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    RuntimeEnvironment.current.application.areAnimationsEnabled = enabled
  }

  /// Runs changes without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let state = RuntimeEnvironment.current.application
    let former = state.areAnimationsEnabled
    state.areAnimationsEnabled = false
    actionsWithoutAnimation()
    state.areAnimationsEnabled = former
  }

  /// Makes changes at once; they count as finished after a duration in virtual seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Makes changes at once and calls back after a duration in virtual seconds.
  ///
  /// Rule: UIKit's documentation: with a duration of zero, or with animations switched off, the
  /// completion runs in the next turn of the main queue.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Makes changes at once and calls back after delay and duration in virtual seconds.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let application = RuntimeEnvironment.current.application
    application.runningDurations.append(duration)
    animations()
    application.runningDurations.removeLast()
    guard let completion else { return }
    finish(after: areAnimationsEnabled ? duration + delay : 0, completion)
  }

  /// Makes changes at once, as a spring, and calls back after delay and duration.
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

  /// Makes changes of a view at once and calls back after a duration in virtual seconds.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Puts a view in the place of another at once and calls back after a duration in virtual seconds.
  ///
  /// Rule: UIKit's documentation: the former view leaves the tree unless `showHideTransitionViews` asks to
  /// hide it instead.
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

  /// Calls back after a time in virtual seconds; in the next turn of the main queue for 0.
  class func finish(
    after delay: TimeInterval, _ completion: @escaping (Bool) -> Void
  ) {
    let environment = RuntimeEnvironment.current
    let box = MainActorBox(completion)
    if delay <= 0 {
      environment.enqueueOnMain(RuntimeStep(.main, "animation completion")) { box.value(true) }
    } else {
      environment.scheduleTimer(after: delay, RuntimeStep(.timer, "animation completion")) {
        box.value(true)
      }
    }
  }
}

extension UIView {
  /// Makes changes at once, as a spring, and calls back after delay and duration in virtual seconds.
  ///
  /// The duration is in seconds, by default half a second as in UIKit; the bounce says how far the spring
  /// swings beyond its end, from -1 to 1, and nothing shows it here.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Makes changes that would be repeated; they are made once, at once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }
}

extension UIView {
  /// Animations that the system has made.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// The views go away.
    case delete
  }

  /// Runs an animation of the system on views, and other changes beside it.
  ///
  /// Rule: UIKit's documentation: with ``SystemAnimation/delete`` the views are taken away at the end.
  /// UIKit does not document how long it takes; 0.3 virtual seconds here. Main thread.
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
