import Foundation

extension UITableView {
  /// The treatment of the content offset when measured heights replace estimates.
  enum HeightResolution {
    /// The offset changes by the difference above the first row with a known height (rule T5).
    case movingOffset
    /// The offset does not change, as in edits (rule T6).
    case keepingOffset
  }

  /// Measures the visible elements with estimated heights until no estimates are left (rule T4).
  func resolveVisibleHeights(_ resolution: HeightResolution) {
    guard bounds.height > 0 else { return }
    let query = RowMetricsQuery(self)
    while !isOvertaken {
      let unknown = estimatesInBounds
      guard !unknown.isEmpty else { return }
      let anchor = resolution == .movingOffset ? firstKnownRow : nil
      let former = anchor.flatMap { tableState.geometry?.rect(of: $0)?.minY }
      for element in unknown where !isOvertaken {
        let height = query.height(of: element)
        tableState.geometry?.resolve(element, to: height)
      }
      let present = anchor.flatMap { tableState.geometry?.rect(of: $0)?.minY }
      adoptHeights(movedBy: (present ?? 0) - (former ?? 0))
    }
  }

  private var estimatesInBounds: [RowElement] {
    guard let geometry = tableState.geometry else { return [] }
    return geometry.elements(visible: bounds.minY...bounds.maxY).filter(geometry.isEstimate)
  }

  /// The first visible row with a known height, or `nil` while the content is at its beginning,
  /// where it stays.
  private var firstKnownRow: RowElement? {
    guard let geometry = tableState.geometry, bounds.minY > -adjustedContentInset.top else {
      return nil
    }
    return geometry.rows(in: bounds.minY...bounds.maxY).lazy.map { RowElement.row($0) }
      .first { !geometry.isEstimate($0) }
  }

  /// Sets the content size for the current heights, and moves the offset by a distance.
  private func adoptHeights(movedBy distance: CGFloat) {
    guard let geometry = tableState.geometry else { return }
    if distance < 0 { shiftOffset(by: CGPoint(x: 0, y: distance)) }
    contentSize = CGSize(width: bounds.width, height: geometry.contentSize.height)
    if distance > 0 { shiftOffset(by: CGPoint(x: 0, y: distance)) }
    pullIntoRange()
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
    if let view = visible[element] { return view }
    guard let view = tableState.madeViews[element] ?? makeView(element, ()) else { return nil }
    tableState.madeViews[element] = view
    if view.superview !== self {
      if element.itemPath == nil { addSubview(view) } else { insertBelowHeaders(view) }
    }
    return view
  }

  /// Removes views that were created for measuring and are not visible. Cells are returned to their
  /// reuse pool.
  func releaseMadeViews() {
    for (element, view) in tableState.madeViews where visible[element] !== view {
      view.removeFromSuperview()
      guard element.itemPath != nil else { continue }
      tableState.madeViews[element] = nil
      recycle(view)
    }
  }

  // MARK: Invalidation

  /// Requests that the visible elements in the bounds are measured again.
  func doubtVisibleHeights() {
    let elements = tableState.geometry?.elements(visible: bounds.minY...bounds.maxY) ?? []
    for element in elements where visible[element] != nil { tableState.geometry?.doubt(element) }
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
