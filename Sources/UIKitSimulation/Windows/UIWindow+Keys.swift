import UIKit

extension UIWindow {
  /// Simulates a key press on a hardware keyboard.
  ///
  /// UIKit's documentation of `keyCommands`: the responder chain is searched for a matching command, starting
  /// at the first responder. Without a first responder, the chain starts at the topmost presented view
  /// controller. If no command matches, the start of the chain receives the press.
  ///
  /// - Parameters:
  ///   - input: the characters of the key, or one of the constants of `UIKeyCommand`.
  ///   - modifierFlags: the modifier keys that are held down.
  /// - Returns: `true` if a command was performed; a disabled or hidden command is not.
  @discardableResult
  public func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    runtimeEnvironment.bind {
      let first = firstResponder ?? topResponder
      let chain = sequence(first: first) { $0.next }
      let command = chain.lazy.compactMap { responder in
        responder.keyCommands?.first {
          $0.input == input && $0.modifierFlags == modifierFlags && $0.isAvailable
        }
      }.first
      guard let command else {
        press(UIKey(input, modifierFlags: modifierFlags), to: first)
        return false
      }
      command.perform(from: first)
      return true
    }
  }

  private func press(_ key: UIKey, to responder: UIResponder) {
    let press = UIPress(key, in: self, to: responder)
    responder.pressesBegan([press], with: UIPressesEvent(press))
    press.phase = .ended
    responder.pressesEnded([press], with: UIPressesEvent(press))
  }

  private var topResponder: UIResponder {
    guard let rootViewController else { return self }
    return Array(sequence(first: rootViewController) { $0.presentedViewController }).last ?? self
  }
}
