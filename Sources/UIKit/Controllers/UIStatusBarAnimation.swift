/// How the status bar shows or hides.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// At once.
  case none = 0
  /// Fading.
  case fade = 1
  /// Sliding.
  case slide = 2
}
