/// An animation like a spring between two values.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring's end; default 1.
  open var mass: CGFloat = 1
  /// The spring's strength; default 100.
  open var stiffness: CGFloat = 100
  /// What takes the spring's energy away; default 10.
  open var damping: CGFloat = 10
  /// The speed at the beginning; default 0.
  open var initialVelocity: CGFloat = 0
}
