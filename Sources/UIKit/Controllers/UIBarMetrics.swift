/// The heights for which a bar may look different.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height on a low screen.
  case compact = 1
  /// The usual height with a line above.
  case defaultPrompt = 101
  /// The height on a low screen with a line above.
  case compactPrompt = 102
}
