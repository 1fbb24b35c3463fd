import Foundation

extension UITextField {
  /// Posted when editing has begun, with the field as object.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted when editing has ended, with the field as object.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted when a person has changed the text, with the field as object.
  ///
  /// Rule: UIKit's documentation: not when the app sets the text.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
  /// The key under which the reason for the end of editing is posted, a number.
  public nonisolated class var didEndEditingReasonKey: String {
    "UITextFieldDidEndEditingReasonKey"
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The field gave up the keyboard.
    case committed
    /// Editing was called off, as on a television.
    case cancelled
  }

  func post(_ name: Notification.Name, userInfo: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
