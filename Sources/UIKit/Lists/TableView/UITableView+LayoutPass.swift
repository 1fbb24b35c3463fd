import Foundation

extension UITableView {
  /// The height of rows that the delegate gives none, in points.
  var standardHeight: CGFloat {
    rowHeight.rowLength > 0 ? rowHeight : UITableView.standardRowHeight
  }

  /// The width of rows, in points: the index strip takes its part.
  package var contentWidth: CGFloat {
    let titles = tableState.indexTitles ?? []
    return max(bounds.width - (titles.isEmpty ? 0 : UITableView.indexStripWidth), 0)
  }

  /// The range of the content between the insets that is in sight, for headers that stay there.
  private var pinningRange: ClosedRange<CGFloat> {
    let room = bounds.inset(by: adjustedContentInset)
    return room.minY...max(room.maxY, room.minY)
  }

  /// Forgets all lengths; they are asked for again at the next layout pass.
  func invalidateHeights() {
    tableState.geometry = nil
    tableState.measured = [:]
    tableState.madeViews = [:]
    setNeedsLayout()
  }

  /// Brings lengths up to date, then what is in sight.
  func performLayoutPass() {
    guard !tableState.isInPass else { return }
    tableState.isInPass = true
    defer { tableState.isInPass = false }
    retireViews()
    if tableState.geometry.map({ $0.width != contentWidth }) ?? true { rebuildGeometry() }
    measureVisibleRows()
    placeOwnViews()
    showVisibleElements()
    showDelayedUpdates()
    announcePrefetching()
  }

  private func retireViews() {
    tableState.isReloadPending = false
    let entries = retired
    retired = []
    for entry in entries { endDisplay(entry) }
  }

  func prepareGeometryIfNeeded() {
    if tableState.geometry == nil { rebuildGeometry() }
  }

  /// Where everything is, computed now if it is out of date.
  var geometry: RowGeometry {
    ownEnvironment.bind { prepareGeometryIfNeeded() }
    return tableState.geometry ?? RowGeometry([], width: 0)
  }

  private func askIndexTitles() -> [String]? {
    dataSource.flatMap { dataSource in
      optionalMembers.ask("sectionIndexTitles(for:)") { dataSource.sectionIndexTitles(for: self) }
    } ?? nil
  }

  /// Asks for counts, index titles and lengths.
  private func rebuildGeometry() {
    let counts = knownCounts
    let hasIndex = counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
    tableState.indexTitles = hasIndex ? askIndexTitles() : nil
    let query = RowMetricsQuery(self)
    let geometry = RowGeometry(
      counts.indices.map(query.section), width: contentWidth,
      tableHeader: tableHeaderView?.frame.height ?? 0,
      tableFooter: tableFooterView?.frame.height ?? 0, isPinning: style == .plain)
    tableState.geometry = geometry
    contentSize = CGSize(width: bounds.width, height: geometry.contentSize.height)
  }

  /// Replaces the estimates of rows in sight by their heights, until no estimate is in sight.
  private func measureVisibleRows() {
    let query = RowMetricsQuery(self)
    guard query.isEstimating, bounds.height > 0 else { return }
    while let geometry = tableState.geometry {
      let unknown = geometry.rows(in: bounds.minY...bounds.maxY).filter {
        tableState.measured[$0] == nil
      }
      guard !unknown.isEmpty else { return }
      for path in unknown { tableState.measured[path] = query.height(of: path) }
      rebuildGeometry()
    }
  }

  private func placeOwnViews() {
    backgroundView?.frame = bounds
    let geometry = geometry
    tableHeaderView?.frame = geometry.tableHeaderRect
    tableFooterView?.frame = geometry.tableFooterRect
  }

  /// Shows what meets the bounds and ends the display of what no longer does (as rule V3).
  func showVisibleElements(leaving: [TableStage.Entry] = []) {
    let former = stage.entries
    var shown: [TableStage.Entry] = []
    for element in visibleElements() {
      if let view = stage[element] {
        place(view, element)
        shown.append(TableStage.Entry(element: element, view: view))
      } else if !isOvertaken, let view = makeView(element) {
        display(view, element)
        shown.append(TableStage.Entry(element: element, view: view))
      }
    }
    guard !tableState.isReloadPending else {
      return retire(shown, former: former, leaving: leaving)
    }
    stage.replace(with: shown)
    let kept = Set(shown.map(\.element))
    for entry in leaving + former.filter({ !kept.contains($0.element) }) { endDisplay(entry) }
  }

  /// Whether a callback of this pass changed the data, so that places of the pass are out of date.
  private var isOvertaken: Bool {
    tableState.isReloadPending || !tableState.delayedUpdates.isEmpty
  }

  /// Puts aside what a pass has shown when one of its callbacks reloaded.
  private func retire(
    _ shown: [TableStage.Entry], former: [TableStage.Entry], leaving: [TableStage.Entry]
  ) {
    let known = Set(former.map(\.element))
    retired += leaving + shown.filter { !known.contains($0.element) }
    setNeedsLayout()
  }

  /// Shows the updates that callbacks of the pass committed, one after the other.
  func showDelayedUpdates() {
    while !tableState.delayedUpdates.isEmpty {
      let plan = tableState.delayedUpdates.removeFirst()
      showVisibleElements(leaving: moveStage(plan))
    }
  }

  private func visibleElements() -> [RowElement] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    return geometry.elements(visible: bounds.minY...bounds.maxY)
  }

  func place(_ view: UIView, _ element: RowElement) {
    guard let rect = geometry.rect(of: element, visible: pinningRange) else { return }
    if view.frame != rect { view.frame = rect }
    guard let cell = view as? UITableViewCell else {
      view.layer.zPosition = Self.headerOrder
      return
    }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    cell.separatorHeight = separatorStyle == .none ? 0 : pixel
    cell.separatorColor = separatorColor
  }

  /// The order of headers and footers, in front of the rows they pass over.
  private static var headerOrder: CGFloat { 1 }

  private func display(_ view: UIView, _ element: RowElement) {
    place(view, element)
    switch element {
    case .row(let path):
      insertBelowHeaders(view)
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    case .header(let section):
      addSubview(view)
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    case .footer(let section):
      addSubview(view)
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Rows lie behind headers and footers, which may stay in sight in front of them.
  private func insertBelowHeaders(_ view: UIView) {
    let front = subviews.first { $0.layer.zPosition == Self.headerOrder }
    if let front { insertSubview(view, belowSubview: front) } else { addSubview(view) }
  }

  /// Takes a view out of sight, tells the delegate and gives it back to its pool.
  func endDisplay(_ entry: TableStage.Entry) {
    entry.view.removeFromSuperview()
    switch entry.element {
    case .row(let path):
      if let cell = entry.view as? UITableViewCell {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
    case .header(let section):
      delegate?.tableView(self, didEndDisplayingHeaderView: entry.view, forSection: section)
    case .footer(let section):
      delegate?.tableView(self, didEndDisplayingFooterView: entry.view, forSection: section)
    }
    pools.put(entry.view)
  }
}
