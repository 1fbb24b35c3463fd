/// A gesture recognizer for a pointer that hovers over a view.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of the pointer from the screen, from 0 to 1. It is 0, because no pencil is
  /// simulated.
  open var zOffset: CGFloat { 0 }

  /// The number of fingers: zero.
  open override var numberOfTouches: Int { 0 }

  /// Simulates moving a pointer over a point in the attached view's coordinate system.
  ///
  /// Rule: UIKit's documentation: the gesture begins when the pointer enters, and changes when it
  /// moves.
  ///
  /// - Returns: Whether the change took place.
  @discardableResult
  public func hover(at point: CGPoint) -> Bool {
    drive(to: isRunning ? .changed : .began, at: point)
  }

  /// Simulates the pointer leaving the view at a point in its coordinate system.
  public func leave(at point: CGPoint) {
    guard isRunning else { return }
    drive(to: .ended, at: point)
  }
}
