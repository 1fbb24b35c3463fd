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

/// The members of an editable text node that any thread may use before load.
struct EditableTextState {
  /// A Boolean value that indicates whether the placeholder is shown.
  var displaysPlaceholder = true
  var inputTraits = TextInputTraits()
  var isScrollEnabled = true
  var typingAttributes: [String: Any]?
  var containerInset = UIEdgeInsets.zero
  var maximumLines: UInt = 0
}
