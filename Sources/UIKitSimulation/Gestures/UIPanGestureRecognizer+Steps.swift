import UIKit

extension UIPanGestureRecognizer {
  /// Simulates a finger that begins to pan at a point of the attached view, in points.
  ///
  /// - Returns: `true` if the gesture began.
  @discardableResult
  public func begin(at point: CGPoint) -> Bool {
    moved = .zero
    speed = .zero
    return drive(to: .began, at: point)
  }

  /// Simulates a movement of the panning finger.
  ///
  /// - Parameters:
  ///   - translation: the movement since the previous call, in points.
  ///   - velocity: the velocity, in points per second.
  public func move(by translation: CGPoint, velocity: CGPoint = .zero) {
    guard isRunning else { return }
    moved = moved + translation
    place = place + translation
    speed = velocity
    advance(to: .changed)
  }

  /// Simulates lifting the panning finger.
  ///
  /// - Parameter velocity: the velocity, in points per second.
  public func end(velocity: CGPoint = .zero) {
    guard isRunning else { return }
    speed = velocity
    advance(to: .ended)
  }
}

extension UIPinchGestureRecognizer {
  /// Simulates two fingers that begin to pinch around a point of the attached view, in points.
  ///
  /// - Returns: `true` if the gesture began.
  @discardableResult
  public func begin(at point: CGPoint) -> Bool {
    scale = 1
    velocity = 0
    return drive(to: .began, at: point)
  }

  /// Simulates a change of the distance between the fingers.
  ///
  /// - Parameters:
  ///   - factor: the ratio of the distance to the previous one; above 1 when the fingers move apart.
  ///   - velocity: the velocity of the scale, per second.
  public func change(by factor: CGFloat, velocity: CGFloat = 0) {
    guard isRunning else { return }
    scale *= factor
    self.velocity = velocity
    advance(to: .changed)
  }

  /// Simulates lifting the fingers.
  public func end() {
    guard isRunning else { return }
    advance(to: .ended)
  }
}

extension UIRotationGestureRecognizer {
  /// Simulates two fingers that begin to rotate around a point of the attached view, in points.
  ///
  /// - Returns: `true` if the gesture began.
  @discardableResult
  public func begin(at point: CGPoint) -> Bool {
    rotation = 0
    velocity = 0
    return drive(to: .began, at: point)
  }

  /// Simulates a rotation of the fingers.
  ///
  /// - Parameters:
  ///   - angle: the rotation since the previous call, in radians, clockwise.
  ///   - velocity: the velocity, in radians per second.
  public func turn(by angle: CGFloat, velocity: CGFloat = 0) {
    guard isRunning else { return }
    rotation += angle
    self.velocity = velocity
    advance(to: .changed)
  }

  /// Simulates lifting the fingers.
  public func end() {
    guard isRunning else { return }
    advance(to: .ended)
  }
}
