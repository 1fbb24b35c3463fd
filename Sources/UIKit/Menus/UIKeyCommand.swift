import Foundation

/// A command that a key of a keyboard runs, pressed together with others.
///
/// A responder names its commands in ``UIResponder/keyCommands``; ``UIWindow/pressKey(_:modifierFlags:)``
/// finds the one that a key means. The action is a closure, since there are no selectors.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// What the key types, or the name of a key that types nothing.
  open private(set) var input: String?
  /// The keys that are held meanwhile.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command goes before what the system does with the key; nothing does anything here.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a command of a key.
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

  /// Makes a command of a key without a title.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: @escaping (UICommand) -> Void,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// A page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// A page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The beginning.
  public static let inputHome = "UIKeyInputHome"
  /// The end.
  public static let inputEnd = "UIKeyInputEnd"
}
