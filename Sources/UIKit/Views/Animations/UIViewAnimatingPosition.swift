/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At its end.
  case end
  /// At its start.
  case start
  /// Where it was.
  case current
}
