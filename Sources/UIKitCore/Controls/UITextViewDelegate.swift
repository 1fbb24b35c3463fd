import Foundation

/// The delegate of a text view, which decides on editing and is notified of it; all methods are
/// optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks the delegate whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Asks the delegate whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Tells the delegate that editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks the delegate whether a range of the text, in UTF-16 units, may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells the delegate that the text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Tells the delegate that the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asks the delegate whether the user may interact with a link in a range of UTF-16 units.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Asks the delegate whether the user may interact with an attachment in a range of UTF-16 units.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// The default implementation returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The default implementation returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// The default implementation returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}
