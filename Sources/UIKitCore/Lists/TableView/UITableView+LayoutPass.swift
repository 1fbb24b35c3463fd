import Foundation

extension UITableView {
  /// The height of rows without a height from the delegate, in points.
  var standardHeight: CGFloat {
    rowHeight.rowLength > 0 ? rowHeight : metrics.standardRowHeight
  }

  /// The metrics of lists that Apple does not document.
  var metrics: RuntimeMetrics.Lists { ownEnvironment.listMetrics }

  /// The width of rows, in points, without the section index.
  package var contentWidth: CGFloat {
    let titles = tableState.indexTitles ?? []
    return max(bounds.width - (titles.isEmpty ? 0 : UITableView.indexStripWidth), 0)
  }

  /// The visible range of the content between the insets, in which headers are pinned.
  private var pinningRange: ClosedRange<CGFloat> {
    let room = bounds.inset(by: adjustedContentInset)
    guard room.minY.isFinite, room.maxY.isFinite else { return bounds.minY...bounds.maxY }
    return room.minY...max(room.maxY, room.minY)
  }

  /// Invalidates all heights after one of the table's own changed, or restores one that is not finite, which is a
  /// violation.
  func heightDidChange(
    _ member: ReferenceWritableKeyPath<UITableView, CGFloat>, from former: CGFloat
  ) {
    guard self[keyPath: member] != former else { return }
    guard acceptsNumbers([self[keyPath: member]], of: "A height of the table") else {
      return self[keyPath: member] = former
    }
    invalidateHeights()
  }

  /// Invalidates all heights, which are requested again in the next layout pass.
  func invalidateHeights() {
    tableState.geometry = nil
    releaseMadeViews()
    tableState.madeViews = [:]
    setNeedsLayout()
  }

  /// Invalidates the positions of rows and sections, and keeps the measured heights.
  func invalidatePlaces() {
    let heights = tableState.geometry?.resolvedHeights ?? tableState.carried
    invalidateHeights()
    tableState.carried = heights
  }

  func updateLayout() {
    if let geometry = tableState.geometry, geometry.width != contentWidth { invalidateHeights() }
    if tableState.geometry == nil { rebuildGeometry() }
    resolveVisibleHeights(.movingOffset)
    placeOwnViews()
  }

  func prepareGeometryIfNeeded() {
    if tableState.geometry == nil { rebuildGeometry() }
  }

  /// The geometry of all rows and sections, computed if it is invalid.
  var geometry: RowGeometry {
    ownEnvironment.bind { prepareGeometryIfNeeded() }
    return tableState.geometry ?? RowGeometry([], width: 0)
  }

  private func askIndexTitles() -> [String]? {
    dataSource.flatMap { dataSource in
      optionalMembers.ask("sectionIndexTitles(for:)") { dataSource.sectionIndexTitles(for: self) }
    } ?? nil
  }

  /// Computes the geometry from the counts, index titles, and heights of the data source and the
  /// delegate.
  private func rebuildGeometry() {
    let counts = knownCounts
    let hasIndex = counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    tableState.indexTitles = hasIndex ? askIndexTitles() : nil
    let query = RowMetricsQuery(self)
    var geometry = RowGeometry(
      counts.indices.map(query.section), width: contentWidth,
      tableHeader: tableHeaderView?.frame.height ?? 0,
      tableFooter: tableFooterView?.frame.height ?? 0, isPinning: style == .plain)
    geometry.sideInset = sectionSideInset
    for (element, height) in tableState.carried { geometry.resolve(element, to: height) }
    tableState.carried = [:]
    tableState.geometry = geometry
    contentSize = CGSize(width: bounds.width, height: geometry.contentSize.height)
  }

  private func placeOwnViews() {
    backgroundView?.frame = bounds
    let geometry = geometry
    tableHeaderView?.frame = geometry.tableHeaderRect
    tableFooterView?.frame = geometry.tableFooterRect
    placeSectionIndex()
  }

  func elementsInBounds() -> [(RowElement, Void)] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    return geometry.elements(visible: bounds.minY...bounds.maxY).map { ($0, ()) }
  }

  func place(_ view: UIView, _ element: RowElement, _ placement: Void) {
    guard let natural = geometry.rect(of: element, visible: pinningRange) else { return }
    let rect = makingRoom(natural, for: element)
    if view.frame != rect { view.frame = rect }
    guard let cell = view as? UITableViewCell else {
      view.layer.zPosition = Self.headerOrder
      let isPinned = geometry.rect(of: element) != natural
      (view as? UITableViewHeaderFooterView)?.setPinned(isPinned)
      return
    }
    applySeparator(to: cell)
  }

  func applySeparator(to cell: UITableViewCell) {
    let pixel = 1 / max(traitCollection.displayScale, 1)
    cell.separatorHeight = separatorStyle == .none ? 0 : pixel
    cell.separatorColor = separatorColor
    cell.inheritedSeparatorInset = separatorInset(of: cell)
  }

  /// The z-position of headers and footers, which are in front of rows.
  private static var headerOrder: CGFloat { 1 }

  func display(_ view: UIView, _ element: RowElement, _ placement: Void) {
    place(view, element, ())
    switch element {
    case .row(let path):
      if view.superview !== self { keepingLayoutValid { insertBelowHeaders(view) } }
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    case .header(let section):
      keepingLayoutValid { addSubview(view) }
      untranslatedDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section):
      keepingLayoutValid { addSubview(view) }
      untranslatedDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Inserts a row's view behind all headers and footers, which can be pinned in front of rows.
  func insertBelowHeaders(_ view: UIView) {
    let front = subviews.first { $0.layer.zPosition == Self.headerOrder }
    if let front { insertSubview(view, belowSubview: front) } else { addSubview(view) }
  }

  func didEndDisplay(_ entry: Entry) {
    switch entry.element {
    case .row(let path):
      if let cell = entry.view as? UITableViewCell {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    case .header(let section):
      untranslatedDelegate?.tableView(
        self, didEndDisplayingHeaderView: entry.view, forSection: section)
    case .footer(let section):
      untranslatedDelegate?.tableView(
        self, didEndDisplayingFooterView: entry.view, forSection: section)
    }
  }

  func recycle(_ view: UIView) {
    (view as? UITableViewCell)?.listState = CellListState()
    pools.put(view)
  }
}
