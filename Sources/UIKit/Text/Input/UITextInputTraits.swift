import Foundation

/// What a text input asks of the keyboard. A test reads it: no keyboard is shown, and simulated typing
/// inserts text unchanged.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// The mode of automatic capitalization; the first letters of sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// A Boolean value that indicates whether typing is corrected; default as the system.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// A Boolean value that indicates whether spelling is checked; default as the system.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// A Boolean value that indicates whether straight quotes turn into curly ones; default as the
  /// system.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// A Boolean value that indicates whether hyphens turn into dashes; default as the system.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The keys that the keyboard begins with; default the usual ones.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the keyboard; default as the system.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key; "return" by default.
  var returnKeyType: UIReturnKeyType { get set }
  /// A Boolean value that indicates whether the return key waits for a text; default no.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// A Boolean value that indicates whether the text is shown as dots; default no.
  var isSecureTextEntry: Bool { get set }
  /// A Boolean value that indicates whether spaces follow words that are cut and pasted; default as
  /// the system.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// A Boolean value that indicates whether the rest of what is typed is offered; default as the
  /// system (iOS 17).
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The rules for generated passwords; none by default.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// The meaning of the text; unspecified by default.
  var textContentType: UITextContentType? { get set }
}

extension UITextInputTraits {
  private var kept: TextInputTraits {
    get { (self as? any TextInputTraitsKeeper)?.input.traits ?? TextInputTraits() }
    set { (self as? any TextInputTraitsKeeper)?.input.traits = newValue }
  }

  /// The mode of automatic capitalization. The default implementation stores no value.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept.autocapitalizationType }
    set { kept.autocapitalizationType = newValue }
  }

  /// A Boolean value that indicates whether typing is corrected; an app's own input that leaves it
  /// out keeps nothing.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept.autocorrectionType }
    set { kept.autocorrectionType = newValue }
  }

  /// A Boolean value that indicates whether spelling is checked; an app's own input that leaves it
  /// out keeps nothing.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept.spellCheckingType }
    set { kept.spellCheckingType = newValue }
  }

  /// A Boolean value that indicates whether straight quotes turn into curly ones; an app's own
  /// input that leaves it out keeps nothing.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept.smartQuotesType }
    set { kept.smartQuotesType = newValue }
  }

  /// A Boolean value that indicates whether hyphens turn into dashes; an app's own input that
  /// leaves it out keeps nothing.
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

  /// The title of the return key. The default implementation stores no value.
  public var returnKeyType: UIReturnKeyType {
    get { kept.returnKeyType }
    set { kept.returnKeyType = newValue }
  }

  /// A Boolean value that indicates whether the return key waits for a text; an app's own input
  /// that leaves it out keeps nothing.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept.enablesReturnKeyAutomatically }
    set { kept.enablesReturnKeyAutomatically = newValue }
  }

  /// A Boolean value that indicates whether the text is shown as dots; an app's own input that
  /// leaves it out keeps nothing.
  public var isSecureTextEntry: Bool {
    get { kept.isSecureTextEntry }
    set { kept.isSecureTextEntry = newValue }
  }

  /// A Boolean value that indicates whether spaces follow words that are cut and pasted; an app's
  /// own input that leaves it out keeps
  /// nothing.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept.smartInsertDeleteType }
    set { kept.smartInsertDeleteType = newValue }
  }

  /// A Boolean value that indicates whether the rest of what is typed is offered; an app's own
  /// input that leaves it out keeps nothing.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept.inlinePredictionType }
    set { kept.inlinePredictionType = newValue }
  }

  /// The rules for generated passwords. The default implementation stores no value.
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
  /// The mode of automatic capitalization; the first letters of sentences by default.
  public var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// A Boolean value that indicates whether typing is corrected; default as the system.
  public var autocorrectionType: UITextAutocorrectionType = .default
  /// A Boolean value that indicates whether spelling is checked; default as the system.
  public var spellCheckingType: UITextSpellCheckingType = .default
  /// A Boolean value that indicates whether straight quotes turn into curly ones; default as the
  /// system.
  public var smartQuotesType: UITextSmartQuotesType = .default
  /// A Boolean value that indicates whether hyphens turn into dashes; default as the system.
  public var smartDashesType: UITextSmartDashesType = .default
  /// The keys that the keyboard begins with; default the usual ones.
  public var keyboardType: UIKeyboardType = .default
  /// The look of the keyboard; default as the system.
  public var keyboardAppearance: UIKeyboardAppearance = .default
  /// The title of the return key; "return" by default.
  public var returnKeyType: UIReturnKeyType = .default
  /// A Boolean value that indicates whether the return key waits for a text; default no.
  public var enablesReturnKeyAutomatically: Bool = false
  /// A Boolean value that indicates whether the text is shown as dots; default no.
  public var isSecureTextEntry: Bool = false
  /// A Boolean value that indicates whether spaces follow words that are cut and pasted; default as
  /// the system.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// A Boolean value that indicates whether the rest of what is typed is offered; default as the
  /// system.
  public var inlinePredictionType: UITextInlinePredictionType = .default
  /// The rules for generated passwords; none by default.
  public var passwordRules: UITextInputPasswordRules?
  /// The meaning of the text; unspecified by default.
  public var textContentType: UITextContentType?

  /// Creates the traits of a new input.
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
