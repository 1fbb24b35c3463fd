import Foundation

extension UIScrollView {
  /// The duration of an animated change of the content offset, in virtual seconds.
  private static var animationDuration: Double { 0.3 }

  /// Starts an animated change of the content offset, which a timer of the environment ends.
  package func animateOffset(to offset: CGPoint) {
    stopMotion()
    guard offset != contentOffset else { return }
    motion.isAnimating = true
    motion.target = offset
    motion.timer = environment.scheduleTimer(
      after: Self.animationDuration, RuntimeStep(.timer, "scroll animation")
    ) { [weak self] in self?.endOffsetAnimation() }
  }

  /// Moves the content to the target of a running animation and ends the animation.
  package func endOffsetAnimation() {
    guard motion.isAnimating, let target = motion.target else { return }
    let scrollsToTop = motion.scrollsToTop
    stopAnimation()
    environment.bind {
      if target != contentOffset { bounds.origin = target }
      scrollsToTop
        ? scrollDelegate?.scrollViewDidScrollToTop(self)
        : scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Cancels a running animation; the content keeps its current offset.
  func stopAnimation() {
    guard motion.isAnimating else { return }
    cancelTimer()
    motion.isAnimating = false
    motion.scrollsToTop = false
    motion.target = nil
  }

  /// Cancels a running animation or deceleration.
  package func stopMotion() {
    stopAnimation()
    guard motion.isDecelerating else { return }
    cancelTimer()
    motion.isDecelerating = false
    motion.target = nil
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  package func cancelTimer() {
    if let timer = motion.timer { environment.scheduler.cancelTimer(timer) }
    motion.timer = nil
  }
}
