import Foundation

/// A command that runs when a key is pressed together with modifier keys.
///
/// A responder provides its commands in ``UIResponder/keyCommands``, and
/// `UIWindow.pressKey(_:modifierFlags:)` finds the one for a key. The action is a closure,
/// because there are no selectors.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The character of the key, or the name of a key without a character.
  open private(set) var input: String?
  /// The modifier keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// A Boolean value that indicates whether the command takes precedence over the system's handling
  /// of the key. The runtime has no such handling. Not used by the runtime, which reports
  /// `unused-member`.
  open var wantsPriorityOverSystemBehavior = false {
    didSet {
      reportUnused(
        "UIKeyCommand.wantsPriorityOverSystemBehavior", if: wantsPriorityOverSystemBehavior)
    }
  }

  /// Creates a command for a key.
  public init(
    title: String = "", image: UIImage? = nil, action: @escaping (UICommand) -> Void,
    input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
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
    input: String, modifierFlags: UIKeyModifierFlags, action: @escaping (UICommand) -> Void,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// A page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// A page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The beginning.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The end.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The function key 1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The function key 2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The function key 3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The function key 4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The function key 5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The function key 6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The function key 7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The function key 8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The function key 9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The function key 10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The function key 11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The function key 12.
  public nonisolated static let f12 = "UIKeyInputF12"
}
