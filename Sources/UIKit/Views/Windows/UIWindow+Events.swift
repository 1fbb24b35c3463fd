extension UIWindow {
  /// Presses a key of a keyboard. A driven step.
  ///
  /// Rule: UIKit's documentation of `keyCommands`: the command is looked for along the chain, from the first
  /// responder on. Without one the chain begins at the controller that is shown on top. A key that no
  /// command takes is pressed and let go: the first of the chain hears of it.
  ///
  /// - Parameters:
  ///   - input: what the key types, or one of the names in ``UIKeyCommand``.
  ///   - modifierFlags: the keys that are held.
  /// - Returns: whether a command was run; not one that is disabled or hidden.
  @discardableResult
  public func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    runtimeEnvironment.bind {
      let first = firstResponder ?? topResponder
      let chain = sequence(first: first) { $0.next }
      let command = chain.lazy.compactMap { responder in
        responder.keyCommands?.first {
          $0.input == input && $0.modifierFlags == modifierFlags && $0.isAvailable
        }
      }.first
      guard let command else {
        press(UIKey(input, modifierFlags: modifierFlags), to: first)
        return false
      }
      command.perform()
      return true
    }
  }

  private func press(_ key: UIKey, to responder: UIResponder) {
    let press = UIPress(key, in: self, to: responder)
    responder.pressesBegan([press], with: UIPressesEvent(press))
    press.phase = .ended
    responder.pressesEnded([press], with: UIPressesEvent(press))
  }

  private var topResponder: UIResponder {
    guard let rootViewController else { return self }
    return Array(sequence(first: rootViewController) { $0.presentedViewController }).last ?? self
  }
}

extension UIWindow {
  /// Taps a point of the window's space, as a finger would. A driven step.
  ///
  /// The touched view is found by `hitTest`; a tap recogniser of it or of a view above it takes the
  /// touch away, as by default in UIKit; otherwise the view's touch callbacks run.
  ///
  /// - Parameters:
  ///   - point: where the finger taps.
  ///   - count: how often it taps in quick succession. Each tap is recognised as so many as it is;
  ///     a recogniser that waits for one of more taps to fail hears only taps that are not followed
  ///     by as many.
  /// - Returns: the touched view; nil when nothing hears touches there.
  @discardableResult
  public func tap(at point: CGPoint, count: Int = 1) -> UIView? {
    var touched: UIView?
    for number in stride(from: 1, through: count, by: 1) {
      touched = tap(at: point, number: number, of: count)
    }
    return touched
  }

  private func tap(at point: CGPoint, number: Int, of count: Int) -> UIView? {
    runtimeEnvironment.bind {
      guard !isHidden, !UIApplication.shared.isIgnoringInteractionEvents,
        let view = hitTest(point, with: nil)
      else { return nil }
      let touch = UITouch(at: point, in: self, view: view, tapCount: number)
      let event = UIEvent(touches: [touch])
      let recognizer = tapRecognizer(for: touch, number: number, of: count)
      UIApplication.shared.sendEvent(event)
      if let recognizer, let owner = recognizer.view {
        recognizer.tap(at: owner.convert(point, from: self), count: number)
        if recognizer.cancelsTouchesInView {
          touch.move(to: point, phase: .cancelled)
          UIApplication.shared.sendEvent(event)
          return view
        }
      }
      touch.move(to: point, phase: .ended)
      UIApplication.shared.sendEvent(event)
      return view
    }
  }

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

  /// The nearest recogniser of so many taps at or above the touched view that may begin.
  private func tapRecognizer(
    for touch: UITouch, number: Int, of count: Int
  ) -> UITapGestureRecognizer? {
    let candidates = tapRecognizers(for: touch)
    return candidates.first { recognizer in
      recognizer.numberOfTapsRequired == number
        && !candidates.contains {
          $0.numberOfTapsRequired > number && $0.numberOfTapsRequired <= count
            && recognizer.waits(for: $0)
        }
    }
  }

  /// The recognisers of taps by one finger that may begin, the nearest first.
  private func tapRecognizers(for touch: UITouch) -> [UITapGestureRecognizer] {
    var found: [UITapGestureRecognizer] = []
    for view in sequence(first: touch.view, next: { $0?.superview }) {
      for case let recognizer as UITapGestureRecognizer in view?.gestures ?? []
      where recognizer.numberOfTouchesRequired == 1 && recognizer.mayBegin(touching: touch.view)
        && (recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true)
      { found.append(recognizer) }
      // A control hears its own touches before recognisers of the views above it.
      if view is UIControl { break }
    }
    return found
  }
}
