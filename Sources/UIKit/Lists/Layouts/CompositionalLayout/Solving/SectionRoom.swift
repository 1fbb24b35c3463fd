import Foundation

/// The room that a section is solved for.
struct SectionRoom: Hashable, Sendable {
  /// The direction of scrolling.
  let axis: CompositionalAxis
  /// The view's length in this direction, in points.
  let length: CGFloat
  /// The stretch across for groups.
  let breadth: AxisSpan
  /// The stretch across for headers and footers.
  let boundaryBreadth: AxisSpan

  var size: CGSize { axis.size(along: length, across: breadth.length) }
}
