import Foundation

/// The part of a cell's configuration state that its list determines.
package struct CellListState: Equatable {
  /// A Boolean value that indicates whether the list is being edited.
  package var isEditing = false
  /// A Boolean value that indicates whether the cell's swipe actions are revealed.
  var isSwiped = false
  /// A Boolean value that indicates whether the items below the cell's item are shown.
  var isExpanded = false
  /// A Boolean value that indicates whether the cell is being moved.
  var isReordering = false
  /// The state of the cell relative to items that are dragged over the list.
  var drop = UICellConfigurationState.DropState.none

  /// Sets the values in a configuration state.
  func apply(to state: inout UICellConfigurationState) {
    state.isEditing = isEditing
    state.isSwiped = isSwiped
    state.isExpanded = isExpanded
    state.isReordering = isReordering
    state.cellDropState = drop
  }
}

extension ListView {
  /// Updates the drop state of the visible cells.
  ///
  /// Source: Apple's documentation of `UICellConfigurationState.DropState`: while a drop session is
  /// over the list, its cells are not targeted, except for the cell into which the items would be
  /// dropped.
  func updateDropStates() {
    for (path, cell) in visibleItems { cell.listState.drop = dropState(of: path) }
  }

  func dropState(of path: IndexPath) -> UICellConfigurationState.DropState {
    guard dragging.drop != nil else { return .none }
    return dragging.targetsItem && dragging.destination == path ? .targeted : .notTargeted
  }
}
