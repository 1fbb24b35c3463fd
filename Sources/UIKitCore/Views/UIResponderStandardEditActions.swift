/// The editing commands that responders perform. Apps name them as selectors.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: AnyObject {
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Cuts the selection.
  func cut(_ sender: Any?)
  /// Pastes from the pasteboard.
  func paste(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Selects the object at the touch location.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Toggles bold text in the selection.
  func toggleBoldface(_ sender: Any?)
  /// Toggles italic text in the selection.
  func toggleItalics(_ sender: Any?)
  /// Toggles the underline of the selection.
  func toggleUnderline(_ sender: Any?)
  /// Increases the size of the selection.
  func increaseSize(_ sender: Any?)
  /// Decreases the size of the selection.
  func decreaseSize(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
