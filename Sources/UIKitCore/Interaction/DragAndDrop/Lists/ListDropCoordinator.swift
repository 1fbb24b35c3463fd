import Foundation

/// The coordinator of a drop on a list: the common behavior of collection and table views.
@MainActor class ListDropCoordinator<Proposal: UIDropProposal>: NSObject {
  /// The dropped items, each with its index path if it was lifted from the list.
  let dropped: [ListDropItem]
  let proposal: Proposal
  let destinationIndexPath: IndexPath?
  let session: any UIDropSession
  private let list: any DraggingList
  private var animations: [DragAnimation] = []

  init(_ session: DropSession, _ proposal: Proposal, in list: any DraggingList) {
    self.session = session
    self.proposal = proposal
    dropped = list.dropItems(session)
    self.list = list
    destinationIndexPath = list.dragging.destination
    super.init()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    animate()
  }

  /// Animates an item to the place of an element, for whose preview the drop delegate is asked.
  func animate(to path: IndexPath) -> any UIDragAnimating {
    list.willDrop(at: path)
    return animate()
  }

  func animate() -> any UIDragAnimating {
    let animation = DragAnimation()
    animations.append(animation)
    return animation
  }

  func keepPlace(at path: IndexPath, for dragItem: UIDragItem) -> ListDropPlaceholder {
    let state = DropPlaceholderState(path: path)
    list.dragging.placeholders.append(state)
    let placeholder = ListDropPlaceholder(dragItem, state, in: list)
    animations.append(placeholder)
    return placeholder
  }

  /// Calls the drop delegate, then the closures that were added to the items' animations.
  func perform(_ drop: () -> Void) {
    list.ownEnvironment.bind {
      drop()
      for animation in animations { animation.run() }
    }
  }
}

/// A dropped item with its position in the list.
@MainActor final class ListDropItem: NSObject, UICollectionViewDropItem, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?, previewSize: CGSize) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
    self.previewSize = previewSize
    super.init()
  }
}

/// The placeholder of a dropped item in a list until the item is inserted.
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
