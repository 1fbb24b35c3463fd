import UIKit

extension UIGestureRecognizer {
  /// Moves the gesture to a state at a point of the attached view, and calls its handlers.
  ///
  /// A gesture begins only if the view and the delegate allow it. After its last state the gesture recognizer
  /// is reset to `possible`. Main actor.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - point: the location in the attached view's coordinate space, in points.
  /// - Returns: `true` if the state was reached.
  @discardableResult
  public func drive(to state: State, at point: CGPoint) -> Bool {
    if let view { place = view.convert(point, to: nil) }
    if self.state == .possible, state != .failed,
      !mayBegin(touching: view?.hitTest(point, with: nil))
    {
      reset()
      return false
    }
    advance(to: state)
    return true
  }
}

extension UIHoverGestureRecognizer {
  /// Simulates a pointer that moves over a point of the attached view.
  ///
  /// UIKit's documentation: the gesture begins when the pointer enters the view, and changes when it moves.
  ///
  /// - Parameter point: the location in the attached view's coordinate space, in points.
  /// - Returns: `true` if the state was reached.
  @discardableResult
  public func hover(at point: CGPoint) -> Bool {
    drive(to: isRunning ? .changed : .began, at: point)
  }

  /// Simulates a pointer that leaves the attached view at a point of its coordinate space, in points.
  public func leave(at point: CGPoint) {
    guard isRunning else { return }
    drive(to: .ended, at: point)
  }
}

extension UISwipeGestureRecognizer {
  /// Simulates a swipe over the attached view.
  ///
  /// - Parameters:
  ///   - direction: the direction of the swipe.
  ///   - point: the start in the attached view's coordinate space, in points.
  ///   - fingers: the number of fingers.
  /// - Returns: `true` if the swipe was recognized: in one of the directions, with the required number of
  ///   fingers.
  @discardableResult
  public func swipe(_ direction: Direction, from point: CGPoint, fingers: Int = 1) -> Bool {
    guard self.direction.contains(direction), !direction.isEmpty,
      fingers == numberOfTouchesRequired
    else { return false }
    return drive(to: .ended, at: point)
  }
}

extension UITapGestureRecognizer {
  /// Simulates a tap on the attached view.
  ///
  /// - Parameters:
  ///   - point: the location in the attached view's coordinate space, in points.
  ///   - count: the number of taps.
  ///   - fingers: the number of fingers.
  /// - Returns: `true` if the tap was recognized: the required number of taps and fingers.
  @discardableResult
  public func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) -> Bool {
    guard count == numberOfTapsRequired, fingers == numberOfTouchesRequired else { return false }
    return drive(to: .ended, at: point)
  }
}
