import Foundation

/// The gap that rows leave for a row that is being moved or dropped.
struct RowGap: Equatable {
  /// The row that is being moved, or `nil` for an item from elsewhere.
  var source: IndexPath?
  /// The index path that the row would have after the move or insertion.
  var target: IndexPath
}

extension UITableView {
  /// Shows a gap for a row, or removes it when `nil`.
  func showGap(_ gap: RowGap?) {
    guard gap != tableState.gap else { return }
    tableState.gap = gap
    setNeedsLayout()
  }

  /// Returns the frame of an element, adjusted for the current gap.
  ///
  /// Rule: Apple's Table View Programming Guide for iOS, "Managing the Reordering of Rows": the
  /// rows between the former and the new position of a row move to make space for it. Decided here:
  /// the gap has the height of the row, or of a standard row for an item from elsewhere. Rows that
  /// would not be visible without the gap are not created for it.
  func makingRoom(_ rect: CGRect, for element: RowElement) -> CGRect {
    guard let gap = tableState.gap, let edge = edge(of: gap) else { return rect }
    guard let source = gap.source.flatMap({ geometry.rect(of: .row($0)) }) else {
      return rect.minY < edge ? rect : rect.offsetBy(dx: 0, dy: standardHeight)
    }
    if element == gap.source.map(RowElement.row) {
      let y = edge > source.minY ? edge - source.height : edge
      return CGRect(x: rect.minX, y: y, width: rect.width, height: rect.height)
    }
    guard let place = geometry.rect(of: element)?.minY else { return rect }
    if place > source.minY, place < edge { return rect.offsetBy(dx: 0, dy: -source.height) }
    if place < source.minY, place >= edge { return rect.offsetBy(dx: 0, dy: source.height) }
    return rect
  }

  /// Returns the vertical position of a gap in the geometry without the gap, in points.
  private func edge(of gap: RowGap) -> CGFloat? {
    let target = gap.target
    guard let rect = geometry.rect(of: .row(target)) else {
      let last = IndexPath(row: target.row - 1, section: target.section)
      return geometry.rect(of: .row(last))?.maxY
    }
    guard let source = gap.source, source.section == target.section, source < target else {
      return rect.minY
    }
    return rect.maxY
  }

  // MARK: Reordering by the control of a row

  /// Returns the state of a row's cell that the table view determines, except for editing.
  func listState(of path: IndexPath) -> CellListState {
    var state = CellListState()
    state.isSwiped = swipedIndexPath == path
    state.isReordering = tableState.reordered == path
    state.drop = dropState(of: path)
    return state
  }

  /// Begins to move a row by its reorder control.
  ///
  /// - Returns: `true` if the row can be moved.
  package func beginReorder(at path: IndexPath) -> Bool {
    guard tableState.reordered == nil, contains(path), mayMove(path), dataSource != nil else {
      return false
    }
    tableState.reordered = path
    cellForRow(at: path)?.listState.isReordering = true
    showGap(RowGap(source: path, target: path))
    return true
  }

  /// Moves the gap to an index path, which the delegate may change.
  package func continueReordering(to proposed: IndexPath) {
    guard let source = tableState.reordered, contains(proposed) else { return }
    let target = ownEnvironment.bind { allowedTarget(from: source, proposed: proposed) }
    showGap(RowGap(source: source, target: target))
  }

  /// Ends the move of a row: at its new index path, or at its former one when canceled.
  ///
  /// - Returns: The index path of the row, or `nil` if no row is being moved.
  @discardableResult
  package func endReordering(isCancelled: Bool) -> IndexPath? {
    guard let source = tableState.reordered else { return nil }
    let target = isCancelled ? source : tableState.gap?.target ?? source
    tableState.reordered = nil
    cellForRow(at: source)?.listState.isReordering = false
    showGap(nil)
    if target != source { moveData(from: source, to: target) }
    return target
  }
}
