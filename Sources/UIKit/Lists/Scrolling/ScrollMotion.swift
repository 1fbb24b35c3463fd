import Foundation

/// A gesture or an animation that moves the content of a scroll view.
struct ScrollMotion {
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  /// Where the offset was, and how far the finger has moved, since the drag began.
  var dragOrigin = CGPoint.zero
  var dragged = CGPoint.zero
  /// What a directional lock has decided for the drag; nil before its first step.
  var lock: DragLock?
  /// Where the content will come to rest.
  var target: CGPoint?
  /// The timer that ends the coasting or the animation.
  var timer: RuntimeTimer?
  var isAnimating = false
  /// Whether the running animation answers a tap on the status bar.
  var scrollsToTop = false
}

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

/// One axis of content that a finger drags.
struct DraggedAxis {
  var lowest: CGFloat
  var highest: CGFloat
  /// The length of the view along the axis.
  var length: CGFloat
  var bounces: Bool
  var alwaysBounces: Bool

  /// The offset that shows for the offset that the finger asks for.
  ///
  /// Past an edge the content follows by the published rubber-band curve, x·c·d ÷ (d + c·x) with c
  /// of 0.55 and d the view's length, which never passes d.
  func offset(for wanted: CGFloat, present: CGFloat) -> CGFloat {
    guard highest > lowest || alwaysBounces else { return present }
    let inside = wanted.clamped(from: lowest, to: highest)
    guard bounces, wanted != inside, length > 0 else { return inside }
    let excess = abs(wanted - inside) * 0.55
    let stretch = excess * length / (length + excess)
    return wanted < inside ? inside - stretch : inside + stretch
  }
}
