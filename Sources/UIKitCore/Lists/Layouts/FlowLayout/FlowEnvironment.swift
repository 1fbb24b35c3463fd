import Foundation

/// The values of a collection view on which the positions in a flow layout depend.
package struct FlowEnvironment: Sendable, Hashable {
  /// The roles of the two spacings in a section that scrolls horizontally with items of different
  /// sizes.
  package enum VariedColumnSpacing: Sendable, Hashable {
    /// Line spacing is between columns, and interitem spacing is within a column.
    case documented
    /// Line spacing is within a column, and interitem spacing is between columns.
    case exchanged
  }

  /// The scroll axis of the layout.
  package var axis: FlowAxis
  /// The length of a line before section insets, in points: that of the bounds less the content
  /// insets.
  package var breadth: CGFloat
  /// The number of device pixels per point, to which origins are rounded.
  package var scale: CGFloat
  /// The roles of the two spacings in columns of items with different sizes.
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

  /// Returns a length rounded to the nearest device pixel. Halves are rounded away from zero.
  func roundToPixel(_ length: CGFloat) -> CGFloat {
    (length * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}

/// The headers and footers that stay visible, and the visible part of the content.
package struct FlowPinning: Sendable, Hashable {
  /// A Boolean value that indicates whether headers stay at the start of the visible part.
  package var headers: Bool
  /// A Boolean value that indicates whether footers stay at the end of the visible part.
  package var footers: Bool
  /// The visible part of the content, without content insets.
  package var visible: CGRect

  package init(headers: Bool, footers: Bool, visible: CGRect) {
    self.headers = headers
    self.footers = footers
    self.visible = visible
  }

  /// A value with which no headers and footers stay visible.
  package static let none = FlowPinning(headers: false, footers: false, visible: .zero)
}
