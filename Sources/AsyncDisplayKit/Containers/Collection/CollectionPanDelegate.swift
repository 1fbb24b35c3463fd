import UIKit

/// The delegate of a collection view's pan gesture recognizer, which asks the collection node.
///
/// A node answers if its class conforms to `UIGestureRecognizerDelegate`. The view's own method asks the
/// node whether the gesture may begin. Source: `ASCollectionView.mm` and `ASCollectionNode.mm`,
/// `-gestureRecognizer:shouldReceiveTouch:` and the four methods after it.
@MainActor
final class CollectionPanDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var view: ASCollectionView?

  private func ask(
    _ answerOfUIKit: Bool, _ question: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool {
    guard let node = view?.collectionNode else { return false }
    return (node as? any UIGestureRecognizerDelegate).map(question) ?? answerOfUIKit
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    ask(true) { $0.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    ask(true) { $0.gestureRecognizer(gestureRecognizer, shouldReceive: press) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask(false) {
      $0.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask(false) {
      $0.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask(false) {
      $0.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
  }
}
