/// How one child of a stack is aligned across the stack's axis.
public enum ASStackLayoutAlignSelf: Int, Hashable, Sendable {
  /// As the stack aligns its children.
  case auto
  /// At the near edge.
  case start
  /// At the far edge.
  case end
  /// In the middle, rounded down to a pixel.
  case center
  /// At the near edge, as large as the line.
  case stretch
}
