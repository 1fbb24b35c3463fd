extension UIWindow {
  /// Presses a key of a keyboard. A driven step.
  ///
  /// Rule: UIKit's documentation of `keyCommands`: the command is looked for along the chain, from the first
  /// responder on. Without one the chain begins at the controller that is shown on top. A key that no
  /// command takes is pressed and let go: the first of the chain hears of it.
  ///
  /// - Parameters:
  ///   - input: what the key types, or one of the names in ``UIKeyCommand``.
  ///   - modifierFlags: the keys that are held.
  /// - Returns: whether a command was run; not one that is disabled or hidden.
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
      command.perform()
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
