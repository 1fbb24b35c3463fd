import Foundation

/// The scroll axis of a flow layout, with conversions between line coordinates and points.
///
/// "Along" is the direction in which a line is filled, "across" the one in which lines follow each
/// other and the view scrolls.
package enum FlowAxis: Sendable, Hashable {
  /// The layout scrolls vertically. Its lines are rows.
  case vertical
  /// The layout scrolls horizontally. Its lines are columns.
  case horizontal

  func along(_ size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

  func across(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  func across(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  /// Returns the insets before and after the items of a line.
  func along(_ insets: UIEdgeInsets) -> FlowInsets {
    self == .vertical
      ? FlowInsets(leading: insets.left, trailing: insets.right)
      : FlowInsets(leading: insets.top, trailing: insets.bottom)
  }

  /// Returns the insets before the first line and after the last one.
  func across(_ insets: UIEdgeInsets) -> FlowInsets {
    self == .vertical
      ? FlowInsets(leading: insets.top, trailing: insets.bottom)
      : FlowInsets(leading: insets.left, trailing: insets.right)
  }

  /// Returns the extent of a rectangle along the scroll axis, with its bounds in ascending order.
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

/// The insets at the two ends of an axis, in points.
package struct FlowInsets: Sendable, Hashable {
  package var leading: CGFloat
  package var trailing: CGFloat

  package init(leading: CGFloat, trailing: CGFloat) {
    self.leading = leading
    self.trailing = trailing
  }

  package var total: CGFloat { leading + trailing }
}

/// A point in line coordinates.
struct FlowPosition: Sendable, Hashable {
  var along: CGFloat
  var across: CGFloat
}
