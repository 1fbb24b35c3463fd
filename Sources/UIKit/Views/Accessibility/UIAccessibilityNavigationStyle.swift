/// How switches step through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// The system chooses.
  case automatic
  /// One by one.
  case separate
  /// As one.
  case combined
}
