import Foundation

/// The computed positions of a flow layout, as a value that can be used on any thread.
///
/// Preparing takes time linear in sections and in the items of different sizes. The cost of
/// sections with items of one size does not depend on their number. A measured size that replaces an
/// estimate takes time linear in sections, and in the items that are measured after it or, if the
/// estimates differ, in the lines of its section. A query takes time logarithmic in both and linear in
/// its result. Rule numbers in comments (F1 to F22) are those of ``UICollectionViewFlowLayout``.
package struct FlowGeometry: Sendable {
  /// The values of the collection view for which the positions were computed.
  package let environment: FlowEnvironment
  /// The size of the content, in points.
  package private(set) var contentSize = CGSize.zero
  private var sections: [PlacedFlowSection]
  private var index = SpanIndex(EmptyCollection())

  /// Creates the geometry of sections, placed one after the other without gaps (rule F12).
  package init(_ sections: some Sequence<FlowSection>, in environment: FlowEnvironment) {
    self.environment = environment
    self.sections = sections.map { PlacedFlowSection($0, in: environment) }
    place(from: 0)
  }

  /// Places the sections from one on after each other.
  private mutating func place(from first: Int) {
    var end = first > 0 ? sections[first - 1].end : 0
    for section in sections.indices.dropFirst(first) {
      sections[section].start = end
      end = sections[section].end
    }
    index = SpanIndex(sections.lazy.map(\.span))
    // The breadth is the available space, not the longest line (rule F13).
    contentSize = environment.axis.size(along: max(environment.breadth, 0), across: end)
  }

  /// Replaces the sizes of items, headers, and footers of a section (rule F22).
  ///
  /// - Returns: `false` if only a new geometry can have the sizes.
  mutating func set(_ sizes: [Int: [ElementKey: CGSize]]) -> Bool {
    for (section, sizes) in sizes where sections.indices.contains(section) {
      guard sections[section].set(sizes, along: environment.axis) else { return false }
    }
    if let first = sizes.keys.min(), sections.indices.contains(first) { place(from: first) }
    return true
  }

  /// The number of sections.
  package var sectionCount: Int { sections.count }

  /// The first item that is longer than its line, or `nil`.
  package var firstOversizedItem: FlowElement? {
    for (section, placed) in sections.enumerated() {
      if let item = placed.lines.firstOversized { return .item(item, section: section) }
    }
    return nil
  }

  /// Returns the length of a section's lines, which is negative if the insets are larger than the view.
  func roomForItems(inSection section: Int) -> CGFloat {
    environment.breadth - (placedSection(section)?.insetAlong ?? 0)
  }

  /// Returns the frame of an element in the content, with its origin on a device pixel (rule F9).
  ///
  /// - Returns: `nil` for an element that does not exist, including an empty header or footer.
  package func frame(of element: FlowElement, pinning: FlowPinning = .none) -> CGRect? {
    switch element {
    case .item(let item, let section): itemFrame(item, in: section)
    case .header(let section): headerFrame(of: section, pinning: pinning)
    case .footer(let section): footerFrame(of: section, pinning: pinning)
    }
  }

  /// Returns the elements that intersect or touch a rectangle with their frames, by section: header,
  /// items, and footer (F18).
  package func elements(
    meeting rect: CGRect, pinning: FlowPinning = .none
  ) -> [(element: FlowElement, frame: CGRect)] {
    guard rect.isPlaced else { return [] }
    // Rounding moves an element by half a pixel at most; a whole point is safely more.
    let near = environment.axis.spanAcross(rect.insetBy(dx: -1, dy: -1))
    var found: [(element: FlowElement, frame: CGRect)] = []
    for section in index.candidates(meeting: near) {
      if let frame = headerFrame(of: section, pinning: pinning), frame.meets(rect) {
        found.append((.header(section: section), frame))
      }
      appendItems(of: section, near: near, meeting: rect, to: &found)
      if let frame = footerFrame(of: section, pinning: pinning), frame.meets(rect) {
        found.append((.footer(section: section), frame))
      }
    }
    return found
  }

  private func appendItems(
    of section: Int, near: ClosedRange<CGFloat>, meeting rect: CGRect,
    to found: inout [(element: FlowElement, frame: CGRect)]
  ) {
    let (start, lead) = (sections[section].linesStart, sections[section].leadAlong)
    let range = (near.lowerBound - start)...(near.upperBound - start)
    sections[section].lines.forEachItem(meeting: range) { item, position, size in
      let frame = itemFrame(position, size, lead, start)
      if frame.meets(rect) { found.append((.item(item, section: section), frame)) }
    }
  }

  private func itemFrame(_ item: Int, in section: Int) -> CGRect? {
    guard let placed = placedSection(section), item >= 0, item < placed.lines.count else {
      return nil
    }
    return itemFrame(
      placed.lines.position(of: item), placed.lines.size(of: item), placed.leadAlong,
      placed.linesStart)
  }

  private func itemFrame(
    _ position: FlowPosition, _ size: CGSize, _ lead: CGFloat, _ start: CGFloat
  ) -> CGRect {
    let position = FlowPosition(along: position.along + lead, across: position.across + start)
    return CGRect(origin: rounded(position), size: size)
  }

  /// Returns the frame of a header. A pinned header stays at the start of the visible part, but not
  /// before its position or over its footer (F19).
  private func headerFrame(of section: Int, pinning: FlowPinning) -> CGRect? {
    guard let placed = placedSection(section), placed.header > 0 else { return nil }
    var start = placed.start
    if pinning.headers {
      let wanted = environment.axis.spanAcross(pinning.visible).lowerBound
      start = max(start, min(wanted, placed.footerStart - placed.header))
    }
    return supplementaryFrame(start: start, extent: placed.header)
  }

  /// Returns the frame of a footer. A pinned footer stays at the end of the visible part, but not
  /// after its position or over its header (F19).
  private func footerFrame(of section: Int, pinning: FlowPinning) -> CGRect? {
    guard let placed = placedSection(section), placed.footer > 0 else { return nil }
    var start = placed.footerStart
    if pinning.footers {
      let wanted = environment.axis.spanAcross(pinning.visible).upperBound - placed.footer
      start = min(start, max(wanted, placed.start + placed.header))
    }
    return supplementaryFrame(start: start, extent: placed.footer)
  }

  /// Returns the frame of a header or footer across the whole line length. Section insets do not
  /// reduce it (rule F10).
  private func supplementaryFrame(start: CGFloat, extent: CGFloat) -> CGRect {
    CGRect(
      origin: rounded(FlowPosition(along: 0, across: start)),
      size: environment.axis.size(along: max(environment.breadth, 0), across: extent))
  }

  private func placedSection(_ section: Int) -> PlacedFlowSection? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  private func rounded(_ position: FlowPosition) -> CGPoint {
    let point = environment.axis.point(position)
    return CGPoint(
      x: environment.roundToPixel(point.x), y: environment.roundToPixel(point.y))
  }
}

