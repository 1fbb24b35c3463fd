/// The corner of its child at which a corner spec puts the second element.
public enum ASCornerLayoutLocation: Int, Hashable, Sendable {
  /// Top left.
  case topLeft
  /// Top right.
  case topRight
  /// Bottom left.
  case bottomLeft
  /// Bottom right.
  case bottomRight
}
