import Foundation

/// A key of a keyboard that is pressed.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What the key types with the keys that are held; for a key without a character its name in
  /// ``UIKeyCommand``.
  public let characters: String
  /// What the key types without the keys that are held.
  public let charactersIgnoringModifiers: String
  /// The keys that are held, with shift for a character that needs it.
  public let modifierFlags: UIKeyModifierFlags
  /// The key's number, on a keyboard of the United States; no number for a character that it lacks.
  public let keyCode: UIKeyboardHIDUsage

  init(_ input: String, modifierFlags: UIKeyModifierFlags) {
    let key = KeyboardLayout.unitedStates.key(typing: input)
    let needsShift = key?.isShifted == true || modifierFlags.contains(.shift)
    characters = needsShift ? key?.shifted ?? input : input
    charactersIgnoringModifiers = key?.plain ?? input
    self.modifierFlags = needsShift ? modifierFlags.union(.shift) : modifierFlags
    keyCode = key?.usage ?? .keyboard_Reserved
    super.init()
  }
}
