/// The delegate of a text field, which decides on editing and is notified of it; all methods are
/// optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Asks the delegate whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks the delegate whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells the delegate that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Tells the delegate that editing has ended, and why. It is called instead of the method without
  /// a reason.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Asks the delegate whether a range of the text, in UTF-16 units, may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Asks the delegate whether the clear button may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks the delegate whether the Return key has its default behavior.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Tells the delegate that the text or the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// The default implementation returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default implementation returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The default implementation calls ``textFieldDidEndEditing(_:)``.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// The default implementation returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// The default implementation returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The default implementation returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
