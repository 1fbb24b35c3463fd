/// Distances from the edges of a rectangle, in points, relative to the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()
}

extension UIEdgeInsets {
  /// Creates insets from directional ones: leading is left unless the direction is right-to-left.
  package init(
    _ insets: NSDirectionalEdgeInsets, direction: UIUserInterfaceLayoutDirection
  ) {
    let flips = direction == .rightToLeft
    self.init(
      top: insets.top, left: flips ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: flips ? insets.leading : insets.trailing)
  }

  /// Adds two insets edge by edge.
  package static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left,
      bottom: one.bottom + other.bottom, right: one.right + other.right)
  }

  /// Subtracts insets edge by edge.
  package static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top - other.top, left: one.left - other.left,
      bottom: one.bottom - other.bottom, right: one.right - other.right)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates directional insets: left is leading unless the direction is right-to-left.
  package init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let flips = direction == .rightToLeft
    self.init(
      top: insets.top, leading: flips ? insets.right : insets.left,
      bottom: insets.bottom, trailing: flips ? insets.left : insets.right)
  }
}
