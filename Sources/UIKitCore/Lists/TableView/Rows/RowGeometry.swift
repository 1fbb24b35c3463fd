import Foundation

/// The computed positions of a table view's elements, in points, as a value.
///
/// Preparing is linear in the rows with different heights. Queries, and replacing an estimate by a
/// measured height, are logarithmic.
struct RowGeometry: Sendable {
  let width: CGFloat
  /// A Boolean value that indicates whether headers and footers stay visible while their section is
  /// visible, as in the plain style.
  let isPinning: Bool
  /// The distance of sections from the sides of the table view, in points.
  var sideInset: CGFloat = 0
  private let tableHeader: CGFloat
  private let tableFooter: CGFloat
  private var sections: [RowSection]
  /// The heights of the sections.
  private var extents: RowHeights

  init(
    _ sections: [RowSection], width: CGFloat, tableHeader: CGFloat = 0, tableFooter: CGFloat = 0,
    isPinning: Bool = false
  ) {
    self.sections = sections
    self.width = width
    self.tableHeader = tableHeader
    self.tableFooter = tableFooter
    self.isPinning = isPinning
    let heights = sections.map(\.height)
    extents =
      sections.contains(where: \.hasEstimates)
      ? RowHeights(estimates: heights) : RowHeights(differing: heights)
  }

  /// Returns the start of a section. For the count, it is the end of the last section.
  private func start(of section: Int) -> CGFloat { tableHeader + extents.start(of: section) }

  var contentSize: CGSize {
    CGSize(width: width, height: start(of: sections.count) + tableFooter)
  }

  var tableHeaderRect: CGRect { CGRect(x: 0, y: 0, width: width, height: tableHeader) }

  var tableFooterRect: CGRect {
    CGRect(x: 0, y: start(of: sections.count), width: width, height: tableFooter)
  }

  /// Returns the rectangle of a section, or `nil` when it does not exist.
  func rect(ofSection section: Int) -> CGRect? {
    guard sections.indices.contains(section) else { return nil }
    return rect(start(of: section), sections[section].height)
  }

  /// Returns the rectangle of an element without pinning, or `nil` when it does not exist.
  func rect(of element: RowElement) -> CGRect? {
    switch element {
    case .row(let path):
      guard let rows = section(path.section)?.rows, (0..<rows.count).contains(path.row) else {
        return nil
      }
      return rect(rowsStart(path.section) + rows.start(of: path.row), rows.height(of: path.row))
    case .header(let section):
      return self.section(section).map { rect(start(of: section) + $0.padding, $0.header) }
    case .footer(let section):
      return self.section(section).map {
        rect(start(of: section + 1) - $0.footer, $0.footer)
      }
    }
  }

  /// Returns the rectangle of an element, pinned inside a visible range (as rule F19).
  func rect(of element: RowElement, visible: ClosedRange<CGFloat>) -> CGRect? {
    guard isPinning, var rect = rect(of: element) else { return rect(of: element) }
    switch element {
    case .row: break
    case .header(let section):
      let lowest = start(of: section + 1) - sections[section].footer - rect.height
      rect.origin.y = max(rect.minY, min(visible.lowerBound, lowest))
    case .footer(let section):
      let highest = rowsStart(section)
      rect.origin.y = min(rect.minY, max(visible.upperBound - rect.height, highest))
    }
    return rect
  }

  /// Returns the rows that intersect a range. Rows that only touch the range are not included.
  func rows(in range: ClosedRange<CGFloat>) -> [IndexPath] {
    sections(in: range).flatMap { section in
      let start = rowsStart(section)
      return sections[section].rows
        .rows(in: (range.lowerBound - start)...(range.upperBound - start))
        .map { IndexPath(row: $0, section: section) }
    }
  }

  /// Returns the visible elements of each section: header, rows, and footer.
  func elements(visible: ClosedRange<CGFloat>) -> [RowElement] {
    let paths = Dictionary(grouping: rows(in: visible), by: \.section)
    return sections(in: visible).flatMap { section -> [RowElement] in
      let rows = paths[section, default: []].map { RowElement.row($0) }
      let ends = [RowElement.header(section), .footer(section)].map { element in
        isInSight(element, visible) ? [element] : []
      }
      return ends[0] + rows + ends[1]
    }
  }

  private func isInSight(_ element: RowElement, _ visible: ClosedRange<CGFloat>) -> Bool {
    guard let rect = rect(of: element, visible: visible), rect.height > 0 else { return false }
    return rect.minY < visible.upperBound && rect.maxY > visible.lowerBound
  }

