/// Hears of an animation's beginning and end; every member is optional.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Tells that an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells that an animation has ended, and whether it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
