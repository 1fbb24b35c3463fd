import Foundation

/// A section with computed positions, relative to its own start along the scroll axis.
struct SolvedSection: Hashable, Sendable {
  /// The extent of the section along the scroll axis, in points.
  var length: CGFloat = 0
  var run: GroupRun?
  var boundary: [BoundaryView] = []
  var decorations: [SolvedDecoration] = []
  var orthogonal: OrthogonalRegion?
  /// The space for headers and footers at both ends, in points.
  var margins = FlowInsets(leading: 0, trailing: 0)
  /// The amount added to the z-index of all elements except decorations.
  var promotion = 0

  /// Returns the range along the scroll axis that contains every element.
  func span(along axis: CompositionalAxis) -> ClosedRange<CGFloat> {
    var frames = boundary.map(\.frame) + decorations.map(\.frame)
    if let extent = run?.extent { frames.append(extent) }
    let ranges = frames.map { axis.span(of: $0) }
    let low = ranges.map(\.lowerBound).min() ?? 0
    let high = ranges.map(\.upperBound).max() ?? 0
    return min(low, 0)...max(high, length)
  }
}

/// A decoration view behind a section, with its frame relative to the section's start.
struct SolvedDecoration: Hashable, Sendable {
  let kind: String
  /// The index among the views of the same kind.
  let number: Int
  let frame: CGRect
  let zIndex: Int
}

/// The available extents for a section.
struct SectionRoom: Hashable, Sendable {
  /// The scroll axis of the layout.
  let axis: CompositionalAxis
  /// The length of the collection view along the scroll axis, in points.
  let length: CGFloat
  /// The extent across the scroll axis for groups.
  let breadth: AxisSpan
  /// The extent across the scroll axis for headers and footers.
  let boundaryBreadth: AxisSpan

  var size: CGSize { axis.size(along: length, across: breadth.length) }
}
