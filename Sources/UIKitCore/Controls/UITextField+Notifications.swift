import Foundation

extension UITextField {
  /// Posted when editing begins. The object is the text field.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted when editing ends. The object is the text field.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted when the user changes the text. The object is the text field.
  ///
  /// Rule: UIKit's documentation: it is not posted when the app sets the text.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
  /// The user-info key of the reason for the end of editing, as a number.
  public nonisolated class var didEndEditingReasonUserInfoKey: String {
    "UITextFieldDidEndEditingReasonKey"
  }

  /// The reason for the end of editing.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The text field resigned first responder status.
    case committed
    /// Editing was canceled, as on Apple TV.
    case cancelled
  }

  package func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
