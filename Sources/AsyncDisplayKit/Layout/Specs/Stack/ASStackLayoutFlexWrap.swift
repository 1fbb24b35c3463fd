/// Whether a stack breaks its children into lines.
public enum ASStackLayoutFlexWrap: Int, Hashable, Sendable {
  /// One line, which may overflow.
  case noWrap
  /// As many lines as the largest size along the axis asks for.
  case wrap
}
