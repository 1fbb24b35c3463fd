/// How a presentation moves.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From below.
  case coverVertical = 0
  /// As a turning card.
  case flipHorizontal = 1
  /// By dissolving.
  case crossDissolve = 2
  /// As a turned page.
  case partialCurl = 3
}
