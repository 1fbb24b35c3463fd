/// A horizontal alignment that does not depend on a stack's direction.
public enum ASHorizontalAlignment: Int, Hashable, Sendable {
  /// None: what is set stays.
  case none
  /// At the left edge.
  case left
  /// In the middle.
  case middle
  /// At the right edge.
  case right
}
