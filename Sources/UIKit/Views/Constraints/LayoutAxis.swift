/// Tells anchors of different kinds apart, so that only anchors of one kind relate.
public enum LayoutAxis {
  /// Marks anchors across: left, right, leading, trailing, middle.
  public enum Across: Sendable {}
  /// Marks anchors from top to bottom: top, bottom, middle, baselines.
  public enum Down: Sendable {}
  /// Marks anchors of a length: width and height.
  public enum Length: Sendable {}
}

/// An anchor across.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<LayoutAxis.Across>
/// An anchor from top to bottom.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<LayoutAxis.Down>
