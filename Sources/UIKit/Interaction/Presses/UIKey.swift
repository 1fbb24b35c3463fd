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

/// The keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: Int

  /// Makes a set from its bits.
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
