extension UISplitViewController {
  /// Collapses or expands the controller to match its horizontal size class.
  ///
  /// Rule: UIKit's documentation of `isCollapsed`: the controller is collapsed while its horizontal
  /// size class is compact.
  func adaptToTraits() {
    guard isViewLoaded else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != split.isCollapsed else { return }
    isCompact ? collapse() : expand()
    showColumns()
  }

  // MARK: Collapsing

  /// Collapses all columns into one controller.
  func collapse() {
    if style == .unspecified { collapseSecondary() } else { collapseColumns() }
  }

  /// Collapses two unnamed columns into the primary controller.
  ///
  /// Rule: UIKit's documentation of `UISplitViewControllerDelegate`: the delegate chooses the
  /// primary controller and may merge the secondary controller into it; otherwise the primary
  /// controller is asked to. A secondary controller that was not merged is removed.
  private func collapseSecondary() {
    let primary =
      delegate?.primaryViewController(forCollapsing: self) ?? split.roots[.primary]
      ?? split.roots[.secondary]
    split.isCollapsed = true
    guard let primary else { return }
    if let secondary = split.roots[.secondary], secondary !== primary {
      let isMerged =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      if !isMerged { primary.collapseSecondaryViewController(secondary, for: self) }
      if secondary.parent === self {
        give(nil, to: .secondary)
      } else {
        split.given[.secondary] = nil
        split.roots[.secondary] = nil
      }
    }
    if let former = split.roots[.primary], former !== primary { letGo(former) }
    (split.given[.primary], split.roots[.primary]) = (primary, primary)
    adoptRoot(primary)
    split.collapsedRoot = primary
  }

  /// Collapses named columns into the compact column or onto one navigation stack.
  ///
  /// Rule: UIKit's documentation: the controller of the compact column is shown when there is one;
  /// otherwise the controllers of the columns up to the top column are pushed onto the first
  /// column's stack. The secondary column is the proposed top column.
  private func collapseColumns() {
    let columns = split.columns
    let proposed: Column =
      split.roots[.compact] != nil ? .compact : columns.last ?? .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    split.isCollapsed = true
    if top == .compact || columns.isEmpty {
      split.collapsedRoot = split.roots[.compact]
    } else {
      split.collapsedRoot = columns.first.flatMap { split.roots[$0] }
      push(columns.filter { $0.rawValue <= top.rawValue })
    }
    if let root = split.collapsedRoot { adoptRoot(root) }
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Pushes the controllers of columns onto the stack of the first one, unless they are already on
  /// it.
  private func push(_ columns: [Column]) {
    for column in columns.dropFirst() {
      if let root = split.roots[column] { pushOnCollapsedRoot(root, animated: false) }
    }
  }

  /// Pushes a controller onto the collapsed root, or presents it when the root is not a navigation
  /// controller.
  func pushOnCollapsedRoot(_ controller: UIViewController, animated: Bool) {
    guard let root = split.collapsedRoot, root !== controller else { return }
    guard let stack = root as? UINavigationController else {
      return root.present(controller, animated: animated)
    }
    guard !stack.viewControllers.contains(where: { $0 === controller }) else { return }
    conceal(beforeMoving: controller)
    stack.setViewControllers(stack.viewControllers + [controller], animated: animated)
  }

  /// Removes the view of a controller that moves from a column to a stack.
  private func conceal(beforeMoving controller: UIViewController) {
    guard let index = split.shown.firstIndex(where: { $0 === controller }) else { return }
    split.shown.remove(at: index)
    let isVisible = controller.appearance.state == .appeared
    if isVisible { controller.beginAppearance(.disappearing, animated: false, driven: true) }
    controller.viewIfLoaded?.removeFromSuperview()
    if isVisible { controller.endAppearance() }
  }

  /// Pushes the columns up to a column onto the stack, or pops the columns above it.
  func showOnStack(_ column: Column) {
    guard let stack = split.collapsedRoot as? UINavigationController, column != .compact else {
      return
    }
    let columns = split.columns
    guard columns.contains(column), split.roots[columns[0]] === stack else { return }
    if stack.viewControllers.contains(where: { $0 === split.roots[column] }) || column == columns[0]
    {
      hideAbove(column, on: stack)
    } else {
      delegate?.splitViewController(self, willShow: column)
      push(columns.filter { $0.rawValue <= column.rawValue })
    }
  }

  /// Pops a column and those above it. The first column stays.
  func hideOnStack(_ column: Column) {
    guard let stack = split.collapsedRoot as? UINavigationController,
      let below = split.columns.last(where: { $0.rawValue < column.rawValue }),
      stack.viewControllers.contains(where: { $0 === split.roots[column] })
    else { return }
    delegate?.splitViewController(self, willHide: column)
    hideAbove(below, on: stack)
  }

  private func hideAbove(_ column: Column, on stack: UINavigationController) {
    let above = split.columns.filter { $0.rawValue > column.rawValue }.compactMap {
      split.roots[$0]
    }
    guard
      let index = stack.viewControllers.firstIndex(where: { shown in
        above.contains { $0 === shown }
      })
    else { return }
    stack.setViewControllers(Array(stack.viewControllers[..<index]), animated: true)
  }

  // MARK: Expanding

  private func expand() {
    if style == .unspecified { return separateSecondary() }
    expandColumns()
    let proposed = resolvedDisplayMode
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    split.displayMode = mode == .automatic ? proposed : mode
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Moves the controllers from the navigation stack back to their columns.
  func expandColumns() {
    split.isCollapsed = false
    if let compact = split.roots[.compact], compact.parent === self { letGo(compact) }
    split.collapsedRoot = nil
    for column in split.columns {
      if let root = split.roots[column] { adoptRoot(root) }
    }
  }

  /// Expands a collapsed controller into two unnamed columns.
  ///
  /// Rule: UIKit's documentation of `UISplitViewControllerDelegate`: the delegate chooses the
  /// primary controller and what is separated from it; otherwise the primary controller is asked
  /// to.
  private func separateSecondary() {
    let primary = delegate?.primaryViewController(forExpanding: self) ?? split.collapsedRoot
    split.isCollapsed = false
    split.displayMode = resolvedDisplayMode
    guard let primary else { return }
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    split.collapsedRoot = nil
    give(primary, to: .primary)
    give(secondary, to: .secondary)
  }
}
