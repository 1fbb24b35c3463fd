/// Whether the keyboard offers the rest of what is typed in the text itself.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  /// As the system.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
