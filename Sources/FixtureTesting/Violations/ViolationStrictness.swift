/// Whether advisories fail a test.
public enum ViolationStrictness: Hashable, Sendable {
  /// Violations fail a test, advisories are warnings: the default.
  case standard
  /// Violations and advisories fail a test.
  case strict
}
