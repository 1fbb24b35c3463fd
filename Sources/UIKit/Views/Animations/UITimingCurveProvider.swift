/// The pace of an animator; kept as data, for the virtual clock knows durations alone.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// Which of the two curves counts.
  var timingCurveType: UITimingCurveType { get }
  /// The pace along a curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The pace of a spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}
