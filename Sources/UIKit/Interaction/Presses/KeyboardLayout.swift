/// The keys of a keyboard, by the characters that they type.
struct KeyboardLayout {
  /// A key of the keyboard, with the state of the Shift key.
  struct Key {
    let usage: UIKeyboardHIDUsage
    let plain: String
    let shifted: String
    /// A Boolean value that indicates whether the Shift key must be held to type the character.
    let isShifted: Bool
  }

  private let keys: [String: Key]

  /// Returns the key that types a character, or `nil` if the keyboard has none.
  func key(typing input: String) -> Key? { keys[input] }
}

extension KeyboardLayout {
  /// The layout of United States keyboards, with key numbers from the USB standard.
  static var unitedStates: KeyboardLayout {
    KeyboardLayout(
      keys: printed.merging(named) { printed, _ in printed })
  }

  // The standard numbers the keys in this order, starting at A and at the hyphen.
  private static var printed: [String: Key] {
    row("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", from: .keyboardA)
      .merging(row("1234567890", "!@#$%^&*()", from: .keyboard1)) { first, _ in first }
      .merging(row("-=[]\\", "_+{}|", from: .keyboardHyphen)) { first, _ in first }
      .merging(row(";'`,./", ":\"~<>?", from: .keyboardSemicolon)) { first, _ in first }
  }

  private static func row(
    _ plain: String, _ shifted: String, from first: UIKeyboardHIDUsage
  ) -> [String: Key] {
    var keys: [String: Key] = [:]
    for (offset, (plain, shifted)) in zip(plain, shifted).enumerated() {
      guard let usage = UIKeyboardHIDUsage(rawValue: first.rawValue + offset) else { continue }
      for character in [plain, shifted] {
        keys[String(character)] = Key(
          usage: usage, plain: String(plain), shifted: String(shifted),
          isShifted: character == shifted)
      }
    }
    return keys
  }

  private static var named: [String: Key] {
    let usages: [String: UIKeyboardHIDUsage] = [
      "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab,
      " ": .keyboardSpacebar, "\u{8}": .keyboardDeleteOrBackspace,
      "\u{7F}": .keyboardDeleteForward, UIKeyCommand.inputEscape: .keyboardEscape,
      UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
      UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
      UIKeyCommand.inputRightArrow: .keyboardRightArrow,
      UIKeyCommand.inputPageUp: .keyboardPageUp, UIKeyCommand.inputPageDown: .keyboardPageDown,
      UIKeyCommand.inputHome: .keyboardHome, UIKeyCommand.inputEnd: .keyboardEnd,
      UIKeyCommand.inputDelete: .keyboardDeleteForward, UIKeyCommand.f1: .keyboardF1,
      UIKeyCommand.f2: .keyboardF2, UIKeyCommand.f3: .keyboardF3, UIKeyCommand.f4: .keyboardF4,
      UIKeyCommand.f5: .keyboardF5, UIKeyCommand.f6: .keyboardF6, UIKeyCommand.f7: .keyboardF7,
      UIKeyCommand.f8: .keyboardF8, UIKeyCommand.f9: .keyboardF9, UIKeyCommand.f10: .keyboardF10,
      UIKeyCommand.f11: .keyboardF11, UIKeyCommand.f12: .keyboardF12,
    ]
    return usages.reduce(into: [:]) { keys, entry in
      keys[entry.key] = Key(
        usage: entry.value, plain: entry.key, shifted: entry.key, isShifted: false)
    }
  }
}
