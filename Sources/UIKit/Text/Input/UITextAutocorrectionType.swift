/// Whether typing is corrected.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
