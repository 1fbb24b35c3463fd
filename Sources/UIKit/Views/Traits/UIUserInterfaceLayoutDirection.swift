/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}
