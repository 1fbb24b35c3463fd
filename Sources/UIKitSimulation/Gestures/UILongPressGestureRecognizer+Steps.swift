import UIKit

extension UILongPressGestureRecognizer {
  /// Simulates a press on the attached view with a finger that stays down.
  ///
  /// The finger touches the view that hit testing finds at the point, if it is the attached view or a view inside:
  /// its `touchesBegan(_:with:)` is called before the gesture begins. If the gesture begins, the touch is canceled,
  /// unless `cancelsTouchesInView` is `false`. Otherwise it moves and ends with the finger. UIKit's
  /// documentation of `cancelsTouchesInView`. Main actor.
  ///
  /// - Parameters:
  ///   - point: the location in the attached view's coordinate space, in points.
  ///   - duration: the time in seconds; `nil` for `minimumPressDuration`. A shorter press touches nothing;
  ///     use `UIWindow.tap(at:count:)` for taps.
  /// - Returns: `true` if the gesture began: the press was long enough, and the view and the delegate allow
  ///   it.
  @discardableResult
  public func press(at point: CGPoint, for duration: TimeInterval? = nil) -> Bool {
    guard duration ?? minimumPressDuration >= minimumPressDuration else { return false }
    moveFinger(to: point, phase: .cancelled)
    putDownFinger(at: point)
    if let finger, delegate?.gestureRecognizer(self, shouldReceive: finger) == false {
      return false
    }
    guard drive(to: .began, at: point) else { return false }
    if cancelsTouchesInView { moveFinger(to: point, phase: .cancelled) }
    return true
  }

  /// Simulates moving the pressing finger to a point of the attached view, in points.
  public func move(to point: CGPoint) {
    if isRunning { drive(to: .changed, at: point) }
    moveFinger(to: point, phase: .moved)
  }

  /// Simulates lifting the pressing finger at a point of the attached view, in points.
  public func release(at point: CGPoint) {
    if isRunning { drive(to: .ended, at: point) }
    moveFinger(to: point, phase: .ended)
  }

  private func putDownFinger(at point: CGPoint) {
    guard let view, let window = view.window, !window.isHidden else { return }
    let place = view.convert(point, to: window)
    window.runtimeEnvironment.bind {
      guard !UIApplication.shared.isIgnoringInteractionEvents,
        let touched = window.hitTest(place, with: nil), touched.isDescendant(of: view)
      else { return }
      let touch = UITouch(at: place, in: window, view: touched)
      finger = touch
      UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
    }
  }

  /// Tells the touched view where the finger is, and forgets the finger when its touch is over.
  private func moveFinger(to point: CGPoint, phase: UITouch.Phase) {
    guard let touch = finger, let window = touch.window, let view else { return }
    if phase != .moved { finger = nil }
    touch.move(to: view.convert(point, to: window), phase: phase)
    window.runtimeEnvironment.bind {
      UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
    }
  }
}
