/// How strong contrasts should be.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
  /// No choice.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// A raised contrast.
  case high = 1
}
