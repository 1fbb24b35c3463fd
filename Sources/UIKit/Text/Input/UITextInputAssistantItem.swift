import Foundation

/// The buttons in the bar above the keyboard, kept as data; nothing shows a keyboard here.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// Whether the bar may leave its own buttons out for want of room; default yes.
  open var allowsHidingShortcuts = true
  /// The groups before the suggestions; default none.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups behind the suggestions; default none.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
