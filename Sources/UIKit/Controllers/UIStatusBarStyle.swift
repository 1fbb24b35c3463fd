/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// The system chooses.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}
