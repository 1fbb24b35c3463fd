/// Recognises two fingers that move towards or away from each other.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The fingers' distance in proportion to that at the beginning; may be set, to count from there.
  open var scale: CGFloat = 1
  /// How fast the scale changes, a second.
  open private(set) var velocity: CGFloat = 0

  /// The number of fingers.
  open override var numberOfTouches: Int { state == .possible ? 0 : 2 }

  /// Puts two fingers around a point of the attached view's space. A driven step.
  @discardableResult
  public func begin(at point: CGPoint) -> Bool {
    scale = 1
    velocity = 0
    return drive(to: .began, at: point)
  }

  /// Changes the fingers' distance by a factor since the last step. A driven step.
  ///
  /// - Parameters:
  ///   - factor: above 1 when the fingers move apart.
  ///   - velocity: the change of the scale, a second.
  public func change(by factor: CGFloat, velocity: CGFloat = 0) {
    guard isRunning else { return }
    scale *= factor
    self.velocity = velocity
    advance(to: .changed)
  }

  /// Lifts the fingers. A driven step.
  public func end() {
    guard isRunning else { return }
    advance(to: .ended)
  }
}
