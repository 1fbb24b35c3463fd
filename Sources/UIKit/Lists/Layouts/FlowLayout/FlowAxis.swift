import Foundation

/// The scrolling direction of a flow, which turns line coordinates into points and back.
///
/// "Along" is the direction in which a line is filled, "across" the one in which lines follow each
/// other and the view scrolls.
package enum FlowAxis: Sendable, Hashable {
  /// Lines are rows; the view scrolls vertically.
  case vertical
  /// Lines are columns; the view scrolls horizontally.
  case horizontal

  func along(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

  func across(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  func across(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  /// The insets before and behind a line's items.
  func along(_ insets: UIEdgeInsets) -> FlowInsets {
    self == .vertical
      ? FlowInsets(leading: insets.left, trailing: insets.right)
      : FlowInsets(leading: insets.top, trailing: insets.bottom)
  }

  /// The insets before the first and behind the last line.
  func across(_ insets: UIEdgeInsets) -> FlowInsets {
    self == .vertical
      ? FlowInsets(leading: insets.top, trailing: insets.bottom)
      : FlowInsets(leading: insets.left, trailing: insets.right)
  }

  /// The extent of a rectangle in the scrolling direction, its sides in order.
  func spanAcross(_ rect: CGRect) -> ClosedRange<CGFloat> {
    self == .vertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
  }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .vertical
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func point(_ position: FlowPosition) -> CGPoint {
    self == .vertical
      ? CGPoint(x: position.along, y: position.across)
      : CGPoint(x: position.across, y: position.along)
  }
}

/// The two distances of one axis from the edges of a section, in points.
package struct FlowInsets: Sendable, Hashable {
  var leading: CGFloat
  var trailing: CGFloat

  var total: CGFloat { leading + trailing }
}

/// A point in line coordinates.
struct FlowPosition: Sendable, Hashable {
  var along: CGFloat
  var across: CGFloat
}
