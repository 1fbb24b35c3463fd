import UIKit

/// The delegate of an editable node's text view, which forwards events to the node's delegate.
@MainActor final class EditableTextObserver: NSObject, UITextViewDelegate {
  private unowned let node: ASEditableTextNode
  private var formerRange = NSRange(location: 0, length: 0)
  private var isUpdateWaiting = false
  private var isEditing = false
  /// A Boolean value that indicates whether the node is restoring the selection, which is not
  /// reported to the delegate.
  var isKeepingSelection = false

  init(_ node: ASEditableTextNode) {
    self.node = node
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    node.delegate?.editableTextNodeShouldBeginEditing(node) ?? true
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    node.delegate?.editableTextNodeDidBeginEditing(node)
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    // Another thread may measure the text that is about to change.
    node.waitForCheckout()
    return node.delegate?.editableTextNode(node, shouldChangeTextIn: range, replacementText: text)
      ?? true
  }

  func textViewDidChange(_ textView: UITextView) {
    isEditing = true
    node.textDidChange()
    tellOfUpdate()
  }

  /// Notifies the delegate that the text has changed.
  ///
  /// Updates before the next turn of the main queue are reported once. Source: `ASEditableTextNode.mm`,
  /// `-_delegateDidUpdateText`.
  private func tellOfUpdate() {
    guard !isUpdateWaiting else { return }
    isUpdateWaiting = true
    node.environment.enqueueOnMain(RuntimeScheduling.Step(.main, "text update")) { [weak self] in
      guard let self else { return }
      isUpdateWaiting = false
      node.delegate?.editableTextNodeDidUpdateText(node)
    }
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    node.restoreTypingAttributes()
    guard !isKeepingSelection else { return }
    isEditing = false
    let (former, range) = (formerRange, textView.selectedRange)
    formerRange = range
    node.environment.enqueueOnMain(RuntimeScheduling.Step(.main, "text selection")) { [weak self] in
      guard let self else { return }
      node.delegate?.editableTextNodeDidChangeSelection(
        node, fromSelectedRange: former, toSelectedRange: range, dueToEditing: isEditing)
    }
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    node.delegate?.editableTextNodeDidFinishEditing(node)
  }
}
