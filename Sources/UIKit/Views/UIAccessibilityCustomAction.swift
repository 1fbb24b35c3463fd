import Foundation

/// An action of an element besides the usual one.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// What the action is called.
  open var name: String
  /// What the action does; answers whether anything was done.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Makes an action.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
