/// Whether the person asked for bold text.
public enum UILegibilityWeight: Int, Hashable, Sendable {
  /// No choice.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// Bold text.
  case bold = 1
}
