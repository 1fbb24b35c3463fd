/// A vertical alignment that does not depend on a stack's direction.
public enum ASVerticalAlignment: Int, Hashable, Sendable {
  /// None: what is set stays.
  case none
  /// At the top edge.
  case top
  /// In the middle.
  case center
  /// At the bottom edge.
  case bottom
}
