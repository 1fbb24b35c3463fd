import Foundation

/// A pressed key of a keyboard.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// The characters that the key types with the held modifier keys; for a key without a character
  /// its name in ``UIKeyCommand``.
  public let characters: String
  /// The characters that the key types without the held modifier keys.
  public let charactersIgnoringModifiers: String
  /// The held modifier keys, including shift for a character that needs it.
  public let modifierFlags: UIKeyModifierFlags
  /// The number of the key on a keyboard of the United States, or `keyboard_Reserved` for a character
  /// that it lacks.
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
  /// The raw value, as in UIKit.
  public let rawValue: Int

  /// Creates a set from a raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
