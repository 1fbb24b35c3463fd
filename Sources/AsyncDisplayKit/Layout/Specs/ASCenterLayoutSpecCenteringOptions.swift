/// In which axes a center spec centers its child.
public struct ASCenterLayoutSpecCenteringOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Neither.
  public static let none: Self = []
  /// Horizontally.
  public static let X = Self(rawValue: 1 << 0)
  /// Vertically.
  public static let Y = Self(rawValue: 1 << 1)
  /// Both.
  public static let XY: Self = [.X, .Y]
}
