import Foundation

/// A section with its place in the content; lengths across count from the content's start.
struct PlacedFlowSection: Sendable {
  /// Where the section starts.
  let start: CGFloat
  /// The header's extent across; zero means none.
  let header: CGFloat
  /// The footer's extent across; zero means none.
  let footer: CGFloat
  /// The insets around the lines in the scrolling direction.
  let insetAcross: FlowInsets
  /// Where lines start, counted from the edge of the content.
  let leadAlong: CGFloat
  let lines: FlowLines

  init(_ section: FlowSection, start: CGFloat, in surroundings: FlowSurroundings) {
    let axis = surroundings.axis
    self.start = start
    header = max(axis.across(section.headerSize), 0)
    footer = max(axis.across(section.footerSize), 0)
    insetAcross = axis.across(section.inset)
    leadAlong = axis.along(section.inset).leading
    lines = FlowLines(section, in: surroundings)
  }

  /// Where the lines start.
  var linesStart: CGFloat { start + header + insetAcross.leading }

  /// Where the footer starts: behind the trailing inset, also without items (rules F10, F11).
  var footerStart: CGFloat { linesStart + lines.depth + insetAcross.trailing }

  /// Where the next section starts.
  var end: CGFloat { max(footerStart + footer, start) }

  /// The range that holds every element, wherever negative insets move them.
  var span: ClosedRange<CGFloat> {
    let low = min(start, linesStart + lines.span.lowerBound, footerStart)
    return low...max(end, linesStart + lines.span.upperBound, start + header)
  }
}
