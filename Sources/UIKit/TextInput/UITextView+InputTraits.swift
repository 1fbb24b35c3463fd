extension UITextView: UITextInputTraits {
  /// What typing turns into capitals; default the first letter of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { input.traits.autocapitalizationType }
    set { input.traits.autocapitalizationType = newValue }
  }

  /// Whether typing is corrected; default as the system.
  public var autocorrectionType: UITextAutocorrectionType {
    get { input.traits.autocorrectionType }
    set { input.traits.autocorrectionType = newValue }
  }

  /// Whether spelling is checked; default as the system.
  public var spellCheckingType: UITextSpellCheckingType {
    get { input.traits.spellCheckingType }
    set { input.traits.spellCheckingType = newValue }
  }

  /// Whether straight quotes turn into curly ones; default as the system.
  public var smartQuotesType: UITextSmartQuotesType {
    get { input.traits.smartQuotesType }
    set { input.traits.smartQuotesType = newValue }
  }

  /// Whether hyphens turn into dashes; default as the system.
  public var smartDashesType: UITextSmartDashesType {
    get { input.traits.smartDashesType }
    set { input.traits.smartDashesType = newValue }
  }

  /// The keys that the keyboard begins with; default the usual ones.
  public var keyboardType: UIKeyboardType {
    get { input.traits.keyboardType }
    set { input.traits.keyboardType = newValue }
  }

  /// The look of the keyboard; default as the system.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { input.traits.keyboardAppearance }
    set { input.traits.keyboardAppearance = newValue }
  }

  /// What the return key is called; default return.
  public var returnKeyType: UIReturnKeyType {
    get { input.traits.returnKeyType }
    set { input.traits.returnKeyType = newValue }
  }

  /// Whether the return key waits for a text; default no.
  public var enablesReturnKeyAutomatically: Bool {
    get { input.traits.enablesReturnKeyAutomatically }
    set { input.traits.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether the text is shown as dots; default no.
  public var isSecureTextEntry: Bool {
    get { input.traits.isSecureTextEntry }
    set { input.traits.isSecureTextEntry = newValue }
  }

  /// What the text stands for; default not said.
  public var textContentType: UITextContentType? {
    get { input.traits.textContentType }
    set { input.traits.textContentType = newValue }
  }
}
