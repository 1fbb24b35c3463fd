/// Recognises two fingers that turn around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The turn since the beginning, in radians, clockwise; may be set, to count from there.
  open var rotation: CGFloat = 0
  /// How fast the fingers turn, in radians a second.
  open private(set) var velocity: CGFloat = 0

  /// The number of fingers.
  open override var numberOfTouches: Int { state == .possible ? 0 : 2 }

  /// Puts two fingers around a point of the attached view's space. A driven step.
  @discardableResult
  public func begin(at point: CGPoint) -> Bool {
    rotation = 0
    velocity = 0
    return drive(to: .began, at: point)
  }

  /// Turns the fingers. A driven step.
  ///
  /// - Parameters:
  ///   - angle: the turn since the last step, in radians, clockwise.
  ///   - velocity: the speed, in radians a second.
  public func turn(by angle: CGFloat, velocity: CGFloat = 0) {
    guard isRunning else { return }
    rotation += angle
    self.velocity = velocity
    advance(to: .changed)
  }

  /// Lifts the fingers. A driven step.
  public func end() {
    guard isRunning else { return }
    advance(to: .ended)
  }
}
