import Foundation

/// A drop on a table.
@MainActor final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let list: UITableView
  private var animations: [DragAnimation] = []

  init(
    _ session: DropSession, _ proposal: UITableViewDropProposal, at destination: IndexPath?,
    items: [TableDropItem], in list: UITableView
  ) {
    self.session = session
    self.proposal = proposal
    self.items = items
    self.list = list
    destinationIndexPath = destination
    super.init()
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    let state = DropPlaceholderState(path: placeholder.insertionIndexPath)
    list.dragging.placeholders.append(state)
    return add(TableDropPlaceholder(dragItem, state, in: list))
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    add(DragAnimation())
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    add(DragAnimation())
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    add(DragAnimation())
  }

  private func add<Animation: DragAnimation>(_ animation: Animation) -> Animation {
    animations.append(animation)
    return animation
  }

  /// Runs what was added to the items' animations.
  func runAnimations() {
    for animation in animations { animation.run() }
  }
}
