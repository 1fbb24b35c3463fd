import Foundation

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
  /// Is posted when another keyboard is chosen; nothing chooses one here.
  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
