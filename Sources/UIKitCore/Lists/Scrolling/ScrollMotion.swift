import Foundation

/// The state of a drag, a deceleration, or an animation of a scroll view's content offset.
package struct ScrollMotion {
  package var isTracking = false
  package var isDragging = false
  package var isDecelerating = false
  /// The content offset at the beginning of the drag.
  package var dragOrigin = CGPoint.zero
  /// The movement of the finger since the beginning of the drag, in points.
  package var dragged = CGPoint.zero
  /// The axes that follow the finger, or `nil` before its first movement.
  package var lock: DragLock?
  /// The offset at which a deceleration or an animation ends.
  package var target: CGPoint?
  /// The timer of the next step of the deceleration or the animation.
  package var timer: RuntimeScheduling.TimerID?
  /// The offsets of the deceleration or the animation.
  var path: ScrollPath?
  package var isAnimating = false
  /// Returns the present target of a running animation whose target moves when sizes replace estimates.
  var destination: (() -> CGPoint?)?
  /// A Boolean value that indicates whether the running animation was started by a tap on the
  /// status bar.
  package var scrollsToTop = false
  /// A Boolean value that indicates whether the running animation returns content to its range,
  /// which the delegate is not notified of.
  var isReturning = false
}

/// The axes that follow a dragging finger, for `isDirectionalLockEnabled`.
///
/// UIKit's documentation of the property: the direction at the beginning of the drag determines the
/// axis, and a diagonal beginning locks no axis. Decided here, because it is not documented: a drag
/// is diagonal when neither coordinate of the first movement is more than twice the other.
package enum DragLock {
  /// Both axes follow the finger.
  case free
  /// Only the horizontal axis follows the finger.
  case horizontal
  /// Only the vertical axis follows the finger.
  case vertical

  package init(_ translation: CGPoint) {
    let (across, down) = (abs(translation.x), abs(translation.y))
    if across > 2 * down {
      self = .horizontal
    } else {
      self = down > 2 * across ? .vertical : .free
    }
  }

  /// Returns the part of a velocity along the axes that follow the finger.
  package func allowed(_ velocity: CGPoint) -> CGPoint {
    switch self {
    case .free: velocity
    case .horizontal: CGPoint(x: velocity.x, y: 0)
    case .vertical: CGPoint(x: 0, y: velocity.y)
    }
  }
}
