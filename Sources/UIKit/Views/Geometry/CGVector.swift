/// A two-dimensional vector, in points.
public struct CGVector: Hashable, Sendable {
  /// The part along the horizontal axis.
  public var dx: CGFloat
  /// The part along the vertical axis.
  public var dy: CGFloat

  /// Makes a vector of zero.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a vector from both parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector of zero.
  public static let zero = CGVector()
}
