/// A gesture recognizer for two fingers that rotate around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the beginning, in radians, clockwise. Setting it changes the reference.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second.
  open package(set) var velocity: CGFloat = 0

  /// The number of fingers: zero before the gesture is recognized, otherwise two.
  open override var numberOfTouches: Int { state == .possible ? 0 : 2 }
}
