/// A gesture recognizer for a finger that moves.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers. The default is 1. Not used by the runtime, which reports
  /// `unused-member`.
  open var minimumNumberOfTouches = 1 {
    didSet { reportUnused("UIPanGestureRecognizer", if: minimumNumberOfTouches != 1) }
  }
  /// The maximum number of fingers. The default is no limit. Not used by the runtime, which reports
  /// `unused-member`.
  open var maximumNumberOfTouches = Int.max {
    didSet { reportUnused("UIPanGestureRecognizer", if: maximumNumberOfTouches != .max) }
  }
  package var moved = CGPoint.zero
  package var speed = CGPoint.zero

  /// Returns the translation of the gesture in a view's coordinate system, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets the translation of the gesture, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = translation
  }

  /// Returns the velocity of the finger in a view's coordinate system, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// A gesture recognizer for a finger that moves in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the finger can come. The simulated steps of a pan do not check them. Not
  /// used by the runtime, which reports `unused-member`.
  open var edges: UIRectEdge = [] {
    didSet { reportUnused("UIScreenEdgePanGestureRecognizer", if: !edges.isEmpty) }
  }
}
