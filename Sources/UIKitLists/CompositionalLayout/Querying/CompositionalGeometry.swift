import Foundation

/// The computed positions of a compositional layout, as a value that can be used on any thread.
///
/// The cost of a section does not depend on its number of items: its groups use the same template.
/// A query takes time logarithmic in sections, constant in groups, and linear in its result.
struct CompositionalGeometry: Sendable {
  /// The scroll axis of the layout.
  let axis: CompositionalAxis
  /// The size of the content, in points.
  let contentSize: CGSize
  private let scale: CGFloat
  private let sections: [SolvedSection]
  private let starts: [CGFloat]
  private let index: SpanIndex
  private let boundary: [BoundaryView]
  private let margins: FlowInsets

  /// Creates the geometry of sections, placed one after the other between the boundary views of the
  /// layout.
  init(
    _ sections: [SolvedSection], spacing: CGFloat, boundary: BoundaryViews,
    axis: CompositionalAxis, breadth: AxisSpan, room: AxisSpan, scale: CGFloat
  ) {
    var boundary = boundary
    margins = boundary.margins(along: axis)
    var starts: [CGFloat] = []
    var end = margins.leading
    for section in sections {
      if !starts.isEmpty { end += spacing }
      starts.append(end)
      end += section.length
    }
    let length = end + margins.trailing
    boundary.place(along: axis, length: length, breadth: room, room: room)
    index = SpanIndex(
      zip(sections, starts).map { section, start in
        let span = section.span(along: axis)
        return start + span.lowerBound...start + span.upperBound
      })
    self.axis = axis
    self.scale = scale
    self.sections = sections
    self.starts = starts
    self.boundary = boundary.views
    contentSize = axis.size(along: max(length, 0), across: max(breadth.length, 0))
  }

  /// A Boolean value that indicates whether a boundary view stays visible while the content
  /// scrolls.
  var isPinning: Bool {
    boundary.contains(where: \.isPinned)
      || sections.contains { $0.boundary.contains(where: \.isPinned) }
  }

  /// Returns the scrolling region of an orthogonally scrolling section, or `nil` for other and for
  /// empty sections.
  func orthogonalRegion(of section: Int) -> OrthogonalRegion? {
    sections.indices.contains(section) ? sections[section].orthogonal : nil
  }

  // MARK: Queries

  /// Returns the elements that intersect or touch a rectangle: those of the layout first, then
  /// those of each section.
  func elements(
    meeting rect: CGRect, in viewport: CompositionalViewport
  ) -> [CompositionalElement] {
    guard rect.isPlaced else { return [] }
    // Rounding moves an edge by half a pixel at most; a whole point is safely more.
    let near = rect.insetBy(dx: -1, dy: -1)
    var found = layoutElements(in: viewport)
    for section in index.candidates(meeting: axis.span(of: near)) {
      found += decorations(of: section)
      found += boundaryElements(of: section, in: viewport)
      appendRunElements(of: section, near: near, in: viewport, to: &found)
    }
    found.removeAll { !$0.frame.meets(rect) }
    return found
  }

  /// Returns the cell of an item, or `nil` for an item without a position.
  func cell(at path: IndexPath, in viewport: CompositionalViewport) -> CompositionalElement? {
    guard sections.indices.contains(path.section), let run = sections[path.section].run else {
      return nil
    }
    return cell(at: path, of: run, in: viewport)
  }

  private func cell(
    at path: IndexPath, of run: GroupRun, in viewport: CompositionalViewport
  ) -> CompositionalElement? {
    guard let slot = run.slot(of: path.item) else { return nil }
    var cell = element(
      .cell(path), slot.frame, slot.zIndex + sections[path.section].promotion,
      scrolledIn: path.section, viewport)
    cell.fitting = slot.fitting
    return cell
  }

  /// Returns the supplementary view of a kind at an index path, or `nil` when there is none.
  func supplementary(
    _ kind: String, at path: IndexPath, in viewport: CompositionalViewport
  ) -> CompositionalElement? {
    let key = ElementKey.supplementary(kind, path)
    let own =
      sections.indices.contains(path.section)
      ? boundaryElements(of: path.section, in: viewport)
        + anchored(to: path.item, in: path.section, viewport)
      : []
    return (own + layoutElements(in: viewport)).first { $0.key == key }
  }

  /// Returns the decoration view of a kind at an index path, or `nil` when there is none.
  func decoration(_ kind: String, at path: IndexPath) -> CompositionalElement? {
    guard sections.indices.contains(path.section) else { return nil }
    return decorations(of: path.section).first {
      $0.key.kind == kind && $0.key.indexPath == path
    }
  }

  // MARK: Elements

  private func decorations(of section: Int) -> [CompositionalElement] {
    sections[section].decorations.map { decoration in
      let path = IndexPath(item: decoration.number, section: section)
      return CompositionalElement(
        key: ElementKey(category: .decorationView, kind: decoration.kind, indexPath: path),
        frame: rounded(moved(decoration.frame, by: starts[section])), zIndex: decoration.zIndex)
    }
  }

  private func layoutElements(in viewport: CompositionalViewport) -> [CompositionalElement] {
    let length = axis.extent(of: contentSize)
    let visible = axis.span(of: viewport.visible)
    return boundary.map { view in
      CompositionalElement(
        key: .supplementary(view.kind, IndexPath(item: view.number, section: 0)),
        frame: rounded(frame(of: view, start: 0, length: length, margins: margins, visible)),
        zIndex: view.zIndex, fitting: view.fitting)
    }
  }

