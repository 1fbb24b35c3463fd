import Foundation

/// A pressed key of a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// The characters that the key types with the held modifier keys. For a key without characters,
  /// its input name of ``UIKeyCommand``.
  public let characters: String
  /// The characters that the key types without the held modifier keys.
  public let charactersIgnoringModifiers: String
  /// The held modifier keys, including shift for a character that needs it.
  public let modifierFlags: UIKeyModifierFlags
  /// The number of the key on a United States keyboard, or `keyboard_Reserved` for a character that
  /// this keyboard lacks.
  public let keyCode: UIKeyboardHIDUsage

  package init(_ input: String, modifierFlags: UIKeyModifierFlags) {
    let key = KeyboardLayout.unitedStates.key(typing: input)
    let needsShift = key?.isShifted == true || modifierFlags.contains(.shift)
    characters = needsShift ? key?.shifted ?? input : input
    charactersIgnoringModifiers = key?.plain ?? input
    self.modifierFlags = needsShift ? modifierFlags.union(.shift) : modifierFlags
    keyCode = key?.usage ?? .keyboard_Reserved
    super.init()
  }
}

/// The modifier keys that are held while another key is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw bits of the set, the same as in UIKit.
  public let rawValue: Int

  /// Creates a set from its raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
