extension UIScrollView {
  /// The way in which the safe area adjusts a scroll view's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// The same as `scrollableAxes`, and always vertically in a navigation controller's scroll
    /// view.
    case automatic
    /// The insets are adjusted at the edges of the axes that scroll.
    case scrollableAxes
    /// The insets are never adjusted.
    case never
    /// The insets are adjusted at every edge.
    case always
  }

  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// The system chooses the color.
    case `default`
    /// The indicators are black.
    case black
    /// The indicators are white.
    case white
  }

  /// The way in which a drag dismisses the keyboard.
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

    /// A Boolean value that indicates whether the beginning of a drag dismisses the keyboard.
    package var dismissesOnDrag: Bool { self == .onDrag || self == .onDragWithAccessory }
  }

  /// The fraction of its velocity that decelerating content keeps each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after each millisecond, below 1.
    public let rawValue: CGFloat

    /// Creates a rate from its fraction.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The normal rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate with which content stops faster.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension RuntimeBridge {
  /// A protocol whose extension declares the `delegate` of scroll views, so that subclasses can
  /// declare one of another type.
  ///
  /// Objective-C lets `UICollectionView` narrow the type of its superclass's delegate, but Swift does
  /// not. A member of a protocol extension, however, is hidden by a subclass's own member with the
  /// same name.
  @preconcurrency @MainActor public protocol ScrollDelegateHolding: UIScrollView {}
}

extension RuntimeBridge.ScrollDelegateHolding {
  /// The delegate that is notified of scrolling and zooming.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
