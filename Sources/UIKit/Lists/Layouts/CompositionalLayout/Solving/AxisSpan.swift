import Foundation

/// A stretch of an axis, in points.
struct AxisSpan: Hashable, Sendable {
  var start: CGFloat
  var length: CGFloat

  var end: CGFloat { start + length }

  var range: ClosedRange<CGFloat> { start...max(start, end) }

  /// The stretch without what is cut off at its ends; never shorter than nothing.
  func less(_ ends: FlowInsets) -> AxisSpan {
    AxisSpan(start: start + ends.leading, length: max(length - ends.total, 0))
  }
}
