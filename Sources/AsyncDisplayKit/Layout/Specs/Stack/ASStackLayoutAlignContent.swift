/// How a stack of several lines distributes free space across its axis.
public enum ASStackLayoutAlignContent: Int, Hashable, Sendable {
  /// All of it after the last line.
  case start
  /// Half of it before the first line.
  case center
  /// All of it before the first line.
  case end
  /// Between the lines, in equal parts; as ``start`` on overflow or with one line.
  case spaceBetween
  /// Around each line, in equal parts; as ``center`` on overflow or with one line.
  case spaceAround
  /// Inside the lines, in equal parts.
  case stretch
}
