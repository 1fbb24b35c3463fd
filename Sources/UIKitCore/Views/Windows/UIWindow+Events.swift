extension UIWindow {
  /// Delivers a touch to the gesture recognizers of its view and the ancestors, and to the view.
  func deliver(_ touch: UITouch, of event: UIEvent) {
    guard let view = touch.view else { return }
    for owner in sequence(first: view, next: { $0.superview }) {
      for recognizer in owner.gestures { recognizer.deliver(touch, with: event) }
    }
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved, .stationary: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    }
  }
}
