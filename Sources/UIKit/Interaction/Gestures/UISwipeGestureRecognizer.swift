/// Recognises a quick stroke in one of its directions.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where strokes may lead.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Makes directions from their bits.
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

  /// The directions that are recognised; default to the right.
  open var direction: Direction = .right
  /// The number of fingers; default 1.
  open var numberOfTouchesRequired = 1

  /// Strokes over the attached view from a point of its space. A driven step.
  ///
  /// - Returns: whether the stroke was recognised: one of the directions, as many fingers as required.
  @discardableResult
  public func swipe(_ direction: Direction, from point: CGPoint, fingers: Int = 1) -> Bool {
    guard self.direction.contains(direction), !direction.isEmpty,
      fingers == numberOfTouchesRequired
    else { return false }
    return drive(to: .ended, at: point)
  }
}
