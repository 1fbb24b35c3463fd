import Foundation

/// The context of a placeholder in a collection view.
@MainActor
final class CollectionDropPlaceholder: DragAnimation, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let state: DropPlaceholderState
  private weak var list: UICollectionView?

  init(_ dragItem: UIDragItem, _ state: DropPlaceholderState, in list: UICollectionView) {
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
        list.insertItems(at: [path])
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

  func setNeedsCellUpdate() {}
}
