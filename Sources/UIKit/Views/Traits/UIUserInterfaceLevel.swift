/// Whether content lies above other content.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// No choice.
  case unspecified = -1
  /// The main content.
  case base = 0
  /// Content above the main content.
  case elevated = 1
}
