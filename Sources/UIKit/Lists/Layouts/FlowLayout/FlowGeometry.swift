import Foundation

/// The arithmetic of a flow layout, as a value that any thread may use.
///
/// Preparing takes time linear in sections and in the items whose sizes differ; uniform sections
/// cost the same whatever their count. A query takes time logarithmic in both and linear in what it
/// finds. Rule numbers in comments (F1 to F21) are those of ``UICollectionViewFlowLayout``.
package struct FlowGeometry: Sendable {
  /// What the flow was computed for.
  package let surroundings: FlowSurroundings
  /// The size of everything, in points.
  package let contentSize: CGSize
  private let sections: [PlacedFlowSection]
  private let index: SpanIndex

  /// Places sections one behind the other, without a gap (rule F12).
  package init(_ sections: some Sequence<FlowSection>, in surroundings: FlowSurroundings) {
    var placed: [PlacedFlowSection] = []
    placed.reserveCapacity(sections.underestimatedCount)
    var end: CGFloat = 0
    for section in sections {
      let next = PlacedFlowSection(section, start: end, in: surroundings)
      end = next.end
      placed.append(next)
    }
    self.surroundings = surroundings
    self.sections = placed
    index = SpanIndex(placed.lazy.map(\.span))
    // The breadth is the room there is, not the longest line (rule F13).
    contentSize = surroundings.axis.size(along: max(surroundings.breadth, 0), across: end)
  }

  /// The number of sections.
  package var sectionCount: Int { sections.count }

  /// The first item that is longer than its line, if there is one.
  package var firstOversizedItem: FlowElement? {
    for (section, placed) in sections.enumerated() {
      if let item = placed.lines.firstOversized { return .item(item, section: section) }
    }
    return nil
  }

  /// The frame of an element in content coordinates, its origin on a device pixel (rule F9).
  ///
  /// - Returns: nil for an element that does not exist, an empty header or footer included.
  package func frame(of element: FlowElement, pinning: FlowPinning = .none) -> CGRect? {
    switch element {
    case .item(let item, let section): itemFrame(item, in: section)
    case .header(let section): headerFrame(of: section, pinning: pinning)
    case .footer(let section): footerFrame(of: section, pinning: pinning)
    }
  }

  /// The elements that meet or touch a rectangle: by section its header, items and footer (F18).
  package func elements(meeting rect: CGRect, pinning: FlowPinning = .none) -> [FlowElement] {
    guard rect.isPlaced else { return [] }
    // Rounding moves an element by half a pixel at most; a whole point is safely more.
    let near = surroundings.axis.spanAcross(rect.insetBy(dx: -1, dy: -1))
    return index.candidates(meeting: near).flatMap { section in
      let placed = sections[section]
      let start = placed.linesStart
      let items = placed.lines.items(meeting: (near.lowerBound - start)...(near.upperBound - start))
      let candidates =
        [.header(section: section)] + items.map { .item($0, section: section) }
        + [FlowElement.footer(section: section)]
      return candidates.filter { frame(of: $0, pinning: pinning)?.meets(rect) ?? false }
    }
  }

  private func itemFrame(_ item: Int, in section: Int) -> CGRect? {
    guard let placed = placedSection(section), item >= 0, item < placed.lines.count else {
      return nil
    }
    var position = placed.lines.position(of: item)
    position.along += placed.leadAlong
    position.across += placed.linesStart
    return CGRect(origin: rounded(position), size: placed.lines.size(of: item))
  }

  /// A header stays at the visible start, but never before its place nor over its footer (F19).
  private func headerFrame(of section: Int, pinning: FlowPinning) -> CGRect? {
    guard let placed = placedSection(section), placed.header > 0 else { return nil }
    var start = placed.start
    if pinning.headers {
      let wanted = surroundings.axis.spanAcross(pinning.visible).lowerBound
      start = max(start, min(wanted, placed.footerStart - placed.header))
    }
    return supplementaryFrame(start: start, extent: placed.header)
  }

  /// A footer stays at the visible end, but never behind its place nor over its header (F19).
  private func footerFrame(of section: Int, pinning: FlowPinning) -> CGRect? {
    guard let placed = placedSection(section), placed.footer > 0 else { return nil }
    var start = placed.footerStart
    if pinning.footers {
      let wanted = surroundings.axis.spanAcross(pinning.visible).upperBound - placed.footer
      start = min(start, max(wanted, placed.start + placed.header))
    }
    return supplementaryFrame(start: start, extent: placed.footer)
  }

  /// Headers and footers span the room; section insets do not shrink them (rule F10).
  private func supplementaryFrame(start: CGFloat, extent: CGFloat) -> CGRect {
    CGRect(
      origin: rounded(FlowPosition(along: 0, across: start)),
      size: surroundings.axis.size(along: max(surroundings.breadth, 0), across: extent))
  }

  private func placedSection(_ section: Int) -> PlacedFlowSection? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  private func rounded(_ position: FlowPosition) -> CGPoint {
    let point = surroundings.axis.point(position)
    return CGPoint(
      x: surroundings.roundToPixel(point.x), y: surroundings.roundToPixel(point.y))
  }
}

extension CGRect {
  /// A Boolean value that indicates whether every side is a number, be it infinite.
  var isPlaced: Bool {
    !minX.isNaN && !maxX.isNaN && !minY.isNaN && !maxY.isNaN
  }

  /// Tells whether two rectangles share a point, be it only one of their edges.
  package func meets(_ other: CGRect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}

/// One element that a flow places.
package enum FlowElement: Sendable, Hashable {
  /// The header of a section.
  case header(section: Int)
  /// An item of a section.
  case item(Int, section: Int)
  /// The footer of a section.
  case footer(section: Int)
}

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

  /// The start of the lines.
  var linesStart: CGFloat { start + header + insetAcross.leading }

  /// The start of the footer: after the trailing inset, also without items (rules F10, F11).
  var footerStart: CGFloat { linesStart + lines.depth + insetAcross.trailing }

  /// The start of the next section.
  var end: CGFloat { max(footerStart + footer, start) }

  /// The range that holds every element, wherever negative insets move them.
  var span: ClosedRange<CGFloat> {
    let low = min(start, linesStart + lines.span.lowerBound, footerStart)
    return low...max(end, linesStart + lines.span.upperBound, start + header)
  }
}