extension CGRect {
  /// A Boolean value that indicates whether all edges of the rectangle are numbers, including
  /// infinity.
  package var isPlaced: Bool {
    !minX.isNaN && !maxX.isNaN && !minY.isNaN && !maxY.isNaN
  }

  /// Returns a Boolean value that indicates whether two rectangles intersect or touch.
  package func meets(_ other: CGRect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}

/// An element of a flow layout.
package enum FlowElement: Sendable, Hashable {
  /// The header of a section.
  case header(section: Int)
  /// An item of a section.
  case item(Int, section: Int)
  /// The footer of a section.
  case footer(section: Int)
}

/// A section with its position in the content, along the scroll axis.
struct PlacedFlowSection: Sendable {
  /// The start of the section in the content.
  var start: CGFloat = 0
  /// The extent of the header along the scroll axis. Zero means no header.
  private(set) var header: CGFloat
  /// The extent of the footer along the scroll axis. Zero means no footer.
  private(set) var footer: CGFloat
  /// The insets before the first line and after the last one.
  let insetAcross: FlowInsets
  /// The start of the items in a line, from the edge of the content.
  let leadAlong: CGFloat
  /// The insets before and after the items of a line, together.
  let insetAlong: CGFloat
  private(set) var lines: FlowLines

  init(_ section: FlowSection, in environment: FlowEnvironment) {
    let axis = environment.axis
    header = max(axis.across(section.headerSize), 0)
    footer = max(axis.across(section.footerSize), 0)
    insetAcross = axis.across(section.inset)
    leadAlong = axis.along(section.inset).leading
    insetAlong = axis.along(section.inset).total
    lines = FlowLines(section, in: environment)
  }

  /// Replaces the sizes of elements.
  ///
  /// - Returns: `false` if only a new value can have the sizes.
  mutating func set(_ sizes: [ElementKey: CGSize], along axis: FlowAxis) -> Bool {
    var items: [Int: CGSize] = [:]
    for (key, size) in sizes {
      switch key.kind {
      case nil: items[key.indexPath.item] = size
      case UICollectionView.elementKindSectionHeader: header = max(axis.across(size), 0)
      case UICollectionView.elementKindSectionFooter: footer = max(axis.across(size), 0)
      default: break
      }
    }
    return items.isEmpty || lines.set(items)
  }

  /// The start of the first line in the content.
  var linesStart: CGFloat { start + header + insetAcross.leading }

  /// The start of the footer in the content: after the trailing inset, even without items (rules
  /// F10, F11).
  var footerStart: CGFloat { linesStart + lines.depth + insetAcross.trailing }

  /// The end of the section in the content, where the next section starts.
  var end: CGFloat { max(footerStart + footer, start) }

  /// The range that contains every element, even those that negative insets move outside.
  var span: ClosedRange<CGFloat> {
    let low = min(start, linesStart + lines.span.lowerBound, footerStart)
    return low...max(end, linesStart + lines.span.upperBound, start + header)
  }
}
