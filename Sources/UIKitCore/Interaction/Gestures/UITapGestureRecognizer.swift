import Foundation

/// A gesture recognizer for taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps. The default is 1.
  open var numberOfTapsRequired = 1
  /// The required number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1
}

/// A gesture recognizer for a finger that rests on the view.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps before the press. The default is 0. Not used by the runtime, which
  /// reports `unused-member`.
  open var numberOfTapsRequired = 0 {
    didSet { reportUnused("UILongPressGestureRecognizer", if: numberOfTapsRequired != 0) }
  }
  /// The required number of fingers. The default is 1. Not used by the runtime, which reports
  /// `unused-member`.
  open var numberOfTouchesRequired = 1 {
    didSet { reportUnused("UILongPressGestureRecognizer", if: numberOfTouchesRequired != 1) }
  }
  /// The minimum duration of the press, in seconds. The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum distance that the finger can move before the press is recognized, in points. The
  /// default is 10. Not used by the runtime, which reports `unused-member`.
  open var allowableMovement: CGFloat = 10 {
    didSet { reportUnused("UILongPressGestureRecognizer", if: allowableMovement != 10) }
  }
  /// The touch of a simulated press, while the touched view receives it.
  package var finger: UITouch?
}
