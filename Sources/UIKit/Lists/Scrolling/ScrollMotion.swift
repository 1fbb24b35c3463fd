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
