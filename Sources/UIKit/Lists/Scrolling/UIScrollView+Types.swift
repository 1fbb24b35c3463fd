extension UIScrollView {
  /// The modes in which the safe area adjusts a scroll view's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Same as `scrollableAxes`, and always vertically in a navigation controller's scroll view.
    case automatic
    /// The edges of the axes that scroll.
    case scrollableAxes
    /// Nothing.
    case never
    /// Every edge.
    case always
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// The system chooses.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// The modes in which a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// A drag does not dismiss the keyboard.
    case none
    /// The keyboard is dismissed when a drag begins.
    case onDrag
    /// The keyboard follows the finger. The runtime shows no keyboard.
    case interactive
    /// The keyboard and its accessory view are dismissed when a drag begins.
    case onDragWithAccessory
    /// The keyboard and its accessory view follow the finger. The runtime shows no keyboard.
    case interactiveWithAccessory

    /// A Boolean value that indicates whether a drag takes the keyboard away as it begins.
    package var dismissesOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
  }

  /// The fraction of its velocity that decelerating content keeps each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part, below 1.
    public let rawValue: CGFloat

    /// Creates a rate from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
