import Foundation

/// The arithmetic of scrolling along one axis, in points (rule V5).
struct AxisScroll {
  /// Where something is to stand in the view.
  enum Place {
    case start
    case middle
    case end
  }

  let length: CGFloat
  let content: CGFloat
  let leading: CGFloat
  let trailing: CGFloat

  /// The offset that shows a range at a place, within the content and its insets.
  func offset(showing range: ClosedRange<CGFloat>, at place: Place?) -> CGFloat? {
    guard let place else { return nil }
    let wanted: CGFloat
    switch place {
    case .start: wanted = range.lowerBound - leading
    case .middle:
      let middle = (range.lowerBound + range.upperBound) / 2
      wanted = middle - length / 2 - (leading - trailing) / 2
    case .end: wanted = range.upperBound - length + trailing
    }
    return max(min(wanted, content - length + trailing), -leading)
  }
}
