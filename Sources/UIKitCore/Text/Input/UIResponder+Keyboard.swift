import Foundation

// The runtime shows no keyboard; only a test that simulates one posts these.
extension UIResponder {
  /// Posted before the keyboard is shown.
  public nonisolated class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  /// Posted after the keyboard was shown.
  public nonisolated class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  /// Posted before the keyboard is hidden.
  public nonisolated class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  /// Posted after the keyboard was hidden.
  public nonisolated class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  /// Posted before the keyboard's frame changes.
  public nonisolated class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted after the keyboard's frame changed.
  public nonisolated class var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }
  /// The user-info key of the keyboard's frame before the change, an `NSValue` in points.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// The user-info key of the keyboard's frame after the change, an `NSValue` in points.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// The user-info key of the duration of the change in seconds, an `NSNumber`.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The user-info key of the animation curve of the change, an `NSNumber`.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// The user-info key of a Boolean value that indicates whether the keyboard belongs to the
  /// current app, an `NSNumber`.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

/// A keyboard language or input method that the user can select.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language of the input mode, such as `en-US`, or `nil` for a mode without a language.
  open var primaryLanguage: String? { language }
  private let language: String

  init(language: String) {
    self.language = language
    super.init()
  }

  /// The available input modes: only that of the language in which apps run here.
  public static var activeInputModes: [UITextInputMode] { [UITextInputMode(language: "en-US")] }
  /// Posted when the input mode changes. This runtime never posts it.
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The buttons in the shortcuts bar above the keyboard, which is not shown here.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// A Boolean value that indicates whether the bar may hide its own shortcuts. The default is
  /// `true`. Not used by the runtime, which reports `unused-member`.
  open var allowsHidingShortcuts = true {
    didSet { reportUnused("UITextInputAssistantItem", if: !allowsHidingShortcuts) }
  }
  /// The button groups before the typing suggestions. The default is none. Not used by the runtime,
  /// which reports `unused-member`.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { reportUnused("UITextInputAssistantItem", if: !leadingBarButtonGroups.isEmpty) }
  }
  /// The button groups after the typing suggestions. The default is none. Not used by the runtime,
  /// which reports `unused-member`.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet { reportUnused("UITextInputAssistantItem", if: !trailingBarButtonGroups.isEmpty) }
  }
}
