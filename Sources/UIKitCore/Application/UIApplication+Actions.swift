import Foundation

extension UIApplication {
  /// Calls a method of a target, or of the first object in the responder chain that performs the action.
  ///
  /// Without a target, the chain begins at the first responder of the sender's window, or of the key window;
  /// then at the sender; then at the app. Rule: UIKit's documentation of `sendAction(_:to:from:for:)`. Decided
  /// here: the sender is also asked, since a control without a first responder reaches its controller on a
  /// device.
  ///
  /// - Returns: `true` if an object performed the action.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? responder(for: action, sender) else { return false }
    action.call(on: target as AnyObject, sender, event)
    return true
  }

  private func responder(for action: Selector, _ sender: Any?) -> Any? {
    let sending = sender as? UIResponder
    let window = sending?.responderWindow ?? keyWindow
    for first in [window?.firstResponder, sending, self] {
      if let target = first?.target(forAction: action, withSender: sender) { return target }
    }
    guard let delegate, action.isMethod(of: delegate) else { return nil }
    return delegate
  }
}
