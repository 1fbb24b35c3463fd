/// How a stack distributes free space along its axis.
public enum ASStackLayoutJustifyContent: Int, Hashable, Sendable {
  /// All of it after the last child.
  case start
  /// Half of it before the first child.
  case center
  /// All of it before the first child.
  case end
  /// Between the children, in equal parts; as ``start`` on overflow or with one child.
  case spaceBetween
  /// Around each child, in equal parts; as ``center`` on overflow or with one child.
  case spaceAround
}
