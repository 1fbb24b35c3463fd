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

/// How a stack aligns its children across its axis.
public enum ASStackLayoutAlignItems: Int, Hashable, Sendable {
  /// At the near edge.
  case start
  /// At the far edge.
  case end
  /// In the middle, rounded down to a pixel.
  case center
  /// At the near edge, as large as the line.
  case stretch
  /// With the first baselines on one line; horizontal stacks only.
  case baselineFirst
  /// With the last baselines on one line; horizontal stacks only.
  case baselineLast
  /// Not set: as ``start``.
  case notSet
}

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

/// Whether a stack breaks its children into lines.
public enum ASStackLayoutFlexWrap: Int, Hashable, Sendable {
  /// One line, which may overflow.
  case noWrap
  /// As many lines as the largest size along the axis asks for.
  case wrap
}

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
