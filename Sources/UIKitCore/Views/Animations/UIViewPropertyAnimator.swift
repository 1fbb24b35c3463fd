import Foundation

/// An animator that can be paused, reversed, and stopped. It ends by the environment's clock.
///
/// Rule: UIKit's documentation of the states and their transitions. The changes apply immediately
/// when the animator starts, without intermediate values. Reversing changes the position that
/// completion handlers receive, not the properties.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var waiting: RuntimeScheduling.TimerID?
  private var environment = RuntimeEnvironment.current
  /// The time at which the animator started to run, or `nil` while it does not run.
  private var began: TimeInterval?
  private var hasMadeChanges = false
  private var fractionAtStart: CGFloat = 0
  private var length: TimeInterval = 0

  /// The duration in seconds.
  public let duration: TimeInterval
  /// The delay of ``startAnimation(afterDelay:)``, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The timing of the animation. Stored but not used by the runtime.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The state of the animator: inactive, active, or stopped.
  open private(set) var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether the animator is running.
  open private(set) var isRunning = false
  /// A Boolean value that indicates whether views receive touches during the animation. The default
  /// is `true`. Not used by the runtime, which reports `unused-member`.
  open var isUserInteractionEnabled = true {
    didSet { reportUnused("UIViewPropertyAnimator", if: !isUserInteractionEnabled) }
  }
  /// A Boolean value that indicates whether the animator can be paused. The default is `true`.
  open var isInterruptible = true
  /// A Boolean value that indicates whether scrubbing is linear. The default is `true`. Not used by
  /// the runtime, which reports `unused-member`.
  open var scrubsLinearly = true {
    didSet { reportUnused("UIViewPropertyAnimator", if: !scrubsLinearly) }
  }
  /// A Boolean value that indicates whether a completed animator stays active. The default is
  /// `false`.
  open var pausesOnCompletion = false
  /// A Boolean value that indicates whether the animator runs in reverse.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      resume(from: fraction(before: oldValue))
    }
  }

  /// Creates an animator with custom timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = max(0, duration)
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with a named curve and changes.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring and changes.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve of two control points and changes.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it after a delay, in seconds. The options are ignored.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Animations and completions

  /// Adds changes. A started animator applies them immediately.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if hasMadeChanges { animation() } else { animations.append(animation) }
  }

  /// Adds changes. The delay factor is ignored.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds a completion handler, which receives the final position.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Starting and stopping

  /// Starts the animation, or resumes it after a pause.
  open func startAnimation() {
    switch state {
    case .inactive:
      activate()
      resume(from: 0)
    case .active:
      if !isRunning { resume(from: fractionAtStart) }
    case .stopped:
      break
    }
  }

  /// Starts the animation after a delay, in seconds. The animator is active during the delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive, delay > 0 else { return startAnimation() }
    self.delay = delay
    environment = RuntimeEnvironment.current
    state = .active
    isRunning = true
    waiting = environment.scheduleTimer(
      after: delay, RuntimeScheduling.Step(.timer, "animator delay")
    ) {
      self.makeChanges()
      self.resume(from: 0)
    }
  }

  /// Pauses the animation. An inactive animator becomes active and is paused at its start.
  open func pauseAnimation() {
    guard isInterruptible else { return }
    if state == .inactive { activate() }
    fractionAtStart = fractionComplete
    hold()
  }

  /// Continues after a pause, for a fraction of ``duration``. Zero means the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    resume(from: fractionAtStart, within: durationFactor > 0 ? duration * durationFactor : nil)
  }

  /// Stops the animation.
  ///
  /// - Parameter withoutFinishing: `true` to end without completion handlers; `false` if
  ///   ``finishAnimation(at:)`` follows.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    fractionAtStart = fractionComplete
    hold()
    state = .stopped
    if withoutFinishing {
      completions = []
      deactivate()
    }
  }

  /// Runs the completion handlers of a stopped animator.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  /// The completed fraction of the animation, from 0 to 1. Setting it pauses the animation there.
  open var fractionComplete: CGFloat {
    get { isRunning ? fraction(before: isReversed) : fractionAtStart }
    set {
      guard state != .stopped else { return }
      if state == .inactive { activate() }
      hold()
      fractionAtStart = min(max(newValue, 0), 1)
    }
  }

  private func fraction(before reversed: Bool) -> CGFloat {
    guard let began else { return fractionAtStart }
    guard length > 0 else { return reversed ? 0 : 1 }
    let done = CGFloat((environment.scheduler.now - began) / length)
    return min(max(fractionAtStart + (reversed ? -done : done), 0), 1)
  }

  private func activate() {
    environment = RuntimeEnvironment.current
    state = .active
    fractionAtStart = 0
    makeChanges()
  }

  private func makeChanges() {
    let changes = animations
    animations = []
    hasMadeChanges = true
    for change in changes { change() }
  }

  private func hold() {
    if let waiting { environment.scheduler.cancelTimer(waiting) }
    waiting = nil
    isRunning = false
    began = nil
    if !hasMadeChanges { makeChanges() }
  }

  /// Runs the animator from a completed fraction, for a number of seconds or the remaining time.
  private func resume(from fraction: CGFloat, within seconds: TimeInterval? = nil) {
    if let waiting { environment.scheduler.cancelTimer(waiting) }
    let rest = Double(isReversed ? fraction : 1 - fraction)
    fractionAtStart = fraction
    began = environment.scheduler.now
    isRunning = true
    let wait = seconds ?? duration * rest
    length = rest > 0 ? wait / rest : 0
    waiting = environment.scheduleTimer(after: wait, RuntimeScheduling.Step(.timer, "animator end"))
    {
      self.arrive()
    }
  }

  private func arrive() {
    waiting = nil
    began = nil
    isRunning = false
    fractionAtStart = isReversed ? 0 : 1
    if pausesOnCompletion { return }
    complete(at: isReversed ? .start : .end)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let closures = completions
    completions = []
    deactivate()
    for closure in closures { closure(position) }
  }

  private func deactivate() {
    state = .inactive
    isRunning = false
    hasMadeChanges = false
    isReversed = false
    fractionAtStart = 0
    delay = 0
  }
}
