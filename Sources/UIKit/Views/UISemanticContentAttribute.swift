/// How a view's contents behave when the reading direction flips.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view follows the reading direction.
  case unspecified = 0
  /// The view shows playback controls and never flips.
  case playback = 1
  /// The view shows directions in space and never flips.
  case spatial = 2
  /// The view is always left-to-right.
  case forceLeftToRight = 3
  /// The view is always right-to-left.
  case forceRightToLeft = 4
}
