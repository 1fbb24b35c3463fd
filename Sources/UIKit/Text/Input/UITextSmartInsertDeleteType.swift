/// Whether spaces around words are added and taken away when words are cut and pasted.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// As the system.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}
