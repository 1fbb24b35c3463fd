/// The direction of reading as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// No choice.
  case unspecified = -1
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}
