/// Recognises a pointer that rests over a view without a press.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far above the screen the pointer is, from 0 to 1; 0, as no pencil is over it here.
  open var zOffset: CGFloat { 0 }

  /// The number of fingers: none touches.
  open override var numberOfTouches: Int { 0 }

  /// Moves a pointer over a point of the attached view's space. A driven step.
  ///
  /// Rule: UIKit's documentation: the gesture begins when the pointer comes, changes when it moves.
  ///
  /// - Returns: whether the step took place.
  @discardableResult
  public func hover(at point: CGPoint) -> Bool {
    drive(to: isRunning ? .changed : .began, at: point)
  }

  /// Takes the pointer away from the view at a point of its space. A driven step.
  public func leave(at point: CGPoint) {
    guard isRunning else { return }
    drive(to: .ended, at: point)
  }
}
