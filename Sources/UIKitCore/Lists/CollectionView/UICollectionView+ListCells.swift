import Foundation

extension UICollectionView {
  /// Sets the state and the separators of a list cell that is about to be shown.
  func prepareListCell(_ cell: UICollectionViewCell, at path: IndexPath) {
    cell.listState = listState(of: path)
    (cell as? any ListSectionCell)?.updateSeparators(at: path, in: self)
  }

  /// Indents a list cell by the level of its item in an outline. The data source may change the
  /// indentation afterward.
  func indentListCell(_ view: UIView, at path: IndexPath) {
    guard let cell = view as? any ListSectionCell,
      let level = (dataSource as? any OutlineDataSource)?.outlineLevel(at: path)
    else { return }
    cell.indentationLevel = level
  }

  private func listState(of path: IndexPath) -> CellListState {
    var state = CellListState()
    state.isEditing = isEditing
    state.isSwiped = swipedPath == path
    state.isReordering = movement?.source == path
    state.isExpanded = (dataSource as? any OutlineDataSource)?.isExpanded(at: path) ?? false
    state.drop = dropState(of: path)
    return state
  }

  /// Updates the expanded state of the visible cells after an outline has changed.
  package func updateExpandedStates() {
    guard let outline = dataSource as? any OutlineDataSource else { return }
    for (path, cell) in visibleItems { cell.listState.isExpanded = outline.isExpanded(at: path) }
  }

  // MARK: Swipe actions

  /// Returns the actions that a swipe reveals at an edge of an item, or `nil` when there are none.
  ///
  /// Source: Apple's documentation of `leadingSwipeActionsConfigurationProvider` and
  /// `trailingSwipeActionsConfigurationProvider`, and of `UICollectionViewListCell`: swipe actions
  /// are a feature of list cells in list sections. While the collection view is in editing mode,
  /// the providers are not called.
  package func beginSwipe(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    endSwiping()
    guard !isEditing, contains(path), cellForItem(at: path) is any ListSectionCell,
      let layout = collectionViewLayout as? any ListSectionLayout,
      let actions = ownEnvironment.bind({ layout.swipeActions(at: path, isTrailing: isTrailing) }),
      !actions.actions.isEmpty
    else { return nil }
    swipedPath = path
    cellForItem(at: path)?.listState.isSwiped = true
    return actions
  }

  /// The index path of the item whose swipe actions are revealed, or `nil`.
  package var swipedIndexPath: IndexPath? { swipedPath }

  /// Hides the revealed swipe actions. Without revealed actions, it has no effect.
  package func endSwiping() {
    guard let path = swipedPath else { return }
    swipedPath = nil
    cellForItem(at: path)?.listState.isSwiped = false
  }
}

/// A data source of an outline, whose items can be expanded and collapsed.
@MainActor
package protocol OutlineDataSource: AnyObject {
  /// Expands or collapses the item at an index path.
  ///
  /// - Returns: A Boolean value that indicates whether the item had children and the handlers
  ///   allowed the change.
  func toggleItem(at indexPath: IndexPath) -> Bool

  /// Returns a Boolean value that indicates whether the children of an item are shown.
  func isExpanded(at indexPath: IndexPath) -> Bool

  /// Returns the level of an item in an outline, or `nil` if its section does not show one.
  func outlineLevel(at indexPath: IndexPath) -> Int?
}

/// A cell of list sections, which has separators and the indentation of its item.
@MainActor package protocol ListSectionCell: UICollectionViewCell {
  /// The level of the cell in a hierarchy.
  var indentationLevel: Int { get set }

  /// Takes the separators that the layout of a collection view has for the cell's item.
  func updateSeparators(at path: IndexPath, in collectionView: UICollectionView)
}

/// A layout with list sections, whose items have swipe actions.
@MainActor package protocol ListSectionLayout: UICollectionViewLayout {
  /// Returns the actions that the section's configuration has at an edge of an item, or `nil` when there are none.
  func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
}
