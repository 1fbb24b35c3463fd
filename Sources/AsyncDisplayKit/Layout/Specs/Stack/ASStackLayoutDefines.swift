/// The axis along which a stack places its children.
public enum ASStackLayoutDirection: UInt8, Hashable, Sendable {
  /// From top to bottom.
  case vertical
  /// From left to right.
  case horizontal
  /// From bottom to top. Texture's layout-spec engine treats it as horizontal.
  case verticalReverse
  /// From right to left. Texture's layout-spec engine treats it as horizontal.
  case horizontalReverse
}

/// The distributions of free space along a stack's axis.
public enum ASStackLayoutJustifyContent: UInt8, Hashable, Sendable {
  /// All free space is after the last child.
  case start
  /// Half of the free space is before the first child.
  case center
  /// All free space is before the first child.
  case end
  /// The free space is divided equally between the children. Same as ``start`` on overflow or with
  /// one child.
  case spaceBetween
  /// The free space is divided equally around each child. Same as ``center`` on overflow or with
  /// one child.
  case spaceAround
}

/// The alignments of children across a stack's axis.
public enum ASStackLayoutAlignItems: UInt8, Hashable, Sendable {
  /// Children are at the near edge: the top or left edge.
  case start
  /// Children are at the far edge: the bottom or right edge.
  case end
  /// Children are centered, rounded down to a pixel.
  case center
  /// Children are at the near edge and as large as the line.
  case stretch
  /// The first baselines are aligned. Horizontal stacks only.
  case baselineFirst
  /// The last baselines are aligned. Horizontal stacks only.
  case baselineLast
  /// No alignment is set. Same as ``start``.
  case notSet
}

/// The alignments of one child across a stack's axis.
public enum ASStackLayoutAlignSelf: UInt8, Hashable, Sendable {
  /// The child uses the stack's alignment.
  case auto
  /// The child is at the near edge: the top or left edge.
  case start
  /// The child is at the far edge: the bottom or right edge.
  case end
  /// The child is centered, rounded down to a pixel.
  case center
  /// The child is at the near edge and as large as the line.
  case stretch
}

/// The line-breaking modes of a stack.
public enum ASStackLayoutFlexWrap: UInt8, Hashable, Sendable {
  /// One line, which may overflow.
  case noWrap
  /// Children wrap into a new line when they exceed the maximum size along the axis.
  case wrap
}

/// The distributions of free space across the axis of a stack of several lines.
public enum ASStackLayoutAlignContent: UInt8, Hashable, Sendable {
  /// All free space is after the last line.
  case start
  /// Half of the free space is before the first line.
  case center
  /// All free space is before the first line.
  case end
  /// The free space is divided equally between the lines. Same as ``start`` on overflow or with one
  /// line.
  case spaceBetween
  /// The free space is divided equally around each line. Same as ``center`` on overflow or with one
  /// line.
  case spaceAround
  /// The free space is divided equally and added to the lines.
  case stretch
}

/// A horizontal alignment that does not depend on a stack's direction.
public enum ASHorizontalAlignment: UInt8, Hashable, Sendable {
  /// No alignment is set: the stack keeps its other alignments.
  case none
  /// At the left edge.
  case left
  /// In the center.
  case middle
  /// At the right edge.
  case right
}

/// A vertical alignment that does not depend on a stack's direction.
public enum ASVerticalAlignment: UInt8, Hashable, Sendable {
  /// No alignment is set: the stack keeps its other alignments.
  case none
  /// At the top edge.
  case top
  /// In the center.
  case center
  /// At the bottom edge.
  case bottom
}
