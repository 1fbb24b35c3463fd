import Foundation

/// A drop on a collection view.
@MainActor
final class CollectionDropCoordinator: ListDropCoordinator,
  UICollectionViewDropCoordinator
{
  let items: [any UICollectionViewDropItem]
  let proposal: UICollectionViewDropProposal

  init(_ session: DropSession, _ proposal: UICollectionViewDropProposal, in list: UICollectionView)
  {
    self.proposal = proposal
    items = list.dropItems(session)
    super.init(session, in: list)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    keepPlace(at: placeholder.insertionIndexPath, for: dragItem)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    animate()
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    animate()
  }
}
