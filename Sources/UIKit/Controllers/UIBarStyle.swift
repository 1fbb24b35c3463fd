/// The look of a bar.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Dark on light.
  case `default` = 0
  /// Light on dark.
  case black = 1
}