  private func boundaryElements(
    of section: Int, in viewport: CompositionalViewport
  ) -> [CompositionalElement] {
    let solved = sections[section]
    guard !solved.boundary.isEmpty else { return [] }
    let visible = freeRange(in: viewport)
    return solved.boundary.map { view in
      let frame = frame(
        of: view, start: starts[section], length: solved.length, margins: solved.margins, visible)
      return CompositionalElement(
        key: .supplementary(view.kind, IndexPath(item: view.number, section: section)),
        frame: rounded(frame), zIndex: view.zIndex + solved.promotion, fitting: view.fitting)
    }
  }

  private func appendRunElements(
    of section: Int, near rect: CGRect, in viewport: CompositionalViewport,
    to found: inout [CompositionalElement]
  ) {
    guard let run = sections[section].run else { return }
    let way = run.axis == axis ? -starts[section] : viewport.offsets[section] ?? 0
    let span = run.axis.span(of: rect)
    for item in run.items(meeting: span.lowerBound + way...span.upperBound + way) {
      let path = IndexPath(item: item, section: section)
      if let cell = cell(at: path, of: run, in: viewport), isInWindow(cell, of: section) {
        found.append(cell)
      }
      guard run.hasAnchors else { continue }
      for view in anchored(to: item, in: section, viewport) where isInWindow(view, of: section) {
        found.append(view)
      }
    }
  }

  /// Returns a Boolean value that indicates whether an element of an orthogonally scrolling section
  /// overlaps the section's visible extent.
  private func isInWindow(_ element: CompositionalElement, of section: Int) -> Bool {
    guard let window = sections[section].orthogonal?.window.range else { return true }
    return axis.crossing.span(of: element.frame).overlaps(window)
  }

  private func anchored(
    to item: Int, in section: Int, _ viewport: CompositionalViewport
  ) -> [CompositionalElement] {
    guard let run = sections[section].run else { return [] }
    return run.anchored(to: item).map { anchor in
      var view = element(
        .supplementary(anchor.kind, IndexPath(item: item, section: section)), anchor.frame,
        anchor.zIndex + sections[section].promotion, scrolledIn: section, viewport)
      view.fitting = anchor.fitting
      return view
    }
  }

  private func element(
    _ key: ElementKey, _ frame: CGRect, _ zIndex: Int, scrolledIn section: Int,
    _ viewport: CompositionalViewport
  ) -> CompositionalElement {
    let isScrolled = sections[section].orthogonal != nil
    let way = axis.point(
      along: starts[section], across: isScrolled ? -(viewport.offsets[section] ?? 0) : 0)
    return CompositionalElement(
      key: key, frame: rounded(frame.offsetBy(dx: way.x, dy: way.y)), zIndex: zIndex)
  }

  // MARK: Frames

  /// Returns the frame of a boundary view, adjusted if the view is pinned.
  private func frame(
    of view: BoundaryView, start: CGFloat, length: CGFloat, margins: FlowInsets,
    _ visible: ClosedRange<CGFloat>
  ) -> CGRect {
    let natural = start + axis.position(of: view.frame.origin)
    let extent = axis.extent(of: view.size)
    var position = natural
    switch view.pin(along: axis) {
    case .start:
      let last = start + length - margins.trailing - extent
      position = max(natural, min(visible.lowerBound, last))
    case .end:
      position = min(natural, max(visible.upperBound - extent, start + margins.leading))
    case nil: break
    }
    return view.insets.reducing(moved(view.frame, by: start + position - natural))
  }

  /// Returns the visible range that pinned views of the layout do not cover.
  private func freeRange(in viewport: CompositionalViewport) -> ClosedRange<CGFloat> {
    let visible = axis.span(of: viewport.visible)
    var (low, high) = (visible.lowerBound, visible.upperBound)
    let length = axis.extent(of: contentSize)
    for view in boundary {
      let span = axis.span(
        of: frame(of: view, start: 0, length: length, margins: margins, visible))
      switch view.pin(along: axis) {
      case .start: low = max(low, span.upperBound)
      case .end: high = min(high, span.lowerBound)
      case nil: break
      }
    }
    return low...max(low, high)
  }

  private func moved(_ frame: CGRect, by way: CGFloat) -> CGRect {
    let distance = axis.point(along: way, across: 0)
    return frame.offsetBy(dx: distance.x, dy: distance.y)
  }

  /// Returns a frame with origin and size rounded to device pixels.
  private func rounded(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.origin.x.roundedToPixel(scale: scale),
      y: frame.origin.y.roundedToPixel(scale: scale),
      width: frame.size.width.roundedToPixel(scale: scale),
      height: frame.size.height.roundedToPixel(scale: scale))
  }
}

/// An element of a compositional layout with its position in the content.
struct CompositionalElement: Sendable {
  let key: ElementKey
  let frame: CGRect
  let zIndex: Int
  /// The lengths that the content determines.
  var fitting = ElementFitting.none
}

/// The visible part of the content and the offsets of orthogonally scrolling sections.
struct CompositionalViewport: Sendable {
  /// The visible part of the content, without content insets.
  var visible: CGRect
  /// The offsets of orthogonally scrolling sections, in points. The offset of other sections is 0.
  var offsets: [Int: CGFloat]
}
