/// A gesture recognizer for two fingers that move toward or away from each other.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers relative to the distance at the beginning. Setting it changes
  /// the reference.
  open var scale: CGFloat = 1
  /// The velocity of the scale's change, per second.
  open package(set) var velocity: CGFloat = 0

  /// The number of fingers: zero before the gesture is recognized, otherwise two.
  open override var numberOfTouches: Int { state == .possible ? 0 : 2 }
}
