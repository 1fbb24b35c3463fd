import UIKit

extension UIWindow {
  /// Simulates a key press on a hardware keyboard.
  ///
  /// UIKit's documentation of `keyCommands`: the responder chain is searched for a matching command, starting
  /// at the first responder. Without a first responder, the chain starts at the topmost presented view
  /// controller. A key that no command matches has no effect.
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
      command?.perform(from: first)
      return command != nil
    }
  }

  private var topResponder: UIResponder {
    guard let rootViewController else { return self }
    return Array(sequence(first: rootViewController) { $0.presentedViewController }).last ?? self
  }
}
