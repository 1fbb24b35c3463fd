/// Whether hyphens turn into dashes.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// As the system.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
