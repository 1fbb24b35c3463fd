/// The modes of automatic capitalization.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// Nothing is capitalized.
  case none
  /// The first letter of each word is capitalized.
  case words
  /// The first letter of each sentence is capitalized.
  case sentences
  /// Every letter is capitalized.
  case allCharacters
}

/// The autocorrection of typed text.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// Autocorrection as the system decides.
  case `default`
  /// Autocorrection is disabled.
  case no
  /// Autocorrection is enabled.
  case yes
}

/// The inline prediction of typed text.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  /// Inline prediction as the system decides.
  case `default`
  /// Inline prediction is disabled.
  case no
  /// Inline prediction is enabled.
  case yes
}

/// The replacement of hyphens by dashes.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// Smart dashes as the system decides.
  case `default`
  /// Smart dashes are disabled.
  case no
  /// Smart dashes are enabled.
  case yes
}

/// The adjustment of spaces around words that are cut and pasted.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// Smart insertion and deletion as the system decides.
  case `default`
  /// Smart insertion and deletion are disabled.
  case no
  /// Smart insertion and deletion are enabled.
  case yes
}

/// The replacement of straight quotes by curly ones.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// Smart quotes as the system decides.
  case `default`
  /// Smart quotes are disabled.
  case no
  /// Smart quotes are enabled.
  case yes
}

/// The spell checking of a text.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// Spell checking as the system decides.
  case `default`
  /// Spell checking is disabled.
  case no
  /// Spell checking is enabled.
  case yes
}
