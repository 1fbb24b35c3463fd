import Foundation

extension RuntimeMetrics {
  /// The metrics of scrolling, for which Apple documents the behavior but no value.
  ///
  /// Decided here: each default is a number that apps commonly observe. No public source contains it.
  public struct Scrolling: Hashable, Sendable {
    /// The duration of an animated change of the content offset, in seconds. The default is 0.3.
    public var animationDuration: Double = 0.3
    /// The curve of an animated change of the content offset. The default is `easeInOut`.
    public var animationCurve = UIView.AnimationCurve.easeInOut
    /// The duration of an animated exchange of layouts, in seconds. The default is 0.3.
    public var layoutExchangeDuration: Double = 0.3
    /// The duration of an animated batch update of a list, in seconds. The default is 0.3.
    public var batchUpdateDuration: Double = 0.3
    /// The distance beyond the top at which a drag begins a refresh, in points. The default is 60.
    public var refreshPullDistance: CGFloat = 60
    /// The height of a refresh control, in points. The default is 60.
    public var refreshControlHeight: CGFloat = 60
    /// The duration in which the keyboard appears and disappears, in seconds. The default is 0.25.
    public var keyboardDuration: Double = 0.25

    /// Creates metrics with the default values.
    public init() {}
  }
}
