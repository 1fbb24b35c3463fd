import Foundation

extension UITableView {
  /// The treatment of the content offset when measured heights replace estimates.
  enum HeightResolution {
    /// The offset changes by the difference above the first row with a known height (rule T5).
    case movingOffset
    /// The offset does not change, as in edits (rule T6).
    case keepingOffset
  }

  /// Measures and displays the elements in the bounds one after the other, until no estimates are
  /// left (rule T4).
  ///
  /// Without estimates, the pass displays the elements in the same order.
  func resolveVisibleHeights(_ resolution: HeightResolution) {
    guard bounds.height > 0, tableState.geometry?.hasEstimates == true else { return }
    let query = RowMetricsQuery(self)
    while !isOvertaken, let geometry = tableState.geometry {
      let elements = geometry.elements(visible: bounds.minY...bounds.maxY)
      let anchor = resolution == .movingOffset ? anchor(in: elements, geometry) : nil
      guard let element = nextElement(of: elements, before: anchor, geometry) else { return }
      if geometry.isEstimate(element) {
        resolve(element, query, keeping: anchor.map { elements[$0] })
      }
      guard !isOvertaken, visible.displayedView(of: element) == nil else { continue }
      guard isInBounds(element) else { continue }
      guard let view = makeView(element, ()) else { return }
      visible.display(Entry(element: element, view: view))
      display(view, element, ())
    }
  }

  /// Returns the next element to measure or to display, or `nil` when all are displayed.
  ///
  /// Estimates above a known row are replaced upward from it, so that no element is displayed that the
  /// height of a later one moves out of the bounds.
  private func nextElement(
    of elements: [RowElement], before anchor: Int?, _ geometry: RowGeometry
  ) -> RowElement? {
    if let anchor, let above = elements[..<anchor].last(where: geometry.isEstimate) {
      return above
    }
    return elements.first {
      geometry.isEstimate($0) || visible.displayedView(of: $0) == nil
    }
  }

  /// Returns the index of the first visible row with a known height, or `nil` while the content is
  /// at its beginning, where it stays.
  private func anchor(in elements: [RowElement], _ geometry: RowGeometry) -> Int? {
    guard bounds.minY > -adjustedContentInset.top else { return nil }
    return elements.firstIndex { $0.itemPath != nil && !geometry.isEstimate($0) }
  }

  /// Replaces the estimate of an element. The row that is kept stays at its position in the view.
  ///
  /// The cell is made before its height is asked for.
  private func resolve(
    _ element: RowElement, _ query: RowMetricsQuery, keeping anchor: RowElement?
  ) {
    if element.itemPath != nil { _ = measurableView(of: element) }
    guard !isOvertaken else { return }
    let height = query.height(of: element)
    guard !isOvertaken, tableState.geometry != nil else { return }
    let former = anchor.flatMap { tableState.geometry?.rect(of: $0)?.minY }
    tableState.geometry?.resolve(element, to: height)
    let present = anchor.flatMap { tableState.geometry?.rect(of: $0)?.minY }
    adoptHeights(movedBy: (present ?? 0) - (former ?? 0))
  }

  private func isInBounds(_ element: RowElement) -> Bool {
    guard let rect = geometry.rect(of: element) else { return false }
    guard element.itemPath != nil else {
      return geometry.elements(visible: bounds.minY...bounds.maxY).contains(element)
    }
    return rect.maxY > bounds.minY && rect.minY < bounds.maxY
  }

  /// Sets the content size for the current heights, and moves the offset by a distance.
  private func adoptHeights(movedBy distance: CGFloat) {
    guard let geometry = tableState.geometry else { return }
    // The rest of the pass uses the new offset.
    keepingLayoutValid {
      if distance < 0 { shiftOffset(by: CGPoint(x: 0, y: distance)) }
      contentSize = CGSize(width: bounds.width, height: geometry.contentSize.height)
      if distance > 0 { shiftOffset(by: CGPoint(x: 0, y: distance)) }
      pullIntoRange()
    }
  }

  // MARK: Measuring

  /// Returns the height of a row, header, or footer's content in the table view's width, or `nil`
  /// when it has none.
  ///
  /// The view that is measured is the one that is displayed afterward.
  func fittingHeight(of element: RowElement) -> CGFloat? {
    guard let view = measurableView(of: element) else { return nil }
    let width = contentWidth
    if view.frame.width != width { view.frame.size.width = width }
    if let cell = view as? UITableViewCell { applySeparator(to: cell) }
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    (view as? UITableViewCell)?.isSelfSized = true
    return height > 0 && height.isFinite ? height : nil
  }

  /// Returns the view of an element for measuring: the visible one, or a new one that will be
  /// shown.
  private func measurableView(of element: RowElement) -> UIView? {
    if let view = visible.displayedView(of: element) { return view }
    guard let view = tableState.madeViews[element] ?? makeView(element, ()) else { return nil }
    tableState.madeViews[element] = view
    if view.superview !== self {
      keepingLayoutValid {
        if element.itemPath == nil { addSubview(view) } else { insertBelowHeaders(view) }
      }
    }
    return view
  }

  /// Removes views that were created for measuring and are not visible. Cells are returned to their
  /// reuse pool.
  func releaseMadeViews() {
    let made = tableState.madeViews.sorted { $0.key.order < $1.key.order }
    for (element, view) in made where visible[element] !== view {
      keepingLayoutValid { view.removeFromSuperview() }
      guard element.itemPath != nil else { continue }
      tableState.madeViews[element] = nil
      recycle(view)
    }
  }

  // MARK: Invalidation

  /// Forgets heights when the preferred text size changes, unless the table does not measure (rule T14).
  func adaptHeights() {
    let category = traitCollection.preferredContentSizeCategory
    let former = tableState.textSize
    tableState.textSize = category
    guard let former, former != category, estimatedRowHeight != 0 else { return }
    invalidateHeights()
  }

  /// Requests that the visible elements in the bounds are measured again.
  ///
  /// - Returns: Those with a known height.
  func doubtVisibleHeights() -> [RowElement] {
    guard let geometry = tableState.geometry else { return [] }
    let known = geometry.elements(visible: bounds.minY...bounds.maxY).filter {
      visible[$0] != nil && !geometry.isEstimate($0)
    }
    for element in known { tableState.geometry?.doubt(element) }
    return known
  }

  /// Keeps the heights of elements that were not measured again, because others moved them out of the
  /// bounds (rule T6).
  func trustHeights(of elements: [RowElement]) {
    guard !isOvertaken, let geometry = tableState.geometry else { return }
    for element in elements where geometry.isEstimate(element) {
      guard let height = geometry.rect(of: element)?.height else { continue }
      tableState.geometry?.resolve(element, to: height)
    }
  }

  /// Requests that a visible row, header, or footer is measured again in the next layout pass.
  func measureAgain(_ view: UIView) {
    guard let entry = visible.entries.first(where: { $0.view === view }) else { return }
    if let cell = view as? UITableViewCell, !cell.isSelfSized { return }
    tableState.geometry?.doubt(entry.element)
    setNeedsLayout()
  }
}

extension UITableView.SelfSizingInvalidation {
  func allows(_ cause: SizeInvalidation) -> Bool {
    switch self {
    case .disabled: false
    case .enabled: cause == .intrinsicSize
    case .enabledIncludingConstraints: true
    }
  }
}
