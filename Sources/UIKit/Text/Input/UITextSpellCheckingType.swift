/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As the system.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
