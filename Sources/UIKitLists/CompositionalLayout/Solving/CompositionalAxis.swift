import Foundation

/// An axis of a compositional layout, with conversions between extents, sizes, and points.
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

  /// Returns the insets at the two ends of the axis.
  func ends(of insets: NSDirectionalEdgeInsets) -> FlowInsets {
    self == .horizontal ? insets.horizontalEnds : insets.verticalEnds
  }

  /// Returns insets that contain only the ends of the axis.
  func only(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    self == .horizontal
      ? NSDirectionalEdgeInsets(
        top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
  }

  /// The edge at the start of the axis.
  var firstEdge: NSDirectionalRectEdge { self == .horizontal ? .leading : .top }

  /// The edge at the end of the axis.
  var lastEdge: NSDirectionalRectEdge { self == .horizontal ? .trailing : .bottom }
}

extension NSDirectionalEdgeInsets {
  /// The leading and trailing insets.
  var horizontalEnds: FlowInsets { FlowInsets(leading: leading, trailing: trailing) }
  /// The insets at the top and the bottom.
  var verticalEnds: FlowInsets { FlowInsets(leading: top, trailing: bottom) }

  /// Returns a size reduced by the insets, limited to zero.
  func reducing(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(size.width - leading - trailing, 0), height: max(size.height - top - bottom, 0))
  }

  /// Returns a rectangle reduced by the insets, relative to the layout direction. Its size is
  /// limited to zero.
  func reducing(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: CGPoint(x: rect.minX + leading, y: rect.minY + top), size: reducing(rect.size))
  }
}

/// An extent along an axis: its start and length, in points.
struct AxisSpan: Hashable, Sendable {
  var start: CGFloat
  var length: CGFloat

  var end: CGFloat { start + length }

  var range: ClosedRange<CGFloat> { start...max(start, end) }

  /// Returns the extent reduced at its ends. Its length is limited to zero.
  func less(_ ends: FlowInsets) -> AxisSpan {
    AxisSpan(start: start + ends.leading, length: max(length - ends.total, 0))
  }
}
