import Foundation

/// A direction of a compositional layout, which turns extents into sizes and points and back.
enum CompositionalAxis: Hashable, Sendable {
  case horizontal
  case vertical

  var crossing: CompositionalAxis { self == .horizontal ? .vertical : .horizontal }

  func extent(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  func position(of point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

  func span(of rect: CGRect) -> ClosedRange<CGFloat> {
    self == .horizontal ? rect.minX...rect.maxX : rect.minY...rect.maxY
  }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  /// The insets at the two ends of the direction.
  func ends(of insets: NSDirectionalEdgeInsets) -> FlowInsets {
    self == .horizontal
      ? FlowInsets(leading: insets.leading, trailing: insets.trailing)
      : FlowInsets(leading: insets.top, trailing: insets.bottom)
  }

  /// Insets with only the ends of the direction.
  func only(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    self == .horizontal
      ? NSDirectionalEdgeInsets(
        top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
  }

  /// The edge at which the direction begins.
  var firstEdge: NSDirectionalRectEdge { self == .horizontal ? .leading : .top }

  /// The edge at which the direction ends.
  var lastEdge: NSDirectionalRectEdge { self == .horizontal ? .trailing : .bottom }
}

extension NSDirectionalEdgeInsets {
  /// A size less the insets, never below zero.
  func reducing(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(size.width - leading - trailing, 0), height: max(size.height - top - bottom, 0))
  }

  /// A rectangle in reading direction less the insets, its size never below zero.
  func reducing(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: CGPoint(x: rect.minX + leading, y: rect.minY + top), size: reducing(rect.size))
  }
}

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
