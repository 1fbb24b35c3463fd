import Foundation

/// What a text input asks of the keyboard. A test reads it: no keyboard is shown, and simulated typing
/// inserts text unchanged.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// What typing turns into capitals; default the first letter of sentences.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typing is corrected; default as the system.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked; default as the system.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotes turn into curly ones; default as the system.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens turn into dashes; default as the system.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The keys that the keyboard begins with; default the usual ones.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the keyboard; default as the system.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key is called; default return.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key waits for a text; default no.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is shown as dots; default no.
  var isSecureTextEntry: Bool { get set }
  /// Whether spaces follow words that are cut and pasted; default as the system.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the rest of what is typed is offered; default as the system (iOS 17).
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// What passwords must be like; default not said.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// The meaning of the text; unspecified by default.
  var textContentType: UITextContentType? { get set }
}

extension UITextInputTraits {
  private var kept: TextInputTraits {
    get { (self as? any TextInputTraitsKeeper)?.input.traits ?? TextInputTraits() }
    set { (self as? any TextInputTraitsKeeper)?.input.traits = newValue }
  }

  /// What typing turns into capitals; an app's own input that leaves it out keeps nothing.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept.autocapitalizationType }
    set { kept.autocapitalizationType = newValue }
  }

  /// Whether typing is corrected; an app's own input that leaves it out keeps nothing.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept.autocorrectionType }
    set { kept.autocorrectionType = newValue }
  }

  /// Whether spelling is checked; an app's own input that leaves it out keeps nothing.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept.spellCheckingType }
    set { kept.spellCheckingType = newValue }
  }

  /// Whether straight quotes turn into curly ones; an app's own input that leaves it out keeps nothing.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept.smartQuotesType }
    set { kept.smartQuotesType = newValue }
  }

  /// Whether hyphens turn into dashes; an app's own input that leaves it out keeps nothing.
  public var smartDashesType: UITextSmartDashesType {
    get { kept.smartDashesType }
    set { kept.smartDashesType = newValue }
  }

  /// The keys that the keyboard begins with; an app's own input that leaves it out keeps nothing.
  public var keyboardType: UIKeyboardType {
    get { kept.keyboardType }
    set { kept.keyboardType = newValue }
  }

  /// The look of the keyboard; an app's own input that leaves it out keeps nothing.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept.keyboardAppearance }
    set { kept.keyboardAppearance = newValue }
  }

  /// What the return key is called; an app's own input that leaves it out keeps nothing.
  public var returnKeyType: UIReturnKeyType {
    get { kept.returnKeyType }
    set { kept.returnKeyType = newValue }
  }

  /// Whether the return key waits for a text; an app's own input that leaves it out keeps nothing.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept.enablesReturnKeyAutomatically }
    set { kept.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is shown as dots; an app's own input that leaves it out keeps nothing.
  public var isSecureTextEntry: Bool {
    get { kept.isSecureTextEntry }
    set { kept.isSecureTextEntry = newValue }
  }

  /// Whether spaces follow words that are cut and pasted; an app's own input that leaves it out keeps
  /// nothing.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept.smartInsertDeleteType }
    set { kept.smartInsertDeleteType = newValue }
  }

  /// Whether the rest of what is typed is offered; an app's own input that leaves it out keeps nothing.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept.inlinePredictionType }
    set { kept.inlinePredictionType = newValue }
  }

  /// What passwords must be like; an app's own input that leaves it out keeps nothing.
  public var passwordRules: UITextInputPasswordRules? {
    get { kept.passwordRules }
    set { kept.passwordRules = newValue }
  }

  /// The meaning of the text. The default implementation keeps no value.
  public var textContentType: UITextContentType? {
    get { kept.textContentType }
    set { kept.textContentType = newValue }
  }
}

/// What a text input asks of the keyboard. A test reads it: no keyboard is shown, and simulated typing
/// inserts text unchanged.
package struct TextInputTraits: Hashable, Sendable {
  /// What typing turns into capitals; default the first letter of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether typing is corrected; default as the system.
  public var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether spelling is checked; default as the system.
  public var spellCheckingType: UITextSpellCheckingType = .default
  /// Whether straight quotes turn into curly ones; default as the system.
  public var smartQuotesType: UITextSmartQuotesType = .default
  /// Whether hyphens turn into dashes; default as the system.
  public var smartDashesType: UITextSmartDashesType = .default
  /// The keys that the keyboard begins with; default the usual ones.
  public var keyboardType: UIKeyboardType = .default
  /// The look of the keyboard; default as the system.
  public var keyboardAppearance: UIKeyboardAppearance = .default
  /// What the return key is called; default return.
  public var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key waits for a text; default no.
  public var enablesReturnKeyAutomatically: Bool = false
  /// Whether the text is shown as dots; default no.
  public var isSecureTextEntry: Bool = false
  /// Whether spaces follow words that are cut and pasted; default as the system.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// Whether the rest of what is typed is offered; default as the system.
  public var inlinePredictionType: UITextInlinePredictionType = .default
  /// What passwords must be like; default not said.
  public var passwordRules: UITextInputPasswordRules?
  /// The meaning of the text; unspecified by default.
  public var textContentType: UITextContentType?

  /// Makes the traits of a new input.
  public init() {}
}

/// An input of this module, which keeps what it asks of the keyboard.
@MainActor protocol TextInputTraitsKeeper: UITextInputTraits {
  var input: TextInputState { get set }
}

extension UITextField: TextInputTraitsKeeper {}
extension UITextView: TextInputTraitsKeeper {}

/// What a text input keeps for the keyboard.
struct TextInputState {
  var traits = TextInputTraits()
  var view: UIView?
  var accessoryView: UIView?
}
