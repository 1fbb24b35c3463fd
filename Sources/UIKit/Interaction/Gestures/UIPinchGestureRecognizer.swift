/// A gesture recognizer for two fingers that move toward or away from each other.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers relative to the distance at the beginning. Setting it changes
  /// the reference.
  open var scale: CGFloat = 1
  /// The velocity of the scale, per second.
  open private(set) var velocity: CGFloat = 0

  /// The number of fingers.
  open override var numberOfTouches: Int { state == .possible ? 0 : 2 }

  /// Simulates touching the view with two fingers around a point in the attached view's coordinate
  /// system.
  @discardableResult
  public func begin(at point: CGPoint) -> Bool {
    scale = 1
    velocity = 0
    return drive(to: .began, at: point)
  }

  /// Simulates changing the distance between the fingers by a factor since the last step.
  ///
  /// - Parameters:
  ///   - factor: The factor, above 1 when the fingers move apart.
  ///   - velocity: The change of the scale, per second.
  public func change(by factor: CGFloat, velocity: CGFloat = 0) {
    guard isRunning else { return }
    scale *= factor
    self.velocity = velocity
    advance(to: .changed)
  }

  /// Simulates lifting the fingers.
  public func end() {
    guard isRunning else { return }
    advance(to: .ended)
  }
}
