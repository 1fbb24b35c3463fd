/// The modes of automatic capitalization.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// Nothing.
  case none
  /// The first letter of words.
  case words
  /// The first letter of sentences.
  case sentences
  /// Every letter.
  case allCharacters
}

/// Whether typing is corrected.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The system's default.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether the keyboard offers the rest of what is typed in the text itself.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  /// The system's default.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether hyphens turn into dashes.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// The system's default.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether spaces around words are added and taken away when words are cut and pasted.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// The system's default.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether straight quotes turn into curly ones.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// The system's default.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// The system's default.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
