import Foundation

/// The context of a placeholder in a table.
@MainActor final class TableDropPlaceholder: DragAnimation, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let state: DropPlaceholderState
  private weak var list: UITableView?

  init(_ dragItem: UIDragItem, _ state: DropPlaceholderState, in list: UITableView) {
    self.dragItem = dragItem
    self.state = state
    self.list = list
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let list, deletePlaceholder() else { return false }
    let path = state.path
    withoutActuallyEscaping(dataSourceUpdates) { change in
      list.performBatchUpdates {
        change(path)
        list.insertRows(at: [path], with: .automatic)
      }
    }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let list, state.isThere else { return false }
    state.isThere = false
    list.dragging.placeholders.removeAll { $0 === state }
    return true
  }
}
