import Foundation

extension UITextView {
  /// Posted when editing begins. The object is the text view.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted when editing ends. The object is the text view.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// Posted when the user changes the text. The object is the text view.
  ///
  /// Rule: UIKit's documentation: it is not posted when the app sets the text.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
