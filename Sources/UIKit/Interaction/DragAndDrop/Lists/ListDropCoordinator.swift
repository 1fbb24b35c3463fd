import Foundation

/// A drop on a list: what the coordinators of collection views and tables have alike.
@MainActor class ListDropCoordinator: NSObject {
  let destinationIndexPath: IndexPath?
  let session: any UIDropSession
  private let list: any DraggingList
  private var animations: [DragAnimation] = []

  init(_ session: DropSession, in list: any DraggingList) {
    self.session = session
    self.list = list
    destinationIndexPath = list.dragging.destination
    super.init()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    animate()
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

  /// Runs what was added to the items' animations.
  func runAnimations() {
    for animation in animations { animation.run() }
  }
}
