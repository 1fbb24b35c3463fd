/// Where an animator stands.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not begun, or done.
  case inactive
  /// Begun: running or held.
  case active
  /// Stopped, and waiting to be finished.
  case stopped
}
