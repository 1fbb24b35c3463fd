import Foundation

/// What a text input asks of the keyboard; kept as data, for no keyboard is shown.
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
  /// What the text stands for; default not said.
  var textContentType: UITextContentType? { get set }
}

extension UITextInputTraits {
  /// What typing turns into capitals; an input that leaves it out keeps nothing.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Whether typing is corrected; an input that leaves it out keeps nothing.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Whether spelling is checked; an input that leaves it out keeps nothing.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Whether straight quotes turn into curly ones; an input that leaves it out keeps nothing.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Whether hyphens turn into dashes; an input that leaves it out keeps nothing.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The keys that the keyboard begins with; an input that leaves it out keeps nothing.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The look of the keyboard; an input that leaves it out keeps nothing.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// What the return key is called; an input that leaves it out keeps nothing.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Whether the return key waits for a text; an input that leaves it out keeps nothing.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Whether the text is shown as dots; an input that leaves it out keeps nothing.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// What the text stands for; an input that leaves it out keeps nothing.
  public var textContentType: UITextContentType? {
    get { nil }
    set {}
  }
}
