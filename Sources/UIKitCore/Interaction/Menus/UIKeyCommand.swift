import Foundation

/// A command that runs when a key is pressed together with modifier keys.
///
/// A responder provides its commands in ``UIResponder/keyCommands``, and
/// `UIWindow.pressKey(_:modifierFlags:)` finds the one for a key.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The character of the key, or the name of a key without a character.
  open private(set) var input: String?
  /// The modifier keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// A Boolean value that indicates whether the command takes precedence over the system's handling
  /// of the key. The runtime has no such handling. Not used by the runtime, which reports
  /// `unused-member`.
  open var wantsPriorityOverSystemBehavior = false {
    didSet { reportUnused("UIKeyCommand", if: wantsPriorityOverSystemBehavior) }
  }

  /// Creates a command for a key.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a title for a key.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The input of the up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of the down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of the left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of the right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input of the Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The input of the Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The input of the Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The input of the Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The input of the End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The input of the Delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The input of the function key F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The input of the function key F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The input of the function key F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The input of the function key F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The input of the function key F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The input of the function key F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The input of the function key F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The input of the function key F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The input of the function key F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The input of the function key F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The input of the function key F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The input of the function key F12.
  public nonisolated static let f12 = "UIKeyInputF12"
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
