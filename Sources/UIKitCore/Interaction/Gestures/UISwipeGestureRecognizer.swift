/// A gesture recognizer for a quick swipe in one of its directions.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The raw bits of the set, the same as in UIKit.
    public let rawValue: UInt

    /// Creates a set of directions from its raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 2)
    /// A swipe up.
    public static let up = Direction(rawValue: 4)
    /// A swipe down.
    public static let down = Direction(rawValue: 8)
  }

  /// The recognized directions. The default is right.
  open var direction: Direction = .right
  /// The required number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1
}
