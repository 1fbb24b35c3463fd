import Foundation

/// A gesture recognizer for taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps. The default is 1.
  open var numberOfTapsRequired = 1
  /// The required number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1

  /// Simulates a tap on the attached view at a point in its coordinate system.
  ///
  /// - Returns: Whether the tap was recognized: it has the required numbers of taps and fingers.
  @discardableResult
  public func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) -> Bool {
    guard count == numberOfTapsRequired, fingers == numberOfTouchesRequired else { return false }
    return drive(to: .ended, at: point)
  }
}

/// A gesture recognizer for a finger that rests on the view.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps before the press. The default is 0.
  open var numberOfTapsRequired = 0
  /// The required number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The minimum duration of the press, in seconds. The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum distance that the finger can move before the press is recognized, in points. The
  /// default is 10.
  open var allowableMovement: CGFloat = 10

  /// Simulates a long press at a point in the attached view's coordinate system for a duration.
  ///
  /// - Returns: Whether the press was long enough to begin.
  @discardableResult
  public func press(at point: CGPoint, for duration: TimeInterval? = nil) -> Bool {
    guard duration ?? minimumPressDuration >= minimumPressDuration else { return false }
    return drive(to: .began, at: point)
  }

  /// Simulates moving the resting finger to a point in the attached view's coordinate system.
  public func move(to point: CGPoint) {
    guard isRunning else { return }
    drive(to: .changed, at: point)
  }

  /// Simulates lifting the finger at a point in the attached view's coordinate system.
  public func release(at point: CGPoint) {
    guard isRunning else { return }
    drive(to: .ended, at: point)
  }
}
