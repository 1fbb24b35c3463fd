/// The direction in which a paragraph is read (UIKit).
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The direction of the paragraph's first strong character.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
