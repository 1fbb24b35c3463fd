import Foundation

extension UICollectionView {
  /// Sets the state and the separators of a list cell that is about to be shown.
  func prepareListCell(_ cell: UICollectionViewCell, at path: IndexPath) {
    cell.listState = listState(of: path)
    (cell as? UICollectionViewListCell)?.separators = separators(of: path)
  }

  /// Indents a list cell by the level of its item in an outline. The data source may change the
  /// indentation afterward.
  func indentListCell(_ view: UIView, at path: IndexPath) {
    guard let cell = view as? UICollectionViewListCell,
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
  func updateExpandedStates() {
    guard let outline = dataSource as? any OutlineDataSource else { return }
    for (path, cell) in visibleItems { cell.listState.isExpanded = outline.isExpanded(at: path) }
  }

  // MARK: Separators

  /// Returns the separators of an item, or `nil` outside of sections that show separators.
  ///
  /// Source: Apple's documentation of `UICollectionLayoutListConfiguration`: `showsSeparators`,
  /// `separatorConfiguration`, `itemSeparatorHandler`.
  private func separators(of path: IndexPath) -> UIListSeparatorConfiguration? {
    let list = collectionViewLayout.listConfiguration(ofSection: path.section)
    guard let list, list.showsSeparators else { return nil }
    guard let handler = list.itemSeparatorHandler else { return list.separatorConfiguration }
    return ownEnvironment.bind { handler(path, list.separatorConfiguration) }
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
    guard !isEditing, contains(path), cellForItem(at: path) is UICollectionViewListCell,
      let list = collectionViewLayout.listConfiguration(ofSection: path.section)
    else { return nil }
    let provider =
      isTrailing
      ? list.trailingSwipeActionsConfigurationProvider
      : list.leadingSwipeActionsConfigurationProvider
    guard let actions = ownEnvironment.bind({ provider?(path) }), !actions.actions.isEmpty else {
      return nil
    }
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