  /// Returns the sections that intersect a range. Sections that only touch the range are not
  /// included.
  private func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
    let first = sections.indices.partitioningIndex { start(of: $0 + 1) > range.lowerBound }
    let end = sections.indices.partitioningIndex { start(of: $0) >= range.upperBound }
    return first..<max(first, end)
  }

  // MARK: Estimates

  /// A Boolean value that indicates whether there are heights that were initially estimated.
  var hasEstimates: Bool { extents.hasEstimates }

  /// Returns a Boolean value that indicates whether the height of an element is an estimate.
  func isEstimate(_ element: RowElement) -> Bool {
    switch element {
    case .row(let path):
      guard let rows = section(path.section)?.rows, (0..<rows.count).contains(path.row) else {
        return false
      }
      return rows.isEstimate(path.row)
    case .header(let section): return self.section(section)?.isHeaderEstimate ?? false
    case .footer(let section): return self.section(section)?.isFooterEstimate ?? false
    }
  }

  /// Replaces the estimated height of an element by its measured height.
  mutating func resolve(_ element: RowElement, to height: CGFloat) {
    guard isEstimate(element) else { return }
    switch element {
    case .row(let path): sections[path.section].rows.resolve(path.row, to: height)
    case .header(let section):
      sections[section].header = height
      sections[section].isHeaderEstimate = false
    case .footer(let section):
      sections[section].footer = height
      sections[section].isFooterEstimate = false
    }
    extents.resolve(element.section, to: sections[element.section].height)
  }

  /// Marks the height of a row, header, or footer as estimated again, if it was initially
  /// estimated.
  mutating func doubt(_ element: RowElement) {
    guard sections.indices.contains(element.section) else { return }
    switch element {
    case .row(let path):
      guard (0..<sections[path.section].rows.count).contains(path.row) else { return }
      sections[path.section].rows.doubt(path.row)
    case .header(let section):
      sections[section].isHeaderEstimate = sections[section].estimatesHeader
    case .footer(let section):
      sections[section].isFooterEstimate = sections[section].estimatesFooter
    }
  }

  /// The measured heights that replaced estimates, by element.
  var resolvedHeights: [RowElement: CGFloat] {
    var heights: [RowElement: CGFloat] = [:]
    for (number, section) in sections.enumerated() {
      for row in section.rows.resolvedRows {
        heights[.row(IndexPath(row: row, section: number))] = section.rows.height(of: row)
      }
      if section.estimatesHeader, !section.isHeaderEstimate {
        heights[.header(number)] = section.header
      }
      if section.estimatesFooter, !section.isFooterEstimate {
        heights[.footer(number)] = section.footer
      }
    }
    return heights
  }

  private func section(_ section: Int) -> RowSection? {
    sections.indices.contains(section) ? sections[section] : nil
  }

  private func rowsStart(_ section: Int) -> CGFloat {
    start(of: section) + sections[section].padding + sections[section].header
  }

  private func rect(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: sideInset, y: y, width: max(width - 2 * sideInset, 0), height: height)
  }
}

/// An element of a table view.
enum RowElement: Hashable, Sendable {
  /// A row at an index path.
  case row(IndexPath)
  /// The header of a section.
  case header(Int)
  /// The footer of a section.
  case footer(Int)

  var section: Int {
    switch self {
    case .row(let path): path.section
    case .header(let section), .footer(let section): section
    }
  }

  /// The position among the elements of a table.
  var order: (section: Int, part: Int, row: Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .row(let path): (path.section, 1, path.item)
    case .footer(let section): (section, 2, 0)
    }
  }
}

/// The heights of one section of a table view, in points.
struct RowSection: Sendable {
  /// The padding above the header.
  var padding: CGFloat = 0
  /// The height of the header. Zero means no header.
  var header: CGFloat
  var rows: RowHeights
  /// The height of the footer. Zero means no footer.
  var footer: CGFloat
  /// A Boolean value that indicates whether the height of the header was initially estimated.
  var estimatesHeader = false
  /// A Boolean value that indicates whether the height of the footer was initially estimated.
  var estimatesFooter = false
  /// A Boolean value that indicates whether the height of the header is still estimated.
  var isHeaderEstimate = false
  /// A Boolean value that indicates whether the height of the footer is still estimated.
  var isFooterEstimate = false

  var hasEstimates: Bool { rows.hasEstimates || estimatesHeader || estimatesFooter }

  var height: CGFloat { padding + header + rows.total + footer }
}
