/// A gesture recognizer for a finger that moves.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers. The default is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. The default is no limit.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  /// Returns the translation of the gesture in a view's coordinate system, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets the translation of the gesture, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = translation
  }

  /// Returns the velocity of the finger in a view's coordinate system, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Simulates the beginning of a pan at a point in the attached view's coordinate system.
  @discardableResult
  public func begin(at point: CGPoint) -> Bool {
    moved = .zero
    speed = .zero
    return drive(to: .began, at: point)
  }

  /// Simulates moving the finger.
  ///
  /// - Parameters:
  ///   - translation: The distance since the last step, in points.
  ///   - velocity: The velocity, in points per second.
  public func move(by translation: CGPoint, velocity: CGPoint = .zero) {
    guard isRunning else { return }
    moved = moved + translation
    place = place + translation
    speed = velocity
    advance(to: .changed)
  }

  /// Simulates lifting the finger.
  ///
  /// - Parameter velocity: The velocity, in points per second.
  public func end(velocity: CGPoint = .zero) {
    guard isRunning else { return }
    speed = velocity
    advance(to: .ended)
  }

  func beginDriven(at point: CGPoint) {
    begin(at: point)
  }

  func moveDriven(by translation: CGPoint) {
    move(by: translation)
  }

  /// Simulates lifting the finger with the velocity of a scroll view's content offset, in points
  /// per millisecond.
  func endDriven(velocity: CGPoint) {
    end(velocity: CGPoint(x: -velocity.x * 1000, y: -velocity.y * 1000))
  }
}

/// A gesture recognizer for a finger that moves in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the finger can come. The simulated steps of a pan do not check them.
  open var edges: UIRectEdge = []
}
