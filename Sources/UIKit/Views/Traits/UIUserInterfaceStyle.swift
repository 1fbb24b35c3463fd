/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// No choice.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}
