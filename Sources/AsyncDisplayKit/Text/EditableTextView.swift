import UIKit

/// The text view of an editable text node, which scrolls even if the user cannot scroll it.
///
/// Source: `ASEditableTextNode.mm`, `-setScrollEnabled:` and `-gestureRecognizerShouldBegin:`.
final class EditableTextView: UITextView {
  private var rejectsPan = false

  override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      rejectsPan = !newValue
      scrollsToTop = newValue
      super.isScrollEnabled = true
    }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if rejectsPan, gestureRecognizer === panGestureRecognizer { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
