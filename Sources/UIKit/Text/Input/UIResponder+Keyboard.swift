import Foundation

// The runtime shows no keyboard; only a test that simulates one posts these.
extension UIResponder {
  /// The name of the notification that is posted before the keyboard is shown.
  public nonisolated class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  /// The name of the notification that is posted after the keyboard was shown.
  public nonisolated class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  /// The name of the notification that is posted before the keyboard is hidden.
  public nonisolated class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  /// The name of the notification that is posted after the keyboard was hidden.
  public nonisolated class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  /// The name of the notification that is posted before the keyboard's frame changes.
  public nonisolated class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// The name of the notification that is posted after the keyboard's frame changed.
  public nonisolated class var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }
  /// The keyboard's frame before the change, an `NSValue` in points.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// The keyboard's frame after the change, an `NSValue` in points.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// The length of the change in seconds, an `NSNumber`.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The curve of the change, an `NSNumber`.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// A Boolean value that indicates whether the keyboard is this app's, an `NSNumber`.
  public nonisolated class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

/// A keyboard that a person may type with.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  /// The language, as `en-US`; nil for a keyboard of none.
  open var primaryLanguage: String? { language }
  private let language: String

  init(language: String) {
    self.language = language
    super.init()
  }

  /// The keyboards to choose from: the one of the language in which apps run here.
  public static var activeInputModes: [UITextInputMode] { [UITextInputMode(language: "en-US")] }
  /// The name of the notification for a change of the input mode. The runtime never posts it.
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The buttons in the bar above the keyboard, which nothing shows here.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// A Boolean value that indicates whether the bar may leave its own buttons out for want of room;
  /// default yes. Not used by the
  /// runtime, which reports `unused-member`.
  open var allowsHidingShortcuts = true {
    didSet {
      reportUnused("UITextInputAssistantItem.allowsHidingShortcuts", if: !allowsHidingShortcuts)
    }
  }
  /// The groups before the suggestions; default none. Not used by the runtime, which reports
  /// `unused-member`.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      reportUnused(
        "UITextInputAssistantItem.leadingBarButtonGroups", if: !leadingBarButtonGroups.isEmpty)
    }
  }
  /// The groups behind the suggestions; default none. Not used by the runtime, which reports
  /// `unused-member`.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
    didSet {
      reportUnused(
        "UITextInputAssistantItem.trailingBarButtonGroups", if: !trailingBarButtonGroups.isEmpty)
    }
  }
}
