extension UIWindow {
  /// Taps a point of the window's space, as a finger would. A driven step.
  ///
  /// The touched view is found by `hitTest`; a tap recogniser of it or of a view above it takes the
  /// touch away, as by default in UIKit; otherwise the view's touch callbacks run.
  ///
  /// - Returns: the touched view; nil when nothing hears touches there.
  @discardableResult
  public func tap(at point: CGPoint) -> UIView? {
    runtimeEnvironment.bind {
      guard !isHidden, let view = hitTest(point, with: nil) else { return nil }
      let touch = UITouch(at: point, in: self, view: view)
      let event = UIEvent(touches: [touch])
      let recognizer = tapRecognizer(for: touch, at: point)
      view.touchesBegan([touch], with: event)
      if let recognizer, let owner = recognizer.view {
        recognizer.tap(at: owner.convert(point, from: self))
        if recognizer.cancelsTouchesInView {
          touch.move(to: point, phase: .cancelled)
          view.touchesCancelled([touch], with: event)
          return view
        }
      }
      touch.move(to: point, phase: .ended)
      view.touchesEnded([touch], with: event)
      return view
    }
  }

  /// The nearest recogniser of single taps at or above the touched view that may begin.
  private func tapRecognizer(
    for touch: UITouch, at point: CGPoint
  ) -> UITapGestureRecognizer? {
    for view in sequence(first: touch.view, next: { $0?.superview }) {
      // A control hears its own touches before recognisers of the views above it.
      for case let recognizer as UITapGestureRecognizer in view?.gestures ?? []
      where recognizer.numberOfTapsRequired == 1 && recognizer.numberOfTouchesRequired == 1
        && recognizer.mayBegin
        && (recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true)
      { return recognizer }
      if view is UIControl { return nil }
    }
    return nil
  }
}
