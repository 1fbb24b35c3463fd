/// Recognises a finger that moves.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers; default 1.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers; default any.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  /// Returns the translation of the gesture in a view's coordinate system, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Says how far the finger counts as moved, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = translation
  }

  /// Returns the finger's speed in a view's space, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Begins a pan at a point of the attached view's space. A driven step.
  @discardableResult
  public func begin(at point: CGPoint) -> Bool {
    moved = .zero
    speed = .zero
    return drive(to: .began, at: point)
  }

  /// Moves the finger. A driven step.
  ///
  /// - Parameters:
  ///   - translation: the way since the last step, in points.
  ///   - velocity: the speed, in points a second.
  public func move(by translation: CGPoint, velocity: CGPoint = .zero) {
    guard isRunning else { return }
    moved = moved + translation
    place = place + translation
    speed = velocity
    advance(to: .changed)
  }

  /// Lifts the finger. A driven step.
  ///
  /// - Parameter velocity: the speed, in points a second.
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

  /// Lifts the finger with the speed of a scroll view's offset, in points a millisecond.
  func endDriven(velocity: CGPoint) {
    end(velocity: CGPoint(x: -velocity.x * 1000, y: -velocity.y * 1000))
  }
}

/// Recognises a finger that moves in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the finger may come; the steps of a pan do not look at them.
  open var edges: UIRectEdge = []
}
