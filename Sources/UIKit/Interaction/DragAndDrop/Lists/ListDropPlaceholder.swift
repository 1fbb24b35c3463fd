import Foundation

/// The context of a placeholder in a list.
@MainActor
final class ListDropPlaceholder: DragAnimation, UICollectionViewDropPlaceholderContext,
  UITableViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let state: DropPlaceholderState
  private weak var list: (any DraggingList)?

  init(_ dragItem: UIDragItem, _ state: DropPlaceholderState, in list: any DraggingList) {
    self.dragItem = dragItem
    self.state = state
    self.list = list
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let list, deletePlaceholder() else { return false }
    withoutActuallyEscaping(dataSourceUpdates) { change in
      list.insertDroppedItem(at: state.path, change)
    }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let list, state.isThere else { return false }
    state.isThere = false
    list.dragging.placeholders.removeAll { $0 === state }
    return true
  }

  func setNeedsCellUpdate() {}
}
