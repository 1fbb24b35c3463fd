import Foundation

/// A section whose places are known, counted from its own start along the layout's direction.
struct SolvedSection: Hashable, Sendable {
  /// The extent along the layout's direction, in points.
  var length: CGFloat = 0
  var run: GroupRun?
  var boundary: [BoundaryView] = []
  var decorations: [SolvedDecoration] = []
  var orthogonal: OrthogonalRegion?
  /// The room of headers and footers at the ends.
  var margins = FlowInsets(leading: 0, trailing: 0)
  /// The amount added to the z-index of all elements except decorations.
  var promotion = 0

  /// The range along the layout's direction that holds every element.
  func span(along axis: CompositionalAxis) -> ClosedRange<CGFloat> {
    var frames = boundary.map(\.frame) + decorations.map(\.frame)
    if let extent = run?.extent { frames.append(extent) }
    let ranges = frames.map { axis.span(of: $0) }
    let low = ranges.map(\.lowerBound).min() ?? 0
    let high = ranges.map(\.upperBound).max() ?? 0
    return min(low, 0)...max(high, length)
  }
}

/// A view behind a section, its frame counted from the section's start.
struct SolvedDecoration: Hashable, Sendable {
  let kind: String
  /// The number among views of the kind.
  let number: Int
  let frame: CGRect
  let zIndex: Int
}

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
