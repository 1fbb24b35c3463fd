/// What a text input asks of the keyboard; kept as data, for no keyboard is shown.
public struct TextInputTraits: Hashable, Sendable {
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
  /// What the text stands for; default not said.
  public var textContentType: UITextContentType?

  /// Makes the traits of a new input.
  public init() {}
}
