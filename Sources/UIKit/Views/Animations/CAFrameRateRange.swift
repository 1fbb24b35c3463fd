/// How many pictures a second an animation would like.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The number to be met if possible; 0 or nil without a wish.
  public var preferred: Float?

  /// Makes a range; the default leaves the number to the system.
  public init(minimum: Float = 0, maximum: Float = 0, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Leaves the number to the system.
  public static let `default` = CAFrameRateRange()
}
