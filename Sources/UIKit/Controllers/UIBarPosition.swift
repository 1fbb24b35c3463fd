/// Where a bar stands.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top of the screen.
  case topAttached = 3
}
