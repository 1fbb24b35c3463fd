/// The axis along which a stack places its children.
public enum ASStackLayoutDirection: Int, Hashable, Sendable {
  /// From top to bottom.
  case vertical
  /// From left to right.
  case horizontal
  /// From bottom to top; the layout-spec engine of Texture treats it as horizontal.
  case verticalReverse
  /// From right to left; the layout-spec engine of Texture treats it as horizontal.
  case horizontalReverse
}

/// The distributions of free space along a stack's axis.
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

/// The alignments of children across a stack's axis.
public enum ASStackLayoutAlignItems: Int, Hashable, Sendable {
  /// At the near edge.
  case start
  /// At the far edge.
  case end
  /// The center, rounded down to a pixel.
  case center
  /// At the near edge, as large as the line.
  case stretch
  /// The first baselines are aligned; horizontal stacks only.
  case baselineFirst
  /// The last baselines are aligned; horizontal stacks only.
  case baselineLast
  /// No alignment is set; same as ``start``.
  case notSet
}

/// The alignments of one child across a stack's axis.
public enum ASStackLayoutAlignSelf: Int, Hashable, Sendable {
  /// The alignment of the stack's children.
  case auto
  /// At the near edge.
  case start
  /// At the far edge.
  case end
  /// The center, rounded down to a pixel.
  case center
  /// At the near edge, as large as the line.
  case stretch
}

/// The line-breaking modes of a stack.
public enum ASStackLayoutFlexWrap: Int, Hashable, Sendable {
  /// One line, which may overflow.
  case noWrap
  /// Children wrap into as many lines as the largest size along the axis requires.
  case wrap
}

/// The distributions of free space across the axis of a stack of several lines.
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

/// A horizontal alignment that does not depend on a stack's direction.
public enum ASHorizontalAlignment: Int, Hashable, Sendable {
  /// No alignment: the current values of the stack are kept.
  case none
  /// At the left edge.
  case left
  /// The center.
  case middle
  /// At the right edge.
  case right
}

/// A vertical alignment that does not depend on a stack's direction.
public enum ASVerticalAlignment: Int, Hashable, Sendable {
  /// No alignment: the current values of the stack are kept.
  case none
  /// At the top edge.
  case top
  /// The center.
  case center
  /// At the bottom edge.
  case bottom
}
