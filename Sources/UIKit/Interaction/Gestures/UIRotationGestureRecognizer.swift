/// A gesture recognizer for two fingers that rotate around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the beginning, in radians, clockwise. Setting it changes the reference.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second.
  open private(set) var velocity: CGFloat = 0

  /// The number of fingers.
  open override var numberOfTouches: Int { state == .possible ? 0 : 2 }

  /// Simulates touching the view with two fingers around a point in the attached view's coordinate
  /// system.
  @discardableResult
  public func begin(at point: CGPoint) -> Bool {
    rotation = 0
    velocity = 0
    return drive(to: .began, at: point)
  }

  /// Simulates rotating the fingers.
  ///
  /// - Parameters:
  ///   - angle: The rotation since the last step, in radians, clockwise.
  ///   - velocity: The velocity, in radians per second.
  public func turn(by angle: CGFloat, velocity: CGFloat = 0) {
    guard isRunning else { return }
    rotation += angle
    self.velocity = velocity
    advance(to: .changed)
  }

  /// Simulates lifting the fingers.
  public func end() {
    guard isRunning else { return }
    advance(to: .ended)
  }
}
