import Foundation

/// Makes changes that can be held, turned back and stopped; its end comes by the virtual clock.
///
/// Rule: UIKit's documentation of the states and of what leads from one to another. The changes are
/// made at once when the animator begins: there is no picture between start and end, and turning back
/// changes the position that the completions hear, not the properties.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var waiting: RuntimeTimer?
  private var environment = RuntimeEnvironment.current
  /// When time began to pass; `nil` while it does not.
  private var began: TimeInterval?
  private var hasMadeChanges = false
  private var fractionAtStart: CGFloat = 0
  private var length: TimeInterval = 0

  /// The length in virtual seconds.
  public let duration: TimeInterval
  /// The delay of ``startAnimation(afterDelay:)`` in virtual seconds.
  open private(set) var delay: TimeInterval = 0
  /// The pace, as data.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Where the animator stands.
  open private(set) var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether time passes for the animator.
  open private(set) var isRunning = false
  /// A Boolean value that indicates whether views can be touched meanwhile; kept as a value. The
  /// default is `true`.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the animator can be held. The default is `true`.
  open var isInterruptible = true
  /// A Boolean value that indicates whether a drag follows the finger without a pace; kept as a
  /// value. The default is `true`.
  open var scrubsLinearly = true
  /// A Boolean value that indicates whether the animator stays active when it has come to its end.
  /// The default is `false`.
  open var pausesOnCompletion = false
  /// A Boolean value that indicates whether the animator goes back to its start.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      resume(from: fraction(before: oldValue))
    }
  }

  /// Creates an animator of a pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = max(0, duration)
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator of a named curve with changes.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator of a spring with changes.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator of a curve of two points with changes.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and begins it after a delay in virtual seconds.
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

  // MARK: What is done

  /// Adds changes; an animator that has begun makes them at once.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if hasMadeChanges { animation() } else { animations.append(animation) }
  }

  /// Adds changes that begin after a part of the time; the part counts as none.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds a closure for the end, which hears where the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Course

  /// Begins, or goes on after a pause.
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

  /// Begins after a delay in virtual seconds; the animator is active meanwhile.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive, delay > 0 else { return startAnimation() }
    self.delay = delay
    environment = RuntimeEnvironment.current
    state = .active
    isRunning = true
    waiting = environment.scheduleTimer(after: delay, RuntimeStep(.timer, "animator delay")) {
      self.makeChanges()
      self.resume(from: 0)
    }
  }

  /// Holds the animation; an animator that has not begun becomes active, and is held at its start.
  open func pauseAnimation() {
    guard isInterruptible else { return }
    if state == .inactive { activate() }
    fractionAtStart = fractionComplete
    hold()
  }

  /// Goes on after a pause, for a part of ``duration``; 0 is what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    resume(from: fractionAtStart, within: durationFactor > 0 ? duration * durationFactor : nil)
  }

  /// Stops the animation.
  ///
  /// - Parameter withoutFinishing: whether it is done with, and no completion runs; otherwise
  ///   ``finishAnimation(at:)`` is to follow.
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

  /// Runs the completions of an animator that was stopped.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  /// How much of the animation is done, from 0 to 1; setting it holds the animation there.
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

  /// Lets time pass from a fraction on.
  private func resume(from fraction: CGFloat, within seconds: TimeInterval? = nil) {
    if let waiting { environment.scheduler.cancelTimer(waiting) }
    let rest = Double(isReversed ? fraction : 1 - fraction)
    fractionAtStart = fraction
    began = environment.scheduler.now
    isRunning = true
    let wait = seconds ?? duration * rest
    length = rest > 0 ? wait / rest : 0
    waiting = environment.scheduleTimer(after: wait, RuntimeStep(.timer, "animator end")) {
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
