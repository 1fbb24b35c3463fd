import Foundation

extension UIScrollView {
  /// Starts an animated change of the content offset in steps of 1/60 s of the environment's clock.
  package func animateOffset(to offset: CGPoint) {
    stopMotion()
    guard offset != contentOffset else { return }
    let metrics = environment.listMetrics.scrolling
    motion.isAnimating = true
    motion.target = offset
    follow(
      ScrollPath(
        start: contentOffset, target: offset, startTime: environment.scheduler.now,
        duration: metrics.animationDuration, pace: .animation(metrics.animationCurve)))
  }

  /// Has the running animation end where a closure says, which is called at each step.
  func follow(_ destination: @escaping () -> CGPoint?) {
    if motion.isAnimating { motion.destination = destination }
  }

  /// Starts a deceleration to ``ScrollMotion/target`` in steps of 1/60 s of the environment's
  /// clock.
  package func decelerate(to target: CGPoint, during seconds: Double) {
    follow(
      ScrollPath(
        start: contentOffset, target: target, startTime: environment.scheduler.now,
        duration: seconds, pace: .deceleration(rate: Double(decelerationRate.rawValue))))
  }

  /// Has the running deceleration end within the range of offsets, which insets have changed.
  func redirectDeceleration() {
    guard let target = motion.target.map(offsetInRange) else { return }
    motion.target = target
    motion.destination = { target }
  }

  private func follow(_ path: ScrollPath) {
    motion.path = path
    schedule(step: 1, of: path)
  }

  private func schedule(step: Int, of path: ScrollPath) {
    let delay = path.time(ofStep: step) - environment.scheduler.now
    let label = motion.isAnimating ? "scroll animation" : "deceleration"
    // A timer that is due at the end of an advance must not miss it by rounding.
    motion.timer = environment.scheduleTimer(
      after: delay - 1e-9, RuntimeScheduling.Step(.timer, label)
    ) { [weak self] in self?.perform(step: step, of: path) }
  }

  /// Sets the offset of a step of a path, and runs the layout that the end of a frame runs.
  private func perform(step: Int, of path: ScrollPath) {
    guard motion.path == path else { return }
    motion.timer = nil
    let path = retargeted(path)
    if step == path.stepCount { return end(path) }
    environment.bind {
      let offset = path.offset(atStep: step)
      if offset != contentOffset { bounds.origin = offset }
      layOutFrame()
    }
    if motion.path == path { schedule(step: step + 1, of: path) }
  }

  /// Returns the path with the present target of its animation.
  private func retargeted(_ path: ScrollPath) -> ScrollPath {
    guard let target = motion.destination?(), target != path.target else { return path }
    var path = path
    path.target = target
    motion.path = path
    motion.target = target
    return path
  }

  /// The number of layout passes after which a target that moves is not followed any further.
  ///
  /// Each pass makes at least one more size known that moves the target.
  static var settlingRounds: Int { 64 }

  /// Moves the content to the target, and lays it out again while that moves the target.
  private func settleOnTarget() {
    for _ in 0..<Self.settlingRounds {
      if let target = motion.target, target != contentOffset { bounds.origin = target }
      layOutFrame()
      guard let destination = motion.destination?() else { return }
      motion.target = destination
      guard destination != contentOffset else { return }
    }
  }

  /// Performs the last step, whose layout precedes the call that ends the motion.
  private func end(_ path: ScrollPath) {
    environment.bind { settleOnTarget() }
    guard motion.path == path else { return }
    if motion.isAnimating { endOffsetAnimation() } else { endDeceleration() }
  }

  /// Moves animated or decelerating content to its target in one step, whose layout precedes the call that
  /// ends the motion, as that of the last of many steps does.
  package func finishMotionInOneStep() {
    guard motion.isAnimating || motion.isDecelerating else { return }
    environment.bind { settleOnTarget() }
    if motion.isAnimating { endOffsetAnimation() } else { endDeceleration() }
  }

  /// Runs the layout at the end of a frame, which displays cells that become visible.
  private func layOutFrame() {
    window?.layoutIfNeeded()
    layoutIfNeeded()
  }

  /// Ends a running animation and sets the offset to its target.
  ///
  /// Rule: UIKit's documentation: `scrollViewDidEndScrollingAnimation` follows when the animation
  /// concludes, thus after the content is displayed at its end.
  func endOffsetAnimation() {
    guard motion.isAnimating else { return }
    if motion.destination != nil { environment.bind { settleOnTarget() } }
    guard motion.isAnimating, let target = motion.target else { return }
    let (scrollsToTop, isReturning) = (motion.scrollsToTop, motion.isReturning)
    stopAnimation()
    environment.bind {
      if target != contentOffset { bounds.origin = target }
      guard !isReturning else { return }
      scrollsToTop
        ? scrollDelegate?.scrollViewDidScrollToTop(self)
        : scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Ends a deceleration and sets the offset to its target.
  func endDeceleration() {
    guard motion.isDecelerating, let target = motion.target else { return }
    environment.bind {
      cancelTimer()
      motion.target = nil
      motion.destination = nil
      if target != contentOffset { bounds.origin = target }
      motion.isDecelerating = false
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// Cancels a running animation at its current offset.
  func stopAnimation() {
    guard motion.isAnimating else { return }
    cancelTimer()
    motion.isAnimating = false
    motion.scrollsToTop = false
    motion.isReturning = false
    motion.target = nil
    motion.destination = nil
  }

  /// Cancels a running animation or deceleration at its current offset.
  package func stopMotion() {
    stopAnimation()
    guard motion.isDecelerating else { return }
    cancelTimer()
    motion.isDecelerating = false
    motion.target = nil
    motion.destination = nil
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  package func cancelTimer() {
    if let timer = motion.timer { environment.scheduler.cancelTimer(timer) }
    motion.timer = nil
    motion.path = nil
  }
}
