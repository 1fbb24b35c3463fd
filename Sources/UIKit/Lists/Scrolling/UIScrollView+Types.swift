extension UIScrollView {
  /// What the safe area adds to the insets of a scroll view.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As `scrollableAxes`, and above and below in a navigation controller's own scroll view.
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

  /// How a drag takes the keyboard away.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// It does not.
    case none
    /// When the drag begins.
    case onDrag
    /// With the finger; no keyboard is shown, so that this is data.
    case interactive
    /// When the drag begins, what stands above the keyboard with it.
    case onDragWithAccessory
    /// With the finger, what stands above the keyboard with it; data too.
    case interactiveWithAccessory

    /// Whether a drag takes the keyboard away as it begins.
    package var dismissesOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
  }

  /// What part of its speed coasting content keeps each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part, below 1.
    public let rawValue: CGFloat

    /// Makes a rate from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
