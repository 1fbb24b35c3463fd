import Foundation

/// The direction that a drag keeps to, when `isDirectionalLockEnabled` is set.
///
/// Rule: UIKit's documentation of the property: the direction in which the drag begins decides, and
/// a diagonal beginning locks nothing. How far from an axis a drag is diagonal is not documented:
/// here, when neither way is more than twice the other.
enum DragLock {
  /// Both axes follow the finger.
  case free
  /// Only x follows the finger.
  case horizontal
  /// Only y follows the finger.
  case vertical

  init(_ translation: CGPoint) {
    let (across, down) = (abs(translation.x), abs(translation.y))
    if across > 2 * down {
      self = .horizontal
    } else {
      self = down > 2 * across ? .vertical : .free
    }
  }

  /// The part of a speed along the axes that follow the finger.
  func allowed(_ velocity: CGPoint) -> CGPoint {
    switch self {
    case .free: velocity
    case .horizontal: CGPoint(x: velocity.x, y: 0)
    case .vertical: CGPoint(x: 0, y: velocity.y)
    }
  }
}
