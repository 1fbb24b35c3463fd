/// Where lines stand between the edges of their container (UIKit).
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges, the last line of a paragraph aside.
  case justified = 3
  /// At the edge where the writing direction begins.
  case natural = 4
}
