import Foundation

/// Recognises taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; default 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers; default 1.
  open var numberOfTouchesRequired = 1

  /// Taps the attached view at a point of its space. A driven step.
  ///
  /// - Returns: whether the tap was recognised: as many taps and fingers as required.
  @discardableResult
  public func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) -> Bool {
    guard count == numberOfTapsRequired, fingers == numberOfTouchesRequired else { return false }
    return drive(to: .ended, at: point)
  }
}

/// Recognises a finger that rests.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press; default 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers; default 1.
  open var numberOfTouchesRequired = 1
  /// How long the finger must rest, in seconds; default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move before, in points; default 10.
  open var allowableMovement: CGFloat = 10

  /// Rests a finger at a point of the attached view's space for a time. A driven step.
  ///
  /// - Returns: whether the press was long enough to begin.
  @discardableResult
  public func press(at point: CGPoint, for duration: TimeInterval? = nil) -> Bool {
    guard duration ?? minimumPressDuration >= minimumPressDuration else { return false }
    return drive(to: .began, at: point)
  }

  /// Moves the resting finger to a point of the attached view's space. A driven step.
  public func move(to point: CGPoint) {
    guard isRunning else { return }
    drive(to: .changed, at: point)
  }

  /// Lifts the finger at a point of the attached view's space. A driven step.
  public func release(at point: CGPoint) {
    guard isRunning else { return }
    drive(to: .ended, at: point)
  }
}
