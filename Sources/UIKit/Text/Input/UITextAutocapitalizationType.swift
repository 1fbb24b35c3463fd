/// What typing turns into capitals.
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
