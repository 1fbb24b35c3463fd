/// A gesture recognizer for a quick swipe in one of its directions.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt

    /// Creates directions from a raw value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The recognized directions. The default is right.
  open var direction: Direction = .right
  /// The required number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1
}
