/// Whether straight quotes turn into curly ones.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// As the system.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
