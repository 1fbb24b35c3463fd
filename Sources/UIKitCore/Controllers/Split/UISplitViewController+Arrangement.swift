extension UISplitViewController {
  /// A Boolean value that indicates whether the view is wider than it is high. Before the view is
  /// loaded, the size of the screen is used.
  var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? RuntimeEnvironment.current.screen.size
    return size.width > size.height
  }

  // MARK: Modes

  /// The display mode that results from the preferred mode, the preferred behavior and the view's
  /// size.
  var resolvedDisplayMode: DisplayMode {
    if preferredDisplayMode == .automatic {
      return isWide ? mode(of: 1, chosenBehavior) : .secondaryOnly
    }
    let count = min(preferredDisplayMode.sideColumnCount, style == .tripleColumn ? 2 : 1)
    if hasChosenBehavior { return mode(of: count, preferredSplitBehavior) }
    guard count < preferredDisplayMode.sideColumnCount else { return preferredDisplayMode }
    return preferredDisplayMode.isOverlay ? .oneOverSecondary : .oneBesideSecondary
  }

  var hasChosenBehavior: Bool { preferredSplitBehavior != .automatic && style != .unspecified }

  /// The preferred split behavior, or the one that follows from the shape of the view.
  var chosenBehavior: SplitBehavior {
    if hasChosenBehavior { return preferredSplitBehavior }
    return isWide ? .tile : .overlay
  }

  /// Returns the display mode of a behavior with a number of side columns.
  ///
  /// Rule: UIKit's documentation of `SplitBehavior` lists the modes of each behavior: tiled columns
  /// lie beside the secondary column, overlaid columns over it; with the displacing behavior, a
  /// second side column displaces it.
  private func mode(of count: Int, _ behavior: SplitBehavior) -> DisplayMode {
    switch (count, behavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }

  /// Returns the number of side columns that must be visible for a column to be visible.
  private func sideCount(upTo column: Column) -> Int {
    switch column {
    case .primary: style == .tripleColumn ? 2 : 1
    case .supplementary: 1
    case .secondary, .compact: 0
    }
  }

  /// Returns the display mode in which a column is visible: the current mode, if it is visible now.
  func mode(showing column: Column) -> DisplayMode {
    let count = sideCount(upTo: column)
    if displayMode.sideColumnCount >= count { return displayMode }
    return mode(of: count, splitBehavior)
  }

  /// Returns the display mode in which a column is hidden. The secondary column is always visible.
  func mode(hiding column: Column) -> DisplayMode {
    let count = sideCount(upTo: column)
    guard count > 0, displayMode.sideColumnCount >= count else { return displayMode }
    return mode(of: count - 1, splitBehavior)
  }

  func toggleDisplayMode() {
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if target != .automatic { return change(to: target) }
    change(to: displayMode == .secondaryOnly ? mode(of: 1, splitBehavior) : .secondaryOnly)
  }

  /// Applies the resolved display mode if it changed since the last update.
  ///
  /// The preferred mode, the behavior, or the shape of the view can change it. A mode that the user
  /// or `show(_:)` chose stays until then.
  func updateDisplayMode() {
    let resolved = resolvedDisplayMode
    guard resolved != split.resolvedMode else { return }
    split.resolvedMode = resolved
    change(to: resolved)
  }

  /// Changes the display mode and notifies the delegate in UIKit's order: first of the mode, then
  /// of the columns.
  func change(to mode: DisplayMode) {
    guard mode != split.displayMode else { return }
    guard isViewLoaded, !split.isCollapsed else {
      split.displayMode = mode
      return
    }
    delegate?.splitViewController(self, willChangeTo: mode)
    let former = visibleColumns
    split.displayMode = mode
    tellColumns(from: former, to: visibleColumns)
    showColumns()
  }

  private func tellColumns(from former: [Column], to present: [Column]) {
    guard style != .unspecified else { return }
    for column in former where !present.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    for column in present where !former.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
  }

  // MARK: Columns

  /// The columns that the display mode shows, in reading order.
  var visibleColumns: [Column] {
    let sides = split.columns.filter { $0 != .secondary }
    let shown = Array(sides.suffix(displayMode.sideColumnCount))
    return split.roots[.secondary] == nil ? shown : shown + [.secondary]
  }

  /// Sets the controller of a column and adds it as a child. The caller then updates the
  /// arrangement.
  func give(_ controller: UIViewController?, to column: Column) {
    let former = split.roots[column]
    split.given[column] = controller
    split.roots[column] = controller.map { root(for: $0, in: column) }
    if let former, former !== split.roots[column] { letGo(former) }
    guard !split.isCollapsed, let root = split.roots[column] else { return }
    adoptRoot(root)
  }

  private func root(for controller: UIViewController, in column: Column) -> UIViewController {
    if style == .unspecified || column == .compact { return controller }
    if let navigation = controller as? UINavigationController { return navigation }
    if let former = split.roots[column] as? UINavigationController,
      former.viewControllers.first === controller
    {
      return former
    }
    return UINavigationController(rootViewController: controller)
  }

  func adoptRoot(_ root: UIViewController) {
    guard root.parent !== self else { return }
    leaveStack(root)
    addChild(root)
    root.didMove(toParent: self)
  }

  /// Removes a controller from this one, or from the navigation stack to which it was moved while
  /// collapsing.
  func letGo(_ root: UIViewController) {
    if root.parent !== self { return leaveStack(root) }
    root.willMove(toParent: nil)
    if let index = split.shown.firstIndex(where: { $0 === root }) {
      split.shown.remove(at: index)
      conceal([root])
    }
    root.removeFromParent()
  }

  /// Removes a controller from the navigation stack to which it was moved while collapsing.
  private func leaveStack(_ root: UIViewController) {
    guard let stack = root.parent as? UINavigationController else { return }
    stack.viewControllers = stack.viewControllers.filter { $0 !== root }
  }

  func replaceColumns(_ controllers: [UIViewController]) {
    let names: [Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    let wasCollapsed = split.isCollapsed
    split.isCollapsed = false
    split.collapsedRoot = nil
    for (index, column) in names.enumerated() {
      give(controllers.indices.contains(index) ? controllers[index] : nil, to: column)
    }
    if wasCollapsed { collapse() }
    showColumns()
  }

  /// Updates the views after a change of the columns. A collapsed controller collapses again.
  func columnsDidChange() {
    guard isViewLoaded else { return }
    if split.isCollapsed {
      expandColumns()
      collapse()
    }
    showColumns()
  }

  // MARK: Views

  /// The controllers whose views must be installed, back to front. Columns in front of the
  /// secondary one come last.
  private var wanted: [UIViewController] {
    if split.isCollapsed { return split.collapsedRoot.map { [$0] } ?? [] }
    return visibleColumns.reversed().compactMap { split.roots[$0] }
  }

  /// Replaces the views of the columns. Disappearing controllers are notified first, as in a tab
  /// bar controller.
  func showColumns() {
    guard isViewLoaded else { return }
    let (former, next) = (split.shown, wanted)
    split.shown = next
    let leaving = former.filter { old in !next.contains { $0 === old } }
    let coming = next.filter { new in !former.contains { $0 === new } }
    let isVisible = appearance.state == .appeared || appearance.state == .appearing
    if isVisible {
      for controller in leaving where controller.parent === self {
        controller.beginAppearance(.disappearing, animated: false, driven: true)
      }
      for controller in coming {
        controller.beginAppearance(.appearing, animated: false, driven: true)
      }
    }
    for controller in leaving where controller.parent === self {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    updateColumnTraits()
    if !former.elementsEqual(next, by: ===) {
      for controller in next { view.addSubview(controller.view) }
    }
    positionColumns()
    guard isVisible else { return }
    for controller in leaving where controller.appearance.state == .disappearing {
      controller.endAppearance()
    }
    guard appearance.state == .appeared else { return }
    for controller in coming { controller.endAppearance() }
  }

  /// Removes the views of controllers that are no longer shown.
  private func conceal(_ controllers: [UIViewController]) {
    let isVisible = appearance.state == .appeared || appearance.state == .appearing
    for controller in controllers {
      if isVisible { controller.beginAppearance(.disappearing, animated: false, driven: true) }
      controller.viewIfLoaded?.removeFromSuperview()
      if isVisible { controller.endAppearance() }
    }
  }

  /// Sets the horizontal size class of the side columns to compact.
  ///
  /// Rule: UIKit's documentation of size classes: a side column has a compact horizontal size
  /// class.
  private func updateColumnTraits() {
    for column in split.columns {
      guard let root = split.roots[column], root.parent === self else { continue }
      let isSide = column != .secondary && !split.isCollapsed
      let traits = isSide ? UITraitCollection(horizontalSizeClass: .compact) : nil
      guard overrideTraitCollection(forChild: root) != traits else { continue }
      setOverrideTraitCollection(traits, forChild: root)
    }
  }

  /// Returns the width of a column in points, or zero while it is hidden.
  func shownWidth(of column: Column) -> CGFloat {
    guard isViewLoaded, !split.isCollapsed, visibleColumns.contains(column) else { return 0 }
    return width(of: column, in: view.bounds.width)
  }

  /// Sets the frames of the visible columns. There is no separator between them.
  func positionColumns() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    if split.isCollapsed {
      split.collapsedRoot?.viewIfLoaded?.frame = bounds
      return
    }
    var edge: CGFloat = 0
    for column in visibleColumns {
      guard let columnView = split.roots[column]?.viewIfLoaded else { continue }
      let room = column == .secondary ? secondaryRoom(after: edge, in: bounds.width) : nil
      let span = room ?? (edge, width(of: column, in: bounds.width))
      let x = isMirrored ? bounds.width - span.0 - span.1 : span.0
      columnView.frame = CGRect(x: x, y: 0, width: span.1, height: bounds.height)
      edge += width(of: column, in: bounds.width)
    }
  }

  /// Returns the left edge and the width of the secondary column in points, for a primary column on
  /// the left.
  private func secondaryRoom(
    after edge: CGFloat, in total: CGFloat
  ) -> (CGFloat, CGFloat) {
    if displayMode.isOverlay { return (0, total) }
    guard displayMode == .twoDisplaceSecondary else { return (edge, max(0, total - edge)) }
    // The column keeps the width that it has beside one side column.
    return (edge, max(0, total - width(of: .supplementary, in: total)))
  }

  /// A Boolean value that indicates whether the primary column is on the right.
  private var isMirrored: Bool {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft != (primaryEdge == .trailing)
  }
}
