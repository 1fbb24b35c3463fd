import UIKit

extension UIWindow {
  /// Simulates a tap at a point of the window.
  ///
  /// Hit testing determines the touched view. A tap gesture recognizer of that view or of a view above it
  /// receives the touch and cancels it in the view, as by default in UIKit. Otherwise the view's touch
  /// methods are called, and a text field or an editable text view begins editing. Main actor.
  ///
  /// - Parameters:
  ///   - point: the location in the window's coordinate space, in points.
  ///   - count: the number of taps in quick succession. Tap number *n* is recognized by recognizers of *n*
  ///     taps. A recognizer that waits for one of more taps to fail receives only taps that are not followed
  ///     by that many.
  /// - Returns: the touched view; `nil` when no view receives touches there.
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
      let receiving = tapRecognizers(receiving: touch)
      UIApplication.shared.sendEvent(event)
      let recognizer = tapRecognizer(
        among: receiving.filter { mayBegin($0, with: touch) }, number: number, of: count)
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
      textInput(around: view)?.becomeFirstResponder()
      return view
    }
  }

  /// Returns the text input to which a touched view belongs, or `nil` for other views.
  ///
  /// Rule: UIKit's documentation of `UITextField` and `UITextView`: a tap begins editing.
  private func textInput(around view: UIView?) -> UIView? {
    let input = sequence(first: view, next: { $0?.superview }).first {
      $0 is UIControl || $0 is UITextView
    }
    guard let input else { return nil }
    return input is UITextField || (input as? UITextView)?.isEditable == true ? input : nil
  }

  /// Returns the first of some tap recognizers that recognizes a number of taps.
  private func tapRecognizer(
    among candidates: [UITapGestureRecognizer], number: Int, of count: Int
  ) -> UITapGestureRecognizer? {
    candidates.first { recognizer in
      recognizer.numberOfTapsRequired == number
        && !candidates.contains {
          $0.numberOfTapsRequired > number && $0.numberOfTapsRequired <= count
            && recognizer.waits(for: $0)
        }
    }
  }

  /// Returns a Boolean value that indicates whether a recognizer may begin at the place of a touch that the touched
  /// view has received.
  private func mayBegin(_ recognizer: UITapGestureRecognizer, with touch: UITouch) -> Bool {
    recognizer.place = touch.location(in: nil)
    return recognizer.mayBegin(touching: touch.view)
  }

  /// Returns the one-finger tap recognizers that receive a touch, the nearest to the touched view first.
  private func tapRecognizers(receiving touch: UITouch) -> [UITapGestureRecognizer] {
    var found: [UITapGestureRecognizer] = []
    let input = textInput(around: touch.view)
    for view in sequence(first: touch.view, next: { $0?.superview }) {
      for case let recognizer as UITapGestureRecognizer in view?.gestures ?? []
      where recognizer.numberOfTouchesRequired == 1
        && (recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true)
      { found.append(recognizer) }
      // Controls and text inputs receive their own touches before the recognizers of the views above them.
      if view is UIControl || view === input, view != nil { break }
    }
    return found
  }
}
