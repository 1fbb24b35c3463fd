import Foundation

/// The keyboard settings of a text input. Tests can read them; no keyboard is shown, and simulated
/// typing inserts text unchanged.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
  /// The mode of automatic capitalization. The default is `sentences`.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The autocorrection of typed text. The default is that of the system.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The spell checking of the text. The default is that of the system.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The replacement of straight quotes by curly ones. The default is that of the system.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The replacement of hyphens by dashes. The default is that of the system.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The type of the keyboard, which determines its keys. The default is `default`.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard, light or dark. The default is that of the system.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key. The default is "return".
  var returnKeyType: UIReturnKeyType { get set }
  /// A Boolean value that indicates whether the return key is disabled while the text is empty. The
  /// default is `false`.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// A Boolean value that indicates whether the text is hidden, as for passwords. The default is
  /// `false`.
  var isSecureTextEntry: Bool { get set }
  /// The adjustment of spaces around words that are cut and pasted. The default is that of the
  /// system.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The inline prediction of typed text. The default is that of the system (iOS 17).
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The rules for generated passwords. The default is `nil`.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// The semantic meaning of the text, such as a name or a password. The default is `nil`.
  var textContentType: UITextContentType? { get set }
}

extension UITextInputTraits {
  private var kept: TextInputTraits {
    get { (self as? any TextInputTraitsKeeper)?.input.traits ?? TextInputTraits() }
    set { (self as? any TextInputTraitsKeeper)?.input.traits = newValue }
  }

  /// The mode of automatic capitalization. A custom input that does not implement the property
  /// stores no value.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept.autocapitalizationType }
    set { kept.autocapitalizationType = newValue }
  }

  /// The autocorrection of typed text. A custom input that does not implement the property stores
  /// no value.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept.autocorrectionType }
    set { kept.autocorrectionType = newValue }
  }

  /// The spell checking of the text. A custom input that does not implement the property stores no
  /// value.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept.spellCheckingType }
    set { kept.spellCheckingType = newValue }
  }

  /// The replacement of straight quotes by curly ones. A custom input that does not implement the
  /// property stores no value.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept.smartQuotesType }
    set { kept.smartQuotesType = newValue }
  }

  /// The replacement of hyphens by dashes. A custom input that does not implement the property
  /// stores no value.
  public var smartDashesType: UITextSmartDashesType {
    get { kept.smartDashesType }
    set { kept.smartDashesType = newValue }
  }

  /// The type of the keyboard. A custom input that does not implement the property stores no value.
  public var keyboardType: UIKeyboardType {
    get { kept.keyboardType }
    set { kept.keyboardType = newValue }
  }

  /// The appearance of the keyboard. A custom input that does not implement the property stores no
  /// value.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept.keyboardAppearance }
    set { kept.keyboardAppearance = newValue }
  }

  /// The title of the return key. A custom input that does not implement the property stores no
  /// value.
  public var returnKeyType: UIReturnKeyType {
    get { kept.returnKeyType }
    set { kept.returnKeyType = newValue }
  }

  /// A Boolean value that indicates whether the return key is disabled while the text is empty.
  ///
  /// A custom input that does not implement the property stores no value.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept.enablesReturnKeyAutomatically }
    set { kept.enablesReturnKeyAutomatically = newValue }
  }

  /// A Boolean value that indicates whether the text is hidden. A custom input that does not
  /// implement the property stores no value.
  public var isSecureTextEntry: Bool {
    get { kept.isSecureTextEntry }
    set { kept.isSecureTextEntry = newValue }
  }

  /// The adjustment of spaces around words that are cut and pasted. A custom input that does not
  /// implement the property stores no value.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept.smartInsertDeleteType }
    set { kept.smartInsertDeleteType = newValue }
  }

  /// The inline prediction of typed text. A custom input that does not implement the property
  /// stores no value.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept.inlinePredictionType }
    set { kept.inlinePredictionType = newValue }
  }

  /// The rules for generated passwords. A custom input that does not implement the property stores
  /// no value.
  public var passwordRules: UITextInputPasswordRules? {
    get { kept.passwordRules }
    set { kept.passwordRules = newValue }
  }

  /// The semantic meaning of the text. A custom input that does not implement the property stores
  /// no value.
  public var textContentType: UITextContentType? {
    get { kept.textContentType }
    set { kept.textContentType = newValue }
  }
}

/// The keyboard settings of a text input. Tests can read them; no keyboard is shown, and simulated
/// typing inserts text unchanged.
package struct TextInputTraits: Hashable, Sendable {
  /// The mode of automatic capitalization. The default is `sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// The autocorrection of typed text. The default is that of the system.
  public var autocorrectionType: UITextAutocorrectionType = .default
  /// The spell checking of the text. The default is that of the system.
  public var spellCheckingType: UITextSpellCheckingType = .default
  /// The replacement of straight quotes by curly ones. The default is that of the system.
  public var smartQuotesType: UITextSmartQuotesType = .default
  /// The replacement of hyphens by dashes. The default is that of the system.
  public var smartDashesType: UITextSmartDashesType = .default
  /// The type of the keyboard, which determines its keys. The default is `default`.
  public var keyboardType: UIKeyboardType = .default
  /// The appearance of the keyboard, light or dark. The default is that of the system.
  public var keyboardAppearance: UIKeyboardAppearance = .default
  /// The title of the return key. The default is "return".
  public var returnKeyType: UIReturnKeyType = .default
  /// A Boolean value that indicates whether the return key is disabled while the text is empty. The
  /// default is `false`.
  public var enablesReturnKeyAutomatically: Bool = false
  /// A Boolean value that indicates whether the text is hidden, as for passwords. The default is
  /// `false`.
  public var isSecureTextEntry: Bool = false
  /// The adjustment of spaces around words that are cut and pasted. The default is that of the
  /// system.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// The inline prediction of typed text. The default is that of the system.
  public var inlinePredictionType: UITextInlinePredictionType = .default
  /// The rules for generated passwords. The default is `nil`.
  public var passwordRules: UITextInputPasswordRules?
  /// The semantic meaning of the text, such as a name or a password. The default is `nil`.
  public var textContentType: UITextContentType?

  /// Creates traits with UIKit's default values.
  public init() {}
}

/// An input of this module, which stores its keyboard settings.
@MainActor protocol TextInputTraitsKeeper: UITextInputTraits {
  var input: TextInputState { get set }
}

extension UITextField: TextInputTraitsKeeper {}
extension UITextView: TextInputTraitsKeeper {}

/// The state that a text input stores for the keyboard.
struct TextInputState {
  var traits = TextInputTraits()
  var view: UIView?
  var accessoryView: UIView?
}
