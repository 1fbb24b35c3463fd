import Foundation

/// A drop on a collection view.
@MainActor final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private let list: UICollectionView
  private var animations: [DragAnimation] = []

  init(
    _ session: DropSession, _ proposal: UICollectionViewDropProposal, at destination: IndexPath?,
    items: [CollectionDropItem], in list: UICollectionView
  ) {
    self.session = session
    self.proposal = proposal
    self.items = items
    self.list = list
    destinationIndexPath = destination
    super.init()
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    let state = DropPlaceholderState(path: placeholder.insertionIndexPath)
    list.dragging.placeholders.append(state)
    return add(CollectionDropPlaceholder(dragItem, state, in: list))
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    add(DragAnimation())
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
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
