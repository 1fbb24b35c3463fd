import Foundation

/// What a flow has to know of the view around it.
package struct FlowSurroundings: Sendable, Hashable {
  /// Which spacing is which in a section that scrolls horizontally and whose sizes differ.
  package enum VariedColumnSpacing: Sendable, Hashable {
    /// Line spacing lies between columns, interitem spacing within one.
    case documented
    /// The two are exchanged.
    case exchanged
  }

  /// The scrolling direction.
  package var axis: FlowAxis
  /// The length of a line before section insets, in points: the bounds less the content insets.
  package var breadth: CGFloat
  /// Device pixels per point, to which origins are rounded.
  package var scale: CGFloat
  /// The roles of the spacings in varied columns.
  package var variedColumnSpacing: VariedColumnSpacing

  package init(
    axis: FlowAxis,
    breadth: CGFloat,
    scale: CGFloat,
    variedColumnSpacing: VariedColumnSpacing = .documented
  ) {
    self.axis = axis
    self.breadth = breadth
    self.scale = scale
    self.variedColumnSpacing = variedColumnSpacing
  }

  /// Rounds a length to the nearest device pixel, halves away from zero.
  func roundToPixel(_ length: CGFloat) -> CGFloat {
    (length * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}

/// Which headers and footers stay in sight, and the part of the content that is in sight.
package struct FlowPinning: Sendable, Hashable {
  /// A Boolean value that indicates whether headers stay at the start of the visible part.
  package var headers: Bool
  /// A Boolean value that indicates whether footers stay at its end.
  package var footers: Bool
  /// The visible part, content insets taken off, in content coordinates.
  package var visible: CGRect

  package init(headers: Bool, footers: Bool, visible: CGRect) {
    self.headers = headers
    self.footers = footers
    self.visible = visible
  }

  /// Nothing stays.
  package static let none = FlowPinning(headers: false, footers: false, visible: .zero)
}
