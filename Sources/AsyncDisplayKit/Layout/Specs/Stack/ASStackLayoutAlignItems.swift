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
